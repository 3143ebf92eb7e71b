/** Ways in which people type the six digits of an email. Each has to pass wherever a code is asked for. */
export const codeSpellings = {
  "as they stand": (code: string) => code,
  "as two groups": (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`,
  "with a hyphen": (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`,
  "with a dash and narrow spaces": (code: string) => `\u2009${code.slice(0, 3)}\u202f–\u00a0${code.slice(3)}`,
  "full-width": (code: string) => shifted(code, 0xff10),
  "full-width, with a full-width hyphen": (code: string) => shifted(code, 0xff10).replace(/(?<=^.{3})/, "－"),
  Arabic: (code: string) => shifted(code, 0x0660),
  Persian: (code: string) => shifted(code, 0x06f0),
  Devanagari: (code: string) => shifted(code, 0x0966),
} as const satisfies Readonly<Record<string, (code: string) => string>>;

function shifted(code: string, zero: number): string {
  return code.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
}
