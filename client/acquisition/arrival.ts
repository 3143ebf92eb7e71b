import { objectionOf } from "../events/objection.ts";
import { keep, kept } from "./kept.ts";

/**
 * Whether there is anything to carry, so that most visits load nothing of this: they came from elsewhere, with an origin,
 * a version or from an advertisement, from a search of ours, or have something kept. Never for who is not measured: what was kept
 * before they said so is gone at once.
 */
export function mayCarry(): boolean {
  if (objectionOf(window)) {
    keep(null);
    return false;
  }
  const { referrer } = document;
  if (referrer.startsWith(`${location.origin}/`) && !/[?&]q=/.test(referrer)) return kept() !== null;
  return referrer !== "" || /[?&](origin|gclid|msclkid|atb|va|t|source)=/.test(location.search) || kept() !== null;
}
