/** Access codes for identity theft restoration: who may have one, and how it looks. */
import type { Entitlement, FeatureName } from "../../contract/subscription/subscription.ts";

/** A code lives for a day: long enough for a call, and the next call gets a new one. */
export const codeLifetime = 24 * 60 * 60 * 1000;

const restoring: readonly FeatureName[] = ["Identity Theft Restoration", "Global Identity Theft Restoration"];

export function mayRestore(entitlements: readonly Entitlement[]): boolean {
  return entitlements.some(({ product }) => restoring.includes(product));
}

/** Crockford's alphabet: no I, L, O, U, so that a code read out on the telephone arrives as it was. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Three groups of four, sixty bits: `7KQ2-M9XD-4TBR`. Takes twelve random bytes. */
export function writeCode(random: Uint8Array): string {
  const characters = [...random.subarray(0, 12)].map((byte) => alphabet[byte % alphabet.length]);
  return [0, 4, 8].map((start) => characters.slice(start, start + 4).join("")).join("-");
}
