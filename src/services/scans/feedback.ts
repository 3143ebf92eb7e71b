/** Feedback outlives its scan, so nothing of the profile may be in it. */
import type { ScanProfile } from "../../contract/scan/scan-profile.ts";

/** Scripts that put no space between words: a name may stand anywhere in them. */
const runsTogether =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** A part with at least this many characters is left out of the middle of words too. */
const longEnough = 4;

/** The words without any part of the profile, whether in capital or small letters. */
export function withoutProfile(words: string, profile: ScanProfile): string {
  const parts = partsOf(profile).sort((one, other) => other.length - one.length);
  if (parts.length === 0) return words;
  return words.normalize("NFC").replace(new RegExp(parts.map(pattern).join("|"), "giu"), "…");
}

function pattern(part: string): string {
  const anywhere = part.length >= longEnough || runsTogether.test(part);
  return anywhere ? part : `(?<![\\p{L}\\p{N}])${part}(?![\\p{L}\\p{N}])`;
}

/** Every word and number of the profile, once. They hold only letters, marks and digits, so a pattern takes them literally. */
function partsOf({ names, birthYear, addresses }: ScanProfile): string[] {
  const texts = [...names, ...addresses].flatMap((row) => Object.values(row).filter((text) => text !== undefined));
  const all = [...texts, String(birthYear)].join(" ").normalize("NFC");
  return [...new Set(all.match(/[\p{L}\p{M}\p{N}]+/gu))];
}
