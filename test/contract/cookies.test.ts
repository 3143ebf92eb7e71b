import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clearCookie, parseCookies, serializeCookie } from "../../src/contract/cookies.ts";

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
