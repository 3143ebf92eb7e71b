import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clearCookie, parseCookies, serializeCookie } from "../../src/contract/cookies.ts";
import { isSwitchedOff, measuringCookie } from "../../src/contract/events/measuring.ts";

/** A header value: it may contain any byte. */
const latin1 = fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)) });

describe("cookies", () => {
  it.each([
    [null, {}],
    ["", {}],
    ["a=1; b=2", { a: "1", b: "2" }],
    ["a=1;b=2", { a: "1", b: "2" }],
    ["a=1; a=2", { a: "1" }],
    ["a=b=c", { a: "b=c" }],
    ["a=; b", { a: "" }],
    ["=x; ;; =", {}],
    ["a=%20x%C3%A9", { a: " xé" }],
    ["a=%E0%A4%A; b=%", { a: "%E0%A4%A", b: "%" }],
    [
      "__proto__=1; constructor=2",
      Object.fromEntries([
        ["__proto__", "1"],
        ["constructor", "2"],
      ]),
    ],
  ])("STORE-2 reads %j", (header, expected) => {
    expect(Object.fromEntries(parseCookies(header))).toEqual(expected);
  });

  it("STORE-2 lives a year, is Lax, and Secure over TLS only", () => {
    expect(serializeCookie("kae", "d", { secure: true })).toBe("kae=d; Max-Age=31536000; Path=/; SameSite=Lax; Secure");
    expect(serializeCookie("kae", "d", { secure: false })).toBe("kae=d; Max-Age=31536000; Path=/; SameSite=Lax");
    expect(clearCookie("kae", { secure: false })).toBe("kae=; Max-Age=0; Path=/; SameSite=Lax");
  });

  it.each(["", "a b", "a;b", "a=b", "a\r\nSet-Cookie: b", "é"])("STORE-2 refuses the name %j", (name) => {
    expect(() => serializeCookie(name, "1", { secure: true })).toThrow(TypeError);
    expect(() => clearCookie(name, { secure: true })).toThrow(TypeError);
  });

  it("STORE-2 a value comes back as it was, and adds no attribute or header", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (value) => {
        const header = serializeCookie("kx", value, { secure: false });
        expect(header).not.toMatch(/[\r\n<>]/);
        const [pair = "", ...attributes] = header.split("; ");
        expect(attributes).toEqual(["Max-Age=31536000", "Path=/", "SameSite=Lax"]);
        expect(parseCookies(pair).get("kx")).toBe(value);
      }),
    );
  });

  it("STORE-2 no header makes reading throw", () => {
    fc.assert(
      fc.property(latin1, (header) => {
        for (const [name] of parseCookies(header)) expect(name).toMatch(/^[^=;]+$/);
      }),
    );
    expect(parseCookies("a=%;".repeat(10_000)).size).toBe(1);
  });
});

const real = "__Host-session=own";

/** What names are made of that look like ours, and the spaces that `trim` strips, of which browsers strip only two. */
const crumb = fc.constantFrom(
  ...[
    "__Host-session",
    "__host-session",
    "__Host-",
    "__Secure-x",
    "session",
    "events",
    "off",
    "own",
    "theirs",
    "x",
    "é",
  ],
  ...[
    "=",
    "==",
    " ",
    "\t",
    "\x0b",
    "\x0c",
    "\u0085",
    "\u00a0",
    "\u2000",
    "\u3000",
    "\ufeff",
    '"',
    ",",
    "\\",
    "%3D",
    "\0",
  ],
);
const soup = fc
  .array(fc.oneof(crumb, fc.string({ unit: "binary", maxLength: 3 })), { maxLength: 6 })
  .map((parts) => parts.join(""));

/** A cookie that a sibling of our host sets: its name and value as they stand in `Set-Cookie`, where neither has a semicolon. */
const siblings = fc.record({ name: soup, value: soup }).map(({ name, value }) => ({
  name: name.replaceAll(/[=;]/g, ""),
  value: value.replaceAll(";", ""),
}));

