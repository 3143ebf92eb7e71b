import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { openCookie, openSession } from "../../src/session/session.ts";
import { type CookieKind, type SessionKeys, sessionCookieName } from "../../src/session/session-cookie.ts";

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
  openCookie({
    kind,
    cookies: new Map(value === undefined ? [] : [[sessionCookieName, value]]),
    keys: async () => keys,
    now: at,
  });
const valueIn = ([cookie = ""]: readonly string[]) => /^__Host-session=([^;]*)/.exec(cookie)?.[1] ?? "";

/** A row that takes entries of any size, since these tests are about the seal. */
const rule = { schema: z.string(), most: 9000 };
const kind: CookieKind<Record<"a" | "b" | "c" | "d" | "email", typeof rule>> = {
  name: sessionCookieName,
  lifetime: 2_592_000,
  entries: { a: rule, b: rule, c: rule, d: rule, email: rule },
};

async function sealed(entries: Readonly<Partial<Record<Name, string>>>, keys?: SessionKeys): Promise<string> {
  const session = await open(undefined, keys);
  for (const name of names) if (entries[name] !== undefined) session.keep(name, entries[name]);
  return valueIn(await session.cookies());
}

const names = ["a", "b", "c", "d", "email"] as const;
type Name = (typeof names)[number];

describe("the two cookies of a subscriber", () => {
  const given = { keys: async () => [one], now };
  const jarOf = (cookies: readonly string[]) =>
    new Map(cookies.map((cookie) => [cookie.split("=")[0] ?? "", cookie.split(/[=;]/)[1] ?? ""] as const));
  const tokens = { accessToken: "a", refreshToken: "r" };

  it("HOLD-2 whatever an answer says of a step, the tokens of another that came at once stay, in both orders", async () => {
    const begun = await openSession({ ...given, cookies: new Map() });
    begun.keep("tokens", { accessToken: "before", refreshToken: "before" });
    begun.keep("under-way", { is: "sign-in", sent: { email: "wren@post.example", sentAt: now, sends: 1, tries: 0 } });
    const jar = jarOf(await begun.cookies());
    const signedIn = await openSession({ ...given, cookies: jar });
    signedIn.end();
    signedIn.keep("tokens", tokens);
    const refused = await openSession({ ...given, cookies: jar });
    refused.keep("under-way", { is: "sign-in", sent: { email: "wren@post.example", sentAt: now, sends: 1, tries: 1 } });
    const answers = [jarOf(await signedIn.cookies()), jarOf(await refused.cookies())];
    for (const order of [answers, answers.toReversed()]) {
      const last = new Map([...jar, ...order.flatMap((answer) => [...answer])]);
      const browser = new Map([...last].filter(([, value]) => value !== ""));
      expect((await openSession({ ...given, cookies: browser })).read("tokens")).toEqual(tokens);
    }
  });
});

describe("session", () => {
  it("FLOW-7 keeps text from request to request, unread by whoever holds the cookie", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record(
          Object.fromEntries(names.map((name) => [name, fc.string({ maxLength: 60, unit: "binary" })])) as Record<
            Name,
            fc.Arbitrary<string>
          >,
          { requiredKeys: [] },
        ),
        async (entries) => {
          const session = await open(await sealed(entries));
          for (const name of names) expect(session.read(name)).toBe(entries[name] ?? null);
        },
      ),
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
    expect(await session.cookies()).toEqual([]);
    session.keep("a", "b");
    expect((await session.cookies()).join()).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const again = await open(await sealed({ a: "b" }));
    again.keep("a", "b");
    expect(await again.cookies()).toEqual([]);
  });

  it("FLOW-7 is sealed afresh at each change", async () => {
    expect(await sealed({ a: "b" })).not.toBe(await sealed({ a: "b" }));
  });

  it("FLOW-7 an ended one takes the cookie back", async () => {
    const session = await open(await sealed({ a: "b" }));
    session.end();
    expect(session.read("a")).toBeNull();
    expect((await session.cookies()).join()).toMatch(/^__Host-session=; Max-Age=0;/);
  });

  it("FLOW-7 one byte changed anywhere, and nothing is in it", async () => {
    const good = await sealed({ a: "b" });
    await fc.assert(
      fc.asyncProperty(fc.nat(good.length - 1), fc.constantFrom(..."AZaz09-_."), async (at, letter) => {
        fc.pre(good[at] !== letter);
        const forged = good.slice(0, at) + letter + good.slice(at + 1);
        const session = await open(forged);
        // The last letter of a base64url part may contain unused bits; if only those differ, it is the same cookie.
        const isOpened = session.read("a") !== null;
        expect(isOpened && decoded(forged) !== decoded(good)).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  it.each(["", "x", "a.b.c.d.e", "é", "..%00..", "A".repeat(5000)])("FLOW-7 %.20s is no session", async (value) => {
    expect((await open(value)).read("a")).toBeNull();
  });

  it("FLOW-7 lives thirty days, and outlives a change of keys for as long as the old one is known", async () => {
    const value = await sealed({ a: "b" });
    const day = 86_400_000;
    expect((await open(value, [one], now + 29 * day)).read("a")).toBe("b");
    expect((await open(value, [one], now + 31 * day)).read("a")).toBeNull();
    expect((await open(value, [two, one])).read("a")).toBe("b");
    expect((await open(value, [two])).read("a")).toBeNull();
  });

  it("FLOW-7 what does not fit a cookie is a bug, not a cookie that a browser drops", async () => {
    const session = await open();
    session.keep("a", "x".repeat(5000));
    await expect(session.cookies()).rejects.toThrow("does not fit");
  });
});

const decoded = (value: string) =>
  value
    .split(".")
    .map((part) => atob(part.replaceAll("-", "+").replaceAll("_", "/")))
    .join(".");
