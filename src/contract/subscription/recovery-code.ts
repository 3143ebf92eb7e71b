/**
 * The recovery code of an account: 24 of 32 signs, printed in six groups of four. The first eight name the account and the
 * other sixteen, 80 bits, are its secret. The signs are Crockford's: capital letters without I, L, O and U, and digits.
 */
export const recoverySigns = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const recoveryLength = 24;
export const locatorLength = 8;

/** Letters that people may type for a sign that looks alike, and that sign. */
const lookAlikes: Readonly<Record<string, string>> = { I: "1", L: "1", O: "0" };

/** The 24 signs of what was typed, in any case and with any separators; null if it is not a recovery code. */
export function readRecoveryCode(typed: string | undefined): string | null {
  const plain = (typed ?? "")
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
  const signs = plain.replace(/[ILO]/g, (sign) => lookAlikes[sign] ?? sign);
  return isRecoveryCode(signs) ? signs : null;
}

/** Whether a text is a recovery code as services exchange it: without groups. */
export function isRecoveryCode(text: string): boolean {
  return text.length === recoveryLength && /^[0-9A-HJKMNP-TV-Z]+$/.test(text);
}

/** As it is printed: "7K3M-0QXP-…". */
export function printedRecoveryCode(code: string): string {
  return code.match(/.{1,4}/g)?.join("-") ?? "";
}
