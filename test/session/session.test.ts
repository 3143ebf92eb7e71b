import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openSession } from "../../src/session/session.ts";
import { type SessionKeys, sessionCookieName } from "../../src/session/session-cookie.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const keyOf = (kid: string, fill: number): SessionKeys[number] => ({
  kid,
  k: btoa(String.fromCharCode(...new Uint8Array(32).fill(fill)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace("=", ""),
});
const [one, two] = [keyOf("one", 1), keyOf("two", 251)];
const open = (value?: string, keys: SessionKeys = [one], at = now) =>
  openSession({
    cookies: new Map(value === undefined ? [] : [[sessionCookieName, value]]),
    keys: async () => keys,
    now: at,
  });
const valueIn = (cookie: string | null) => /^__Host-session=([^;]*)/.exec(cookie ?? "")?.[1] ?? "";

async function sealed(entries: Readonly<Record<string, string>>, keys?: SessionKeys): Promise<string> {
  const session = await open(undefined, keys);
  for (const [name, value] of Object.entries(entries)) session.set(name, value);
  return valueIn(await session.cookie());
}

/** Any but the one name that the schema passes over, so that no cookie can reach a prototype. */
const entryName = fc.string({ minLength: 1 }).filter((name) => name !== "__proto__");

describe("session", () => {
  it("FLOW-7 keeps text from request to request, unread by whoever holds the cookie", async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(entryName, fc.string({ maxLength: 60 }), { maxKeys: 5 }), async (entries) => {
        const session = await open(await sealed(entries));
        for (const [name, value] of Object.entries(entries)) expect(session.get(name)).toBe(value);
      }),
      { numRuns: 50 },
    );
    expect(
      atob(
        (await sealed({ email: "wren@post.example" })).split(".")[1]?.replaceAll("-", "+").replaceAll("_", "/") ?? "",
      ),
    ).not.toContain("wren");
  });

  it("FLOW-7 sets a cookie of the strictest kind, and none while nothing changes", async () => {
    const session = await open();
    expect(await session.cookie()).toBeNull();
    session.set("a", "b");
    expect(await session.cookie()).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const again = await open(await sealed({ a: "b" }));
    again.set("a", "b");
    expect(await again.cookie()).toBeNull();
  });

  it("FLOW-7 is sealed afresh at each change", async () => {
    expect(await sealed({ a: "b" })).not.toBe(await sealed({ a: "b" }));
  });

  it("FLOW-7 an ended one takes the cookie back", async () => {
    const session = await open(await sealed({ a: "b" }));
    session.end();
    expect(session.get("a")).toBeNull();
    expect(await session.cookie()).toMatch(/^__Host-session=; Max-Age=0;/);
  });

  it("FLOW-7 one byte changed anywhere, and nothing is in it", async () => {
    const good = await sealed({ a: "b" });
    await fc.assert(
      fc.asyncProperty(fc.nat(good.length - 1), fc.constantFrom(..."AZaz09-_."), async (at, letter) => {
        fc.pre(good[at] !== letter);
        const forged = good.slice(0, at) + letter + good.slice(at + 1);
        const session = await open(forged);
        // The last letter of a base64url part may carry bits that say nothing: then it is the same cookie.
        if (session.get("a") !== null) expect(decoded(forged)).toBe(decoded(good));
      }),
      { numRuns: 200 },
    );
  });

  it.each(["", "x", "a.b.c.d.e", "é", "..%00..", "A".repeat(5000)])("FLOW-7 %.20s is no session", async (value) => {
    expect((await open(value)).get("a")).toBeNull();
  });

  it("FLOW-7 lives thirty days, and outlives a change of keys for as long as the old one is known", async () => {
    const value = await sealed({ a: "b" });
    const day = 86_400_000;
    expect((await open(value, [one], now + 29 * day)).get("a")).toBe("b");
    expect((await open(value, [one], now + 31 * day)).get("a")).toBeNull();
    expect((await open(value, [two, one])).get("a")).toBe("b");
    expect((await open(value, [two])).get("a")).toBeNull();
  });

  it("FLOW-7 what does not fit a cookie is a bug, not a cookie that a browser drops", async () => {
    const session = await open();
    session.set("a", "x".repeat(5000));
    await expect(session.cookie()).rejects.toThrow("does not fit");
  });
});

const decoded = (value: string) =>
  value
    .split(".")
    .map((part) => atob(part.replaceAll("-", "+").replaceAll("_", "/")))
    .join(".");
