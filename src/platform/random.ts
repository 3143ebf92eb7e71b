import { base64url } from "./encoding.ts";

/** Fills with random bytes and gives them back: {@link randomBytes}, or a fixed sequence in a test. */
export type RandomBytes = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

/** Bytes of the platform's own generator, which is made for keys. */
export const randomBytes: RandomBytes = (bytes) => crypto.getRandomValues(bytes);

/** 32 random bytes in base64url: 43 characters that nobody guesses. */
export function newSecret(): string {
  return base64url(randomBytes(new Uint8Array(32)));
}
