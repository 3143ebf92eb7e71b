import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isRotationDue,
  keySetAge,
  type PrivateKey,
  privateKeySetSchema,
  publicPart,
  rotatedKeys,
  signingKey,
} from "../../../src/services/auth/tokens/key-rules.ts";

const now = Date.UTC(2026, 10, 21);
const seconds = now / 1000;
const day = 86_400;

const keyOf = (kid: string, published: number): PrivateKey => ({
  kty: "EC",
  crv: "P-256",
  x: `x of ${kid}`,
  y: `y of ${kid}`,
  d: `d of ${kid}`,
  kid,
  published,
});

describe("the key that signs", () => {
  it("SVC-2 is the newest once every verifier has had its hour, and no second sooner", () => {
    const old = keyOf("old", seconds - 40 * day);
    const fresh = (age: number) => signingKey([keyOf("new", seconds - age), old], now)?.kid;
    expect([fresh(keySetAge), fresh(keySetAge - 1)]).toEqual(["new", "old"]);
  });

  it("SVC-2 is the oldest where none has had it, and none where there is none", () => {
    expect(signingKey([keyOf("b", seconds), keyOf("a", seconds - 1)], now)?.kid).toBe("a");
    expect(signingKey([], now)).toBeUndefined();
  });

  it("SVC-2 does not depend on the order of the set", () => {
    const ages = fc.uniqueArray(fc.integer({ min: 0, max: 100 * day }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(ages, (list) => {
        const keys = list.map((age) => keyOf(String(age), seconds - age));
        expect(signingKey([...keys].reverse(), now)).toEqual(signingKey(keys, now));
      }),
    );
  });
});

describe("rotation", () => {
  it("SVC-2 is due when the newest is 31 days old, and not a second before", () => {
    const aged = (age: number) => isRotationDue([keyOf("a", seconds - age), keyOf("b", seconds - 60 * day)], now);
    expect([aged(31 * day), aged(31 * day - 1)]).toEqual([true, false]);
  });

  it("SVC-2 keeps the key that signs until the new one does", () => {
    const keys = [keyOf("b", seconds - 31 * day), keyOf("a", seconds - 62 * day)];
    const added = keyOf("c", seconds);
    const after = rotatedKeys(keys, added, now);
    expect(after.map(({ kid }) => kid)).toEqual(["c", "b"]);
    expect(signingKey(after, now)?.kid).toBe("b");
    expect(signingKey(after, now + keySetAge * 1000)?.kid).toBe("c");
    expect(rotatedKeys([], added, now)).toEqual([added]);
  });
});

describe("what is shown of a key", () => {
  it("SVC-2 lacks the secret part", () => {
    expect(publicPart(keyOf("a", seconds))).toEqual({
      alg: "ES256",
      crv: "P-256",
      kid: "a",
      kty: "EC",
      x: "x of a",
      y: "y of a",
    });
  });
});

describe("the secret with the keys", () => {
  const good = { keys: [keyOf("a", 1), keyOf("b", 2)], pepper: "p".repeat(32) };

  it.each([
    ["one key", { ...good, keys: good.keys.slice(1) }],
    ["a short pepper", { ...good, pepper: "p".repeat(31) }],
    ["a key without a name", { ...good, keys: [keyOf("", 1), keyOf("b", 2)] }],
    ["another curve", { ...good, keys: [{ ...keyOf("a", 1), crv: "P-384" }, keyOf("b", 2)] }],
    ["another kind", { ...good, keys: [{ ...keyOf("a", 1), kty: "RSA" }, keyOf("b", 2)] }],
    ["half a second", { ...good, keys: [keyOf("a", 1.5), keyOf("b", 2)] }],
  ])("SVC-2 %s is refused", (_, given) => {
    expect(privateKeySetSchema.safeParse(good).success).toBe(true);
    expect(privateKeySetSchema.safeParse(given).success).toBe(false);
  });
});
