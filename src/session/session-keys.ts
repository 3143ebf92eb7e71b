import { digestText } from "../platform/digest.ts";
import { type SessionKeys, sessionKeysSchema } from "./session-cookie.ts";

interface KeySource {
  readonly sessionKeys: string | null;
  readonly development: boolean;
}

/**
 * The keys of the secret `SESSION_KEYS`. On a developer's machine without the secret, a fixed key that is public in this
 * file, so that a restart signs nobody out. A deployment without the secret, or with one of another form, has no key: then
 * nothing is sealed or signed, and nothing that comes is ours.
 */
export async function sessionKeys({ sessionKeys: secret, development }: KeySource): Promise<SessionKeys> {
  if (secret !== null) return readSessionKeys(secret) ?? [];
  return development
    ? [{ kid: "development", k: await digestText("a key for development, and for nothing else") }]
    : [];
}

/** Whether anything can be sealed here. */
export function hasSessionKeys({ sessionKeys: secret, development }: KeySource): boolean {
  return secret === null ? development : readSessionKeys(secret) !== null;
}

/** The keys in the text of the secret; null if it is not of the right form. */
export function readSessionKeys(secret: string): SessionKeys | null {
  try {
    return sessionKeysSchema.safeParse(JSON.parse(secret)).data?.keys ?? null;
  } catch {
    return null;
  }
}
