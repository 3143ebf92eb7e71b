import { objectionOf } from "../events/objection.ts";
import { loadArrival, storeArrival } from "./arrival-store.ts";

/**
 * Whether there is anything to carry, so that most visits never load the code for it: the visitor came from another site
 * or from one of our searches, or has an origin, version, source or advertisement in the address, or something stored.
 * Never for a visitor who objects to measuring: what was stored before is deleted at once.
 */
export function mayCarry(): boolean {
  if (objectionOf(window)) {
    storeArrival(null);
    return false;
  }
  const { referrer } = document;
  if (referrer.startsWith(`${location.origin}/`) && !/[?&]q=/.test(referrer)) return loadArrival() !== null;
  return (
    referrer !== "" || /[?&](origin|gclid|msclkid|atb|va|t|source)=/.test(location.search) || loadArrival() !== null
  );
}
