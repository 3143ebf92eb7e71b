import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { base64url, bytesOf, fromBase64url, hex } from "../../src/platform/encoding.ts";
import { newSecret } from "../../src/platform/random.ts";
import { derivedSealingKey, seal, sealingKey, unseal } from "../../src/platform/seal.ts";
import { hmacKey, isSigned, sign } from "../../src/platform/signature.ts";

const key = await sealingKey(new Uint8Array(32).fill(7));
const other = await sealingKey(new Uint8Array(32).fill(8));

describe("sealed text", () => {
  it("is read again with the same key at the same place, whatever it says", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme" }), async (text) => {
        expect(await unseal(await seal(text, key, "here"), key, "here")).toBe(text);
      }),
      { numRuns: 50 },
    );
  });

  it("is nothing to another key and at another place", async () => {
    const sealed = await seal("a secret", key, "here");
    expect(await unseal(sealed, other, "here")).toBeNull();
    expect(await unseal(sealed, key, "there")).toBeNull();
  });

  it("is nothing when one bit of it was touched, or it was cut", async () => {
    const sealed = await seal("a secret", key, "here");
    for (const at of sealed.keys()) {
      const forged = sealed.with(at, (sealed[at] ?? 0) ^ 1);
      expect(await unseal(forged, key, "here")).toBeNull();
    }
    for (const length of [0, 11, 12, sealed.length - 1]) {
      expect(await unseal(sealed.slice(0, length), key, "here")).toBeNull();
    }
  });

  it("never looks the same twice, and shows nothing of what it says", async () => {
    const [one, two] = [await seal("a secret", key, "here"), await seal("a secret", key, "here")];
    expect(one).not.toEqual(two);
    expect(new TextDecoder().decode(one)).not.toContain("secret");
  });

  it("a derived key opens for the same secret and the same purpose alone", async () => {
    const sealed = await seal("text", await derivedSealingKey("secret", "one"), "");
    expect(await unseal(sealed, await derivedSealingKey("secret", "one"), "")).toBe("text");
    expect(await unseal(sealed, await derivedSealingKey("secret", "two"), "")).toBeNull();
    expect(await unseal(sealed, await derivedSealingKey("other", "one"), "")).toBeNull();
  });
});

describe("signatures", () => {
  /** RFC 4231, test case 2. */
  const vector = {
    key: "Jefe",
    text: "what do ya want for nothing?",
    mac: "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  };

  it("are HMAC-SHA-256", async () => {
    const signature = await sign(vector.text, await hmacKey(bytesOf(vector.key)));
    expect(hex(fromBase64url(signature))).toBe(vector.mac);
  });

  it("hold for one text and one key", async () => {
    const [mine, yours] = [await hmacKey(bytesOf("mine")), await hmacKey(bytesOf("yours"))];
    const signature = await sign("text", mine);
    expect(await isSigned("text", signature, mine)).toBe(true);
    expect(await isSigned("texts", signature, mine)).toBe(false);
    expect(await isSigned("text", signature, yours)).toBe(false);
  });

  it.each(["", "x", "é".repeat(43), "=".repeat(43), `${base64url(new Uint8Array(32))}x`])(
    "%s is none",
    async (text) => {
      expect(await isSigned("text", text, await hmacKey(bytesOf("mine")))).toBe(false);
    },
  );
});

describe("secrets", () => {
  it("are 43 letters of base64url, each another", () => {
    const drawn = Array.from({ length: 100 }, newSecret);
    expect(drawn.every((secret) => /^[\w-]{43}$/.test(secret))).toBe(true);
    expect(new Set(drawn).size).toBe(100);
  });
});