const stripped = (text: string) => text.replace(/^[ \t]+/, "").replace(/[ \t]+$/, "");
/** What a browser sends of a cookie: nothing where its guard holds (RFC 6265bis, 5.7), and no equals sign where it has no name. */
function sentBy(given: { readonly name: string; readonly value: string }): string[] {
  const [name, value] = [stripped(given.name), stripped(given.value)];
  if (/^__(?:host|secure)-/i.test(name || value)) return [];
  return [name === "" ? value : `${name}=${value}`];
}

/** The names in a header that a browser guards, each as often as it occurs. */
const guardedIn = (header: string) =>
  header.split(";").flatMap((pair) => /^[ \t]*(__(?:Host|Secure)-[^=]*?)[ \t]*=/.exec(pair)?.[1] ?? []);

describe("cookies that others can set", () => {
  it.each([
    ["\u2000__Host-session=theirs", {}],
    ["\u00a0__Host-session=theirs", {}],
    ["__Host-session\u2000=theirs", {}],
    ["=__Host-session=theirs", {}],
    ["__Host-session", {}],
    ["__host-session=theirs", { "__host-session": "theirs" }],
    ["a b=1; c=2", { c: "2" }],
    ['a="1"; b=1,2; c=1 2; d=\\; e=é; f=6', { f: "6" }],
    ["é=1; a(b)=2; [c]=3; d=4", { d: "4" }],
    ["\ta\t=\t1\t", { a: "1" }],
    [`${real}; ${real}`, {}],
    [`${real}; ${real}; ${real}`, {}],
    [`__Host-session="theirs"; ${real}; a=1`, { a: "1" }],
    [`${real}; __Host-session=\u2000`, {}],
    ["__Secure-a=1; __Secure-a=2; a=1; a=2", { a: "1" }],
  ])("HOLD-7 reads %j", (header, expected) => {
    expect(Object.fromEntries(parseCookies(header))).toEqual(expected);
  });

  it("HOLD-7 whatever a sibling sets, the one real session is read, and no other guarded name", () => {
    fc.assert(
      fc.property(fc.array(siblings, { maxLength: 6 }), fc.nat(6), (others, place) => {
        const pairs = others.flatMap(sentBy);
        pairs.splice(place, 0, real);
        const read = parseCookies(pairs.join("; "));
        expect([...read].filter(([name]) => /^__(?:Host|Secure)-/.test(name))).toEqual([["__Host-session", "own"]]);
      }),
      { numRuns: 2000 },
    );
  });

  it("HOLD-7 whatever stands around the real session, no other is read, and no name that the browser did not guard", () => {
    fc.assert(
      fc.property(fc.oneof(soup, latin1), fc.oneof(soup, latin1), (before, after) => {
        const header = `${before}; ${real}; ${after}`;
        const read = parseCookies(header);
        expect([undefined, "own"]).toContain(read.get("__Host-session"));
        const guarded = guardedIn(header);
        for (const name of read.keys())
          if (/^__(?:Host|Secure)-/.test(name)) expect(guarded.filter((other) => other === name)).toEqual([name]);
      }),
      { numRuns: 2000 },
    );
  });

  it("HOLD-7 EVT-8 the script of every page reads the switch no more generously", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(soup, fc.constant("events=off")), { maxLength: 4 }), (parts) => {
        const pairs = parts.join(";").split(";");
        const { name, off } = measuringCookie;
        if (isSwitchedOff(pairs.join(";"))) expect(pairs.map((pair) => parseCookies(pair).get(name))).toContain(off);
      }),
      { numRuns: 2000 },
    );
  });

  it("HOLD-7 reads the longest header in a time that grows with its length alone", () => {
    const longest = 65_000;
    for (const unit of [" ", "\t", "=", "a", "a=", " a", "; ", "=;"]) {
      const begun = performance.now();
      parseCookies(`${unit.repeat(longest / unit.length)}\0`);
      parseCookies(`a=${unit.repeat(longest / unit.length)}\0`);
      expect([unit, performance.now() - begun < 1000]).toEqual([unit, true]);
    }
  });

  it("HOLD-7 reads nothing of a header that no browser sends", () => {
    expect(parseCookies(`${real}; x=${"x".repeat(65_536)}`).size).toBe(0);
  });
});
