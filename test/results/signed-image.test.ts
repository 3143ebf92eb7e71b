import { describe, expect, it } from "vitest";
import { imageSigner, isSignedImage } from "../../src/results/signed-image.ts";

const keys = [{ kid: "one", k: "A".repeat(43) }];
const others = [{ kid: "two", k: `${"A".repeat(41)}QA` }];
const address = "https://pictures.example/otter.jpg";
const day = 86_400_000;
const now = 20_000 * day;

const signatureOf = async () => {
  const signed = await (await imageSigner(keys, now))?.(address);
  return new URL(signed ?? "", "https://a.example").searchParams.get("s") ?? "";
};

describe("the address of a result's picture", () => {
  it("SRCH-7 holds for that picture, today and tomorrow", async () => {
    const signature = await signatureOf();
    expect(await isSignedImage(address, signature, keys, now)).toBe(true);
    expect(await isSignedImage(address, signature, [...others, ...keys], now + day)).toBe(true);
    expect(await isSignedImage(address, signature, keys, now + 2 * day)).toBe(false);
  });

  it("SRCH-7 holds for no other, and is nobody else's to make", async () => {
    const signature = await signatureOf();
    expect(await isSignedImage(`${address}?x`, signature, keys, now)).toBe(false);
    expect(await isSignedImage(address, signature, others, now)).toBe(false);
    for (const forged of ["", "x", "A".repeat(43), `${signature}A`]) {
      expect(await isSignedImage(address, forged, keys, now)).toBe(false);
    }
  });
});
