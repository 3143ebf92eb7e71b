import { exportJWK, generateKeyPair } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { featureNames } from "../../src/contract/subscription/subscription.ts";
import type { KeyRing } from "../../src/services/auth/tokens/key-ring.ts";
import { signPair } from "../../src/services/auth/tokens/tokens.ts";
import { type EntryTable, flowEntries, sessionEntries } from "../../src/session/entries.ts";
import { openCookie, openSession } from "../../src/session/session.ts";
import { type CookieKind, flowKind, sessionKind, setCookieValue } from "../../src/session/session-cookie.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
/** A key with the longest name that one may have. */
const keys = async () => [{ kid: "k".repeat(40), k: "A".repeat(43) }];

const tables = [sessionKind, flowKind] as const;
const rows = { ...sessionEntries, ...flowEntries };
type Name = keyof typeof rows;
const names = Object.keys(rows) as Name[];

/** The same rows with texts as values, which can be made as large as a row allows. */
type TextTable = Readonly<Record<string, { schema: z.ZodMiniString; most: number; dropOrder?: number }>>;
const textTable = (entries: EntryTable): TextTable =>
  Object.fromEntries(Object.entries(entries).map(([name, row]) => [name, { ...row, schema: z.string() }]));

/** A cookie with these entries, each of as many bytes as its row allows; its value, and the entries that it kept. */
async function filled(given: CookieKind, which: readonly string[]) {
  const kind = { ...given, entries: textTable(given.entries) };
  const session = await openCookie({ cookies: new Map(), keys, now, kind });
  for (const name of which) session.keep(name, "x".repeat((kind.entries[name]?.most ?? 0) - '""'.length));
  const [cookie = ""] = await session.cookies();
  const value = cookie.slice(`${kind.name}=`.length).split(";")[0] ?? "";
  const read = await openCookie({ cookies: new Map([[kind.name, value]]), keys, now, kind });
  return { cookie, value, kept: Object.keys(kind.entries).filter((name) => read.read(name) !== null) };
}

describe("the session's room", () => {
  it.each(tables)(
    "HOLD-4 all entries of $name at their largest are a cookie that every browser keeps",
    async (kind) => {
      const all = Object.keys(kind.entries);
      const { cookie, value, kept } = await filled(kind, all);
      expect(value.length).toBeLessThan(3900);
      expect(cookie.length).toBeLessThan(4096);
      expect(kept).toEqual(all);
    },
  );

  it("HOLD-4 all cookies of a subscriber together fit the headers of a request", async () => {
    const cookies = await Promise.all(tables.map((kind) => filled(kind, Object.keys(kind.entries))));
    // Servers take at least 8,192 bytes of one header (nginx: four buffers of that size).
    expect(cookies.map(({ value }) => value).join().length).toBeLessThan(8192 - 1000);
  });

  it("HOLD-4 what may go goes lowest first where there is no room, whatever was put in last", async () => {
    const row = (most: number, dropOrder?: number) => ({
      schema: z.string(),
      most,
      ...(dropOrder !== undefined && { dropOrder }),
    });
    const entries = { stays: row(2000), last: row(400, 2), first: row(400, 0), second: row(400, 1) };
    const kind = { ...sessionKind, entries } satisfies CookieKind;
    const all = Object.keys(entries);
    for (const which of [all, all.toReversed()])
      expect((await filled(kind, which)).kept).toEqual(["stays", "last", "second"]);
  });

  it("HOLD-4 an entry larger than its row is left out where it may go, and is a bug where it has to stay", async () => {
    const session = await openSession({ cookies: new Map(), keys, now });
    session.keep("next", "/pro");
    session.keep("next", `/${"x".repeat(200)}`);
    session.keep("typed-address", "\u0000".repeat(254));
    expect([session.read("next"), session.read("typed-address")]).toEqual([null, null]);
    expect(() => session.keep("tokens", { accessToken: "x".repeat(4000) })).toThrow("larger than");
  });

  it("HOLD-4 what the cookie keeps under an unknown name, or in another form, is not there", async () => {
    const text = { schema: z.string(), most: 10 };
    const other = { more: text, "paid-at": text, next: text } satisfies EntryTable;
    const session = await openCookie({ cookies: new Map(), keys, now, kind: { ...flowKind, entries: other } });
    session.keep("more", "x");
    session.keep("paid-at", "x");
    session.keep("next", "/pro");
    const value = (await session.cookies())[0]?.split(/[=;]/)[1] ?? "";
    const read = await openSession({ cookies: new Map([[flowKind.name, value]]), keys, now });
    expect([read.read("paid-at"), read.read("next")]).toEqual([null, "/pro"]);
    expect(setCookieValue(value, flowKind)).toContain(value);
  });
});

