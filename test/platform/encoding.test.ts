import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as inBrowser from "../../client/subscription/base64url.ts";
import { digest, digestText, policySource } from "../../src/platform/digest.ts";
import { base64, base64url, bytesOf, fromBase64url, hex } from "../../src/platform/encoding.ts";
import { entityTag, matchingTag } from "../../src/platform/entity-tag.ts";

const bytes = fc.uint8Array({ maxLength: 100 });

describe("bytes as text", () => {
  it("come back as they were, and every form agrees with Node's own", () => {
    fc.assert(
      fc.property(bytes, (given) => {
        const node = Buffer.from(given);
        expect(hex(given)).toBe(node.toString("hex"));
        expect(base64(given)).toBe(node.toString("base64"));
        expect(base64url(given)).toBe(node.toString("base64url"));
        expect([...fromBase64url(base64url(given))]).toEqual([...given]);
      }),
    );
  });

  it("are the same in the browser", () => {
    fc.assert(
      fc.property(bytes, (given) => {
        expect(inBrowser.base64url(given)).toBe(base64url(given));
        expect([...inBrowser.fromBase64url(base64url(given))]).toEqual([...given]);
      }),
    );
  });

  it("a text in base64url that is none throws", () => {
    expect(() => fromBase64url("*")).toThrow();
    expect(() => inBrowser.fromBase64url("*")).toThrow();
  });

  it("a text is UTF-8", () => {
    expect([...bytesOf("é€")]).toEqual([0xc3, 0xa9, 0xe2, 0x82, 0xac]);
  });
});

describe("digests", () => {
  /** The digest of "abc" (FIPS 180-4). */
  const abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

  it("are SHA-256, of a text and of its bytes alike", async () => {
    expect(hex(await digest("abc"))).toBe(abc);
    expect(hex(await digest(bytesOf("abc")))).toBe(abc);
    expect(await digestText("abc")).toBe(Buffer.from(abc, "hex").toString("base64url"));
  });

  it("a policy names content by its digest in base64, padding included", async () => {
    expect(await policySource("abc")).toBe(`'sha256-${Buffer.from(abc, "hex").toString("base64")}'`);
  });
});

describe("validators", () => {
  const holding = (tags: string) => new Headers({ "if-none-match": tags });

  it("are strong, and differ where one letter does", async () => {
    expect(await entityTag("abc")).toBe('"ba7816bf8f01cfea414140de"');
    expect(await entityTag("abd")).not.toBe(await entityTag("abc"));
  });

  it("are held when named among others, weakened or not", () => {
    expect(matchingTag(holding('"a"'), '"a"')).toBe('"a"');
    expect(matchingTag(holding('"x", W/"a" ,"y"'), '"a"')).toBe('"a"');
    expect(matchingTag(holding('"aa"'), '"a"')).toBeNull();
    expect(matchingTag(holding("a"), '"a"')).toBeNull();
    expect(matchingTag(new Headers(), '"a"')).toBeNull();
    expect(matchingTag(holding("*"), '"a"')).toBe('"a"');
    expect(matchingTag(holding('"x", *'), '"a"')).toBeNull();
  });
});
