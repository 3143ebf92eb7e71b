/**
 * The six-digit code that we email: to sign in, and to add, change or remove an address. Its limits and how it is read, for
 * the website, the screens inside the apps and the auth service alike. The state of a code that was sent is in
 * `sent-code.ts`, so that a script which only reads codes needs no schema.
 */
import { withPlainDigits } from "../digits.ts";

/** The auth service voids a code after so many wrong tries. */
export const codeTries = 5;

/** How long a code works. */
export const codeMinutes = 10;

/** Seconds that the auth service wants between two emails. It has the last word: a refusal says how long to wait. */
export const resendSeconds = 30;

/**
 * The six digits of what was typed or pasted; null when there are not six. They may be full-width ones or of another script, as
 * some keyboards type them, and any spaces, hyphens and other marks of punctuation may stand around and between them.
 */
export function readCode(typed: string | null | undefined): string | null {
  const digits = withPlainDigits((typed ?? "").normalize("NFKC").replace(/[\s\p{P}\p{Cf}\u2212]/gu, ""));
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** The longest login link that we mail: an address of the longest email address, percent-encoded. */
export const longestLink = 1000;

/**
 * What a login link carries, of a link that was pasted where a code is asked for: a mail may hold the link alone, and inside an
 * app nobody can open it. Null if it is no such link.
 */
export function readPastedLink(typed: string): string | null {
  return /[?&]otp=([A-Za-z0-9]{86})(?![A-Za-z0-9])/.exec(typed.slice(0, longestLink))?.[1] ?? null;
}
