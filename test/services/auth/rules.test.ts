import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeVerifierSchema } from "../../../src/contract/subscription/auth.ts";
import { digestText, isSameSecret } from "../../../src/platform/digest.ts";
import { keyedDigest, sealAnswer, unsealAnswer } from "../../../src/services/auth/digests.ts";
import {
  addressIdentity,
  canHaveMail,
  localeOf,
  randomAlphanumerics,
  randomOtp,
} from "../../../src/services/auth/rules.ts";
import {
  isRotationDue,
  type PrivateKey,
  rotatedKeys,
  signingKey,
} from "../../../src/services/auth/tokens/key-rules.ts";
import { vector } from "./vector.ts";

/** A stand-in for the random source that yields these bytes in order, over and over. */
function sequence(...values: number[]) {
  let place = 0;
  return (bytes: Uint8Array<ArrayBuffer>) => {
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = values[place++ % values.length] ?? 0;
    return bytes;
  };
}

describe("PKCE", () => {
  it("SVC-2 makes the challenge of the vector from its verifier", async () => {
    expect(await digestText(vector.verifier)).toBe(vector.challenge);
  });

  it.each([
    [42, false],
    [43, true],
    [128, true],
    [129, false],
    [256, false],
  ])("SVC-2 takes a verifier of %i characters: %s", (length, isTaken) => {
    expect(codeVerifierSchema.safeParse("v".repeat(length)).success).toBe(isTaken);
  });
});

describe("random values", () => {
  it("SVC-2 draws again where a remainder would make some one-time codes likelier", () => {
    expect(randomOtp(sequence(0xff, 0xff, 0xff, 0xff, 0, 0, 0, 42))).toBe("000042");
    expect(randomOtp(sequence(0, 0x0f, 0x42, 0x3f))).toBe("999999");
  });

  it("SVC-2 draws again for letters, too", () => {
    expect(randomAlphanumerics(3, sequence(248, 255, 0, 61, 62))).toBe("A9A");
  });

  it("SVC-2 spreads one-time codes evenly", () => {
    const counts = Array<number>(10).fill(0);
    for (let index = 0; index < 20_000; index += 1) {
      const first = Number(randomOtp((bytes) => crypto.getRandomValues(bytes))[0]);
      counts[first] = (counts[first] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(300);
  });
});

describe("digests", () => {
  it("SVC-2 compares like ===", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect([isSameSecret(a, b), isSameSecret(a, a)]).toEqual([a === b, true]);
      }),
    );
  });

  it("SVC-2 seals an answer so that only the token that earned it opens it", async () => {
    const sealed = await sealAnswer("an answer, ünïcode too", "token");
    expect(sealed).not.toContain("answer");
    expect(await unsealAnswer(sealed, "token")).toBe("an answer, ünïcode too");
    await expect(unsealAnswer(sealed, "other")).rejects.toThrow();
  });

  it("SVC-2 binds a keyed digest to key and parts, and to where one part ends", async () => {
    const [key, other] = await Promise.all(
      ["a", "b"].map((secret) =>
        crypto.subtle.importKey("raw", new TextEncoder().encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
          "sign",
        ]),
      ),
    );
    if (!key || !other) throw new Error("no key");
    const digests = [
      await keyedDigest(key, "ab", "c"),
      await keyedDigest(key, "a", "bc"),
      await keyedDigest(other, "ab", "c"),
    ];
    expect(new Set(digests).size).toBe(3);
  });
});

describe("addresses", () => {
  it.each([
    [" Robin@Example.COM ", "robin@example.com"],
    ["robin@example.com", "robin@example.com"],
  ])("SVC-2 counts %j as %s", (typed, identity) => expect(addressIdentity(typed)).toBe(identity));

  it.each([
    ["a@b.invalid", false],
    ["a@b.onion", false],
    ["a@localhost", false],
    ["a@example.com", true],
    ["a@b.example", true],
  ])("SVC-2 knows whether %s can have mail: %s", (address, can) => expect(canHaveMail(address)).toBe(can));

  it.each([
    ["de_DE", "de-DE"],
    ["en", "en"],
    ["<b>", "en"],
    [null, "en"],
    ["x".repeat(99), "en"],
  ])("SVC-2 reads the locale %j as %s", (given, tag) => expect(localeOf(given)).toBe(tag));
});

describe("signing keys", () => {
  const hour = 3600;
  const key = (kid: string, published: number): PrivateKey => ({
    kid,
    published,
    kty: "EC",
    crv: "P-256",
    x: "",
    y: "",
    d: "",
  });

  it.each([
    ["the newest that is an hour old", [key("old", 0), key("new", 10 * hour)], 11 * hour, "new"],
    ["the one before, until then", [key("new", 10 * hour), key("old", 0)], 10 * hour + 1, "old"],
    ["the oldest, when all are new", [key("b", 20), key("a", 10)], 30, "a"],
  ])("SVC-2 are %s", (_, keys, now, kid) => expect(signingKey(keys, now * 1000)?.kid).toBe(kid));

  it("SVC-2 keep the one that signs when a new one comes", () => {
    const keys = [key("next", 100), key("signing", 0)];
    expect(rotatedKeys(keys, key("new", 200), 200_000).map(({ kid }) => kid)).toEqual(["new", "signing"]);
  });

  it("SVC-2 are renewed later than the longest token lives", () => {
    const keys = [key("a", 0), key("b", 100)];
    expect(isRotationDue(keys, 30 * 24 * hour * 1000)).toBe(false);
    expect(isRotationDue(keys, 32 * 24 * hour * 1000)).toBe(true);
  });
});
