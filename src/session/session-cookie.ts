import { EncryptJWT, jwtDecrypt } from "jose";
import * as z from "zod/mini";

/** `__Host-`: set by this very host, for all of it, over TLS (or on this machine) alone. */
export const sessionCookieName = "__Host-session";

/** An encrypted cookie: its name, and its life in seconds from when it was last sealed. */
export interface CookieKind {
  readonly name: `__Host-${string}`;
  readonly lifetime: number;
}

/** Thirty days, as long as a refresh token lives. */
export const sessionKind: CookieKind = { name: sessionCookieName, lifetime: 2_592_000 };

/** Browsers keep 4,096 bytes of a cookie, its name and attributes included. */
const largest = 3900;

/** The secret `SESSION_KEYS`: JSON, each `k` 32 bytes in base64url. The first seals, all open. */
export const sessionKeysSchema = z.object({
  keys: z
    .array(z.object({ kid: z.string().check(z.minLength(1)), k: z.string().check(z.regex(/^[\w-]{43}$/)) }))
    .check(z.minLength(1)),
});

export type SessionKeys = z.infer<typeof sessionKeysSchema>["keys"];

const entriesSchema = z.record(z.string(), z.string());

/** What a session keeps: text by name. */
export type Entries = ReadonlyMap<string, string>;

/** Entries as an encrypted, authenticated cookie value. Throws when they are too large for a cookie: that is a bug. */
export async function seal(
  entries: Entries,
  keys: SessionKeys,
  now: number,
  { lifetime }: CookieKind = sessionKind,
): Promise<string> {
  const [key] = keys;
  if (!key) throw new Error("there is no key to seal a session with");
  const seconds = Math.floor(now / 1000);
  const sealed = await new EncryptJWT({ entries: Object.fromEntries(entries) })
    .setProtectedHeader({ alg: "dir", enc: "A256GCM", kid: key.kid })
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifetime)
    .encrypt(bytesOf(key.k));
  if (sealed.length > largest) throw new Error(`a session of ${sealed.length} bytes does not fit a cookie`);
  return sealed;
}

/** The entries of a cookie; none when it is missing, forged, of an unknown key or past its time. Never throws. */
export async function unseal(sealed: string | undefined, keys: SessionKeys, now: number): Promise<Entries> {
  if (!sealed || sealed.length > largest) return new Map();
  try {
    const { payload } = await jwtDecrypt(sealed, ({ kid }) => keyOf(keys, kid), {
      keyManagementAlgorithms: ["dir"],
      contentEncryptionAlgorithms: ["A256GCM"],
      currentDate: new Date(now),
      requiredClaims: ["iat", "exp"],
    });
    return new Map(Object.entries(entriesSchema.parse(payload.entries)));
  } catch {
    // Whatever is wrong with it, the visitor is signed out and can sign in again.
    return new Map();
  }
}

function keyOf(keys: SessionKeys, kid: string | undefined): Uint8Array {
  const key = keys.find((candidate) => candidate.kid === kid);
  if (!key) throw new Error("the cookie names a key that is not ours");
  return bytesOf(key.k);
}

function bytesOf(base64url: string): Uint8Array {
  return Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

/** The `Set-Cookie` value. Lax, so that coming back from the checkout the visitor is still signed in. */
export function sessionCookie(sealed: string, { name, lifetime }: CookieKind = sessionKind): string {
  return `${name}=${sealed}; Max-Age=${lifetime}; Path=/; HttpOnly; Secure; SameSite=Lax`;
}

/** The same cookie, over at once. */
export function endedCookie({ name }: CookieKind = sessionKind): string {
  return `${name}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`;
}
