import * as z from "zod/mini";
import { sessionCookie as declared, flowCookie, noteCookie } from "../contract/worker-cookies.ts";
import { base64url, bytesOf, fromBase64url } from "../platform/encoding.ts";
import { seal, sealingKey, unseal } from "../platform/seal.ts";
import { type EntryTable, flowEntries, noteEntries, sessionEntries, type subscriberEntries } from "./entries.ts";

/** `__Host-`: browsers take it only from this very host, for all of its paths, over TLS (or on this machine). */
export const sessionCookieName = declared.name;

/** An encrypted cookie: its name, its life in seconds from when it was last sealed, and what it may keep. */
export interface CookieKind<Table extends EntryTable = EntryTable> {
  readonly name: `__Host-${string}`;
  readonly lifetime: number;
  readonly entries: Table;
}

export type SubscriberEntries = typeof subscriberEntries;

export const sessionKind: CookieKind<typeof sessionEntries> = {
  name: sessionCookieName,
  lifetime: declared.seconds,
  entries: sessionEntries,
};

export const flowKind: CookieKind<typeof flowEntries> = {
  name: flowCookie.name,
  lifetime: flowCookie.seconds,
  entries: flowEntries,
};

export const noteKind: CookieKind<typeof noteEntries> = {
  name: noteCookie.name,
  lifetime: noteCookie.seconds,
  entries: noteEntries,
};

/** Browsers keep 4,096 bytes of a cookie, its name and attributes included. */
const largest = 3900;

/** The secret `SESSION_KEYS`: JSON, each `kid` up to 40 letters, digits, dashes, each `k` 32 bytes in base64url. The first seals, all open. */
export const sessionKeysSchema = z.object({
  keys: z
    .array(z.object({ kid: z.string().check(z.regex(/^[\w-]{1,40}$/)), k: z.string().check(z.regex(/^[\w-]{43}$/)) }))
    .check(z.minLength(1)),
});

export type SessionKeys = z.infer<typeof sessionKeysSchema>["keys"];

/** What a session keeps: JSON by name. */
export type Entries<Name extends string = string> = ReadonlyMap<Name, string>;

/** What is sealed: the entries, and when they expire, in seconds since 1970. */
const contentSchema = z.object({ entries: z.record(z.string(), z.unknown()), expires: z.number() });

/**
 * Seals entries as a cookie value, `<kid>.<sealed>`. Leaves out entries with `dropOrder`, the lowest first, until the rest
 * fits. Throws when the entries that have to stay are too large for a cookie: that is a bug.
 */
export async function sealEntries(entries: Entries, keys: SessionKeys, now: number, kind: CookieKind): Promise<string> {
  const [key] = keys;
  if (!key) throw new Error("there is no key to seal a session with");
  const expires = Math.floor(now / 1000) + kind.lifetime;
  const content = fitting(entries, kind, (kept) => `{"entries":${asJson(kept)},"expires":${expires}}`);
  return `${key.kid}.${base64url(await seal(content, await imported(key), placeOf(key, kind)))}`;
}

/** Bytes before sealing: base64 turns three bytes into four, and a seal adds a nonce of 12 bytes and a tag of 16. */
const room = Math.floor(((largest - "40 letters of a key id and the dot after.".length) / 4) * 3) - 28;

function fitting(entries: Entries, kind: CookieKind, write: (kept: Entries) => string): string {
  const kept = new Map(entries);
  const going = [...kept.keys()].filter((name) => kind.entries[name]?.dropOrder !== undefined);
  going.sort((one, other) => (kind.entries[one]?.dropOrder ?? 0) - (kind.entries[other]?.dropOrder ?? 0));
  for (;;) {
    const content = write(kept);
    const size = bytesOf(content).length;
    if (size <= room) return content;
    const name = going.shift();
    if (name === undefined) throw new Error(`a session of ${size} bytes does not fit a cookie`);
    kept.delete(name);
  }
}

/** Each entry is JSON already. */
function asJson(entries: Entries): string {
  return `{${[...entries].map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(",")}}`;
}

/** The entries of a cookie; none when it is missing, forged, expired or sealed with an unknown key. Never throws. */
export async function unsealEntries<Table extends EntryTable>(
  value: string | undefined,
  keys: SessionKeys,
  now: number,
  kind: CookieKind<Table>,
): Promise<Entries<keyof Table & string>> {
  try {
    const text = await unsealed(kind.name, value, keys);
    const { entries, expires } = contentSchema.parse(JSON.parse(text ?? "null"));
    if (expires * 1000 <= now) return new Map();
    const named = Object.entries(entries).filter(
      (entry): entry is [keyof Table & string, unknown] => entry[0] in kind.entries,
    );
    return new Map(named.map(([name, held]) => [name, JSON.stringify(held)]));
  } catch {
    // Whatever is wrong with it, the visitor is signed out and can sign in again.
    return new Map();
  }
}

/** Whether we sealed a cookie, whatever its kind and however long ago: then nobody else has it. */
export function isSealed(name: string, value: string, keys: SessionKeys): Promise<boolean> {
  return unsealed(name, value, keys).then(
    (text) => text !== null,
    () => false,
  );
}

async function unsealed(name: string, value: string | undefined, keys: SessionKeys): Promise<string | null> {
  const [, kid, sealed = ""] = value && value.length <= largest ? (/^([\w-]+)\.([\w-]+)$/.exec(value) ?? []) : [];
  const key = keys.find((candidate) => candidate.kid === kid);
  return key ? unseal(fromBase64url(sealed), await imported(key), placeOf(key, { name })) : null;
}

/** The seal covers the cookie's name, so that one cookie of ours never passes for another. */
function placeOf({ kid }: SessionKeys[number], { name }: { readonly name: string }): string {
  return `${name} ${kid}`;
}

function imported({ k }: SessionKeys[number]): Promise<CryptoKey> {
  return sealingKey(fromBase64url(k));
}

/** The `Set-Cookie` value. Lax, so that coming back from the checkout the visitor is still signed in. */
export function setCookieValue(sealed: string, { name, lifetime }: Pick<CookieKind, "name" | "lifetime">): string {
  return `${name}=${sealed}; Max-Age=${lifetime}; Path=/; HttpOnly; Secure; SameSite=Lax`;
}

/** The same cookie, expired at once. */
export function endedCookie({ name }: Pick<CookieKind, "name">): string {
  return `${name}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`;
}
