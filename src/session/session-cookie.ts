import * as z from "zod/mini";
import { base64url, fromBase64url } from "../platform/secrets.ts";

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

/** The secret `SESSION_KEYS`: JSON, each `kid` up to 40 letters, digits, dashes, each `k` 32 bytes in base64url. The first seals, all open. */
export const sessionKeysSchema = z.object({
  keys: z
    .array(z.object({ kid: z.string().check(z.regex(/^[\w-]{1,40}$/)), k: z.string().check(z.regex(/^[\w-]{43}$/)) }))
    .check(z.minLength(1)),
});

export type SessionKeys = z.infer<typeof sessionKeysSchema>["keys"];

const entriesSchema = z.record(z.string(), z.string());

/** What a session keeps: text by name. */
export type Entries = ReadonlyMap<string, string>;

/** What is sealed: the entries, and until when they hold, in seconds. */
const contentSchema = z.object({ entries: entriesSchema, expires: z.number() });

const encoder = new TextEncoder();

/** Bytes of the nonce: random, so one key seals no more than 2^32 cookies (NIST SP 800-38D, 8.3). */
const nonceLength = 12;

/**
 * Entries as an encrypted, authenticated cookie value, `<kid>.<nonce>.<sealed>` by AES-256-GCM: the platform's own,
 * since a library for it would be a sixtieth of the worker. Throws when they are too large for a cookie: that is a bug.
 */
export async function seal(
  entries: Entries,
  keys: SessionKeys,
  now: number,
  kind: CookieKind = sessionKind,
): Promise<string> {
  const [key] = keys;
  if (!key) throw new Error("there is no key to seal a session with");
  const content = { entries: Object.fromEntries(entries), expires: Math.floor(now / 1000) + kind.lifetime };
  const nonce = crypto.getRandomValues(new Uint8Array(nonceLength));
  const text = encoder.encode(JSON.stringify(content));
  const sealed = await crypto.subtle.encrypt(algorithm(nonce, key.kid, kind), await imported(key), text);
  const value = [key.kid, base64url(nonce), base64url(new Uint8Array(sealed))].join(".");
  if (value.length > largest) throw new Error(`a session of ${value.length} bytes does not fit a cookie`);
  return value;
}

/** The entries of a cookie; none when it is missing, forged, of an unknown key or past its time. Never throws. */
export async function unseal(
  value: string | undefined,
  keys: SessionKeys,
  now: number,
  kind: CookieKind = sessionKind,
): Promise<Entries> {
  const [kid, nonce, sealed, ...more] = value && value.length <= largest ? value.split(".") : [];
  const key = keys.find((candidate) => candidate.kid === kid);
  if (!key || !nonce || !sealed || more.length > 0) return new Map();
  try {
    const settings = algorithm(fromBase64url(nonce), key.kid, kind);
    const text = await crypto.subtle.decrypt(settings, await imported(key), fromBase64url(sealed));
    const { entries, expires } = contentSchema.parse(JSON.parse(new TextDecoder().decode(text)));
    return expires * 1000 > now ? new Map(Object.entries(entries)) : new Map();
  } catch {
    // Whatever is wrong with it, the visitor is signed out and can sign in again.
    return new Map();
  }
}

/** The name is sealed in, so that one cookie of ours never passes for another. */
function algorithm(iv: Uint8Array<ArrayBuffer>, kid: string, { name }: CookieKind) {
  return { name: "AES-GCM", iv, additionalData: encoder.encode(`${name} ${kid}`) };
}

function imported({ k }: SessionKeys[number]): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", fromBase64url(k), "AES-GCM", false, ["encrypt", "decrypt"]);
}

/** The `Set-Cookie` value. Lax, so that coming back from the checkout the visitor is still signed in. */
export function sessionCookie(sealed: string, { name, lifetime }: CookieKind = sessionKind): string {
  return `${name}=${sealed}; Max-Age=${lifetime}; Path=/; HttpOnly; Secure; SameSite=Lax`;
}

/** The same cookie, over at once. */
export function endedCookie({ name }: CookieKind = sessionKind): string {
  return `${name}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`;
}
