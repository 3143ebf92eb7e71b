/** Digits of any script and width as plain ones: in Unicode they stand in rows of ten that begin with zero. */
export function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, plainDigit);
}

function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
