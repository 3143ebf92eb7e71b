import { base64url } from "./base64url.ts";

/** Fills an array with random bytes and returns it: {@link randomBytes}, or a fixed sequence in a test. */
export type RandomSource = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;

/** Bytes from the platform's own generator, which is suitable for keys. */
export const randomBytes: RandomSource = (bytes) => crypto.getRandomValues(bytes);

/** A new secret for one sign-in (RFC 7636, 4.1): 32 random bytes, 43 characters. */
export function createVerifier(random: RandomSource): string {
  return base64url(random(new Uint8Array(32)));
}

/** What a session is opened with instead of the verifier itself: its SHA-256 in base64url (S256). */
export async function challengeOf(verifier: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))));
}
