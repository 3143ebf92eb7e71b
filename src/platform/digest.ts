import { base64, base64url, bytesOf } from "./encoding.ts";

/** SHA-256 of bytes, or of a text in UTF-8: 32 bytes. */
export async function digest(content: string | Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const bytes = typeof content === "string" ? bytesOf(content) : content;
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

/** SHA-256 in base64url, 43 characters: stored in place of a secret that nobody can guess. */
export async function digestText(text: string): Promise<string> {
  return base64url(await digest(text));
}

/** The CSP source of inline content: `'sha256-…'` (CSP 3, 2.3.1). */
export async function policySource(content: string): Promise<string> {
  return `'sha256-${base64(await digest(content))}'`;
}

/** Compares two secrets of one length in a time that does not depend on where they differ. */
export function isSameSecret(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length;
  for (let index = 0; index < given.length; index += 1) {
    difference |= given.charCodeAt(index) ^ expected.charCodeAt(index);
  }
  return difference === 0;
}
