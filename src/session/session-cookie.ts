import * as z from "zod/mini";
import { sessionCookie as declared } from "../contract/held-cookies.ts";
import { base64url, fromBase64url } from "../platform/encoding.ts";
import { seal, sealingKey, unseal } from "../platform/seal.ts";

/** `__Host-`: set by this very host, for all of it, over TLS (or on this machine) alone. */
export const sessionCookieName = declared.name;

/** An encrypted cookie: its name, and its life in seconds from when it was last sealed. */
export interface CookieKind {
  readonly name: `__Host-${string}`;
  readonly lifetime: number;
}

export const sessionKind: CookieKind = { name: sessionCookieName, lifetime: declared.seconds };

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

/** Entries as a sealed cookie value, `<kid>.<sealed>`. Throws when they are too large for a cookie: that is a bug. */
export async function sealEntries(
  entries: Entries,
  keys: SessionKeys,
  now: number,
  kind: CookieKind = sessionKind,
): Promise<string> {
  const [key] = keys;
  if (!key) throw new Error("there is no key to seal a session with");
  const content = { entries: Object.fromEntries(entries), expires: Math.floor(now / 1000) + kind.lifetime };
  const sealed = await seal(JSON.stringify(content), await imported(key), placeOf(key, kind));
  const value = `${key.kid}.${base64url(sealed)}`;
  if (value.length > largest) throw new Error(`a session of ${value.length} bytes does not fit a cookie`);
  return value;
}

/** The entries of a cookie; none when it is missing, forged, of an unknown key or past its time. Never throws. */
export async function unsealEntries(
  value: string | undefined,
  keys: SessionKeys,
  now: number,
  kind: CookieKind = sessionKind,
): Promise<Entries> {
  const [, kid, sealed = ""] = value && value.length <= largest ? (/^([\w-]+)\.([\w-]+)$/.exec(value) ?? []) : [];
  const key = keys.find((candidate) => candidate.kid === kid);
  try {
    const text = key ? await unseal(fromBase64url(sealed), await imported(key), placeOf(key, kind)) : null;
    const { entries, expires } = contentSchema.parse(JSON.parse(text ?? "null"));
    return expires * 1000 > now ? new Map(Object.entries(entries)) : new Map();
  } catch {
    // Whatever is wrong with it, the visitor is signed out and can sign in again.
    return new Map();
  }
}

/** The name is sealed in, so that one cookie of ours never passes for another. */
function placeOf({ kid }: SessionKeys[number], { name }: CookieKind): string {
  return `${name} ${kid}`;
}

function imported({ k }: SessionKeys[number]): Promise<CryptoKey> {
  return sealingKey(fromBase64url(k));
}

/** The `Set-Cookie` value. Lax, so that coming back from the checkout the visitor is still signed in. */
export function sessionCookie(sealed: string, { name, lifetime }: CookieKind = sessionKind): string {
  return `${name}=${sealed}; Max-Age=${lifetime}; Path=/; HttpOnly; Secure; SameSite=Lax`;
}

/** The same cookie, over at once. */
export function endedCookie({ name }: CookieKind = sessionKind): string {
  return `${name}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`;
}
