import { exportJWK, generateKeyPair } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { featureNames } from "../../src/contract/subscription/subscription.ts";
import type { KeyRing } from "../../src/services/auth/tokens/key-ring.ts";
import { signPair } from "../../src/services/auth/tokens/tokens.ts";
import { type EntryTable, sessionEntries } from "../../src/session/entries.ts";
import { openCookie, openSession } from "../../src/session/session.ts";
import { type CookieKind, sessionCookie, sessionCookieName, sessionKind } from "../../src/session/session-cookie.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
/** The longest name that a key may have. */
const keys = async () => [{ kid: "k".repeat(40), k: "A".repeat(43) }];

type Name = keyof typeof sessionEntries;
const names = Object.keys(sessionEntries) as Name[];
const goes = (name: Name) => ("goes" in sessionEntries[name] ? sessionEntries[name].goes : null);
const staying = names.filter((name) => goes(name) === null);

/** The same rows with text in them, which can be made as large as a row allows. */
const textTable = Object.fromEntries(
  names.map((name) => [name, { ...sessionEntries[name], schema: z.string() }]),
) as Record<Name, { schema: z.ZodMiniString; most: number }>;
const textKind: CookieKind<typeof textTable> = { ...sessionKind, entries: textTable };

/** A cookie with these entries, each of as many bytes as its row allows; what of it is kept, and its own size. */
async function filled(which: readonly Name[]) {
  const session = await openCookie({ cookies: new Map(), keys, now, kind: textKind });
  for (const name of which) session.keep(name, "x".repeat(sessionEntries[name].most - '""'.length));
  const cookie = (await session.cookie()) ?? "";
  const value = cookie.slice(`${sessionCookieName}=`.length).split(";")[0] ?? "";
  const read = await openCookie({ cookies: new Map([[sessionCookieName, value]]), keys, now, kind: textKind });
  return { cookie, value, kept: names.filter((name) => read.read(name) !== null) };
}

describe("the session's room", () => {
  it("HOLD-2 all entries at their largest are a cookie that every browser keeps, with all that has to stay", async () => {
    const { cookie, value, kept } = await filled(names);
    expect(value.length).toBeLessThan(3900);
    expect(cookie.length).toBeLessThan(4096);
    for (const name of staying) expect(kept).toContain(name);
  });

  it("HOLD-2 what may go goes lowest first, whatever was put in last", async () => {
    const order = names
      .filter((name) => goes(name) !== null)
      .sort((one, other) => Number(goes(one)) - Number(goes(other)));
    expect(new Set(order.map(goes)).size).toBe(order.length);
    for (const which of [names, [...names].reverse()]) {
      const { kept } = await filled(which);
      const left = order.filter((name) => kept.includes(name));
      expect(left).toEqual(order.slice(order.length - left.length));
      expect(left.length).toBeLessThan(order.length);
    }
    const { kept } = await filled(names.filter((name) => name !== "tokens"));
    expect(kept).toEqual(names.filter((name) => name !== "tokens"));
  });

  it("HOLD-2 an entry larger than its row is left out where it may go, and is a bug where it has to stay", async () => {
    const session = await openSession({ cookies: new Map(), keys, now });
    session.keep("next", "/pro");
    session.keep("next", `/${"x".repeat(200)}`);
    session.keep("typed-address", "\u0000".repeat(254));
    expect([session.read("next"), session.read("typed-address")]).toEqual([null, null]);
    expect(() => session.keep("tokens", { accessToken: "x".repeat(4000) })).toThrow("larger than");
  });

  it("HOLD-2 what the cookie keeps under an unknown name, or in another form, is not there", async () => {
    const other = { ...textTable, more: { schema: z.string(), most: 10 } } satisfies EntryTable;
    const session = await openCookie({ cookies: new Map(), keys, now, kind: { ...sessionKind, entries: other } });
    session.keep("more", "x");
    session.keep("paid-at", "x");
    session.keep("next", "/pro");
    const value = (await session.cookie())?.split(/[=;]/)[1] ?? "";
    const read = await openSession({ cookies: new Map([[sessionCookieName, value]]), keys, now });
    expect([read.read("paid-at"), read.read("next")]).toEqual([null, "/pro"]);
    expect(sessionCookie(value, sessionKind)).toContain(value);
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

  it("HOLD-2 tokens of the longest address and every feature fit, with room for a longer issuer", async () => {
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
    { is: "edited", id: "01234567", until: now, kind: "change", email },
    { is: "deletion", hash: secret, sentAt: now },
  ] as const)("HOLD-2 under way: $is", async (underWay) => {
    const session = await openSession({ cookies: new Map(), keys, now });
    session.keep("under-way", underWay);
    expect(session.read("under-way")).toEqual(underWay);
  });

  it("HOLD-2 everything else", async () => {
    const session = await openSession({ cookies: new Map(), keys, now });
    session.keep("order", { choice: "c".repeat(43), key: crypto.randomUUID() });
    session.keep("told", {
      id: "01234567",
      until: now,
      note: { kind: "recovery-code", code: "0".repeat(24), madeAt: now },
    });
    const receipt = { kind: "done", done: "deleted", erased: Array.from({ length: 9 }, () => 999) } as const;
    const told = { id: "01234567", until: now, note: receipt };
    const other = await openSession({ cookies: new Map(), keys, now });
    other.keep("told", told);
    expect(other.read("told")).toEqual(told);
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