describe("the largest of each entry", () => {
  const email = `${"e".repeat(64)}@${"d".repeat(60)}.${"d".repeat(60)}.${"d".repeat(59)}.example`;
  const secret = "S".repeat(86);
  const sent = { email, sentAt: now, sends: 99_999, tries: 5 };
  let ring: KeyRing;

  beforeAll(async () => {
    const { privateKey } = await generateKeyPair("ES256", { extractable: true });
    expect((await exportJWK(privateKey)).kty).toBe("EC");
    ring = { signing: { kid: crypto.randomUUID(), key: privateKey }, verifying: new Map() } as unknown as KeyRing;
  });

  it("HOLD-4 tokens of the longest address and every feature fit, with room for a longer issuer", async () => {
    expect(email.length).toBe(254);
    const subject = {
      sessionId: "a".repeat(64),
      accountId: crypto.randomUUID(),
      email,
      entitlements: featureNames
        .filter((name) => name !== "Identity Theft Restoration")
        .map((product) => ({ product, name: "subscriber" as const })),
      issuer: `https://accounts.${"i".repeat(24)}.example`,
      api: "v2" as const,
      lifetime: 14_400,
    };
    const { access_token, refresh_token } = await signPair(ring, subject, crypto.randomUUID(), now);
    const session = await openSession({ cookies: new Map(), keys, now });
    session.keep("tokens", { accessToken: access_token, refreshToken: refresh_token });
    expect(session.read("tokens")?.accessToken).toBe(access_token);
  });

  it.each([
    { is: "sign-in", sent, visit: secret, codeVerifier: "v".repeat(43), code: secret },
    { is: "edit", edit: { ...sent, kind: "change" }, hash: secret },
    { is: "deletion", hash: secret, email, sentAt: now, sends: 1, tries: 0 },
  ] as const)("HOLD-4 under way: $is", async (pending) => {
    const session = await openSession({ cookies: new Map(), keys, now });
    session.keep("under-way", pending);
    expect(session.read("under-way")).toEqual(pending);
  });

  it("HOLD-4 everything else", async () => {
    const session = await openSession({ cookies: new Map(), keys, now });
    session.keep("order", { choice: "c".repeat(43), key: crypto.randomUUID() });
    session.keep("told", {
      id: "01234567",
      note: { kind: "recovery-code", code: "0".repeat(24), madeAt: now },
    });
    for (const note of [
      {
        kind: "deleted",
        at: now,
        reference: crypto.randomUUID(),
        ran: "nothing",
        isMailed: false,
        erased: Array.from({ length: 9 }, () => 999),
      },
      { kind: "edited", edit: { kind: "change", email } },
      { kind: "fact", fact: "signed-out-elsewhere" },
    ] as const) {
      const told = { id: "01234567", note };
      const other = await openSession({ cookies: new Map(), keys, now });
      other.keep("told", told);
      expect(other.read("told")).toEqual(told);
    }
    session.keep("paid-at", now);
    session.keep("renewal-due", true);
    session.keep("access-code-until", now);
    session.keep("next", `/${"n".repeat(119)}`);
    session.keep("failed", ["account edit confirm", "account edit", "account create", "authorization"]);
    session.keep("typed-address", email);
    for (const name of names.filter((one) => one !== "tokens" && one !== "under-way"))
      expect([name, session.read(name)]).not.toEqual([name, null]);
  });
});
