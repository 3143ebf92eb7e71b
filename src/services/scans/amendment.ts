/** What an edit of a profile means for its scan. */
import type { ScanProfile } from "../../contract/scan/scan-profile.ts";
import type { ProfileAmendment, SearchScope } from "./rules.ts";

/**
 * Null if nothing changed. Another year of birth means another person: all findings are dropped, and the search begins anew.
 */
export function amendmentOf(before: ScanProfile, after: ScanProfile): ProfileAmendment | null {
  if (JSON.stringify(before) === JSON.stringify(after)) return null;
  const all = everything(after);
  if (before.birthYear !== after.birthYear) return { names: new Map(), addresses: new Map(), all, wanted: all };
  const names = places(before.names, after.names);
  const addresses = places(before.addresses, after.addresses);
  const added = { names: partsAdded(after.names, names), addresses: partsAdded(after.addresses, addresses) };
  return { names, addresses, all, wanted: wantedOf(added, all) };
}

/** Every name at every address. */
export function everything({ names, addresses }: ScanProfile): SearchScope {
  return { names: [...names.keys()], addresses: [...addresses.keys()] };
}

/**
 * New names are searched for at every address, new addresses under every name. Where there are both, the whole profile is:
 * a scope is names at addresses, and no smaller one has the old names at the new addresses as well.
 */
function wantedOf(added: SearchScope, all: SearchScope): SearchScope | null {
  if (added.names.length > 0 && added.addresses.length > 0) return all;
  if (added.names.length > 0) return { ...all, names: added.names };
  return added.addresses.length > 0 ? { ...all, addresses: added.addresses } : null;
}

/** The place in the new list of each part of the old one that is still there. */
function places(before: readonly unknown[], after: readonly unknown[]): ReadonlyMap<number, number> {
  const texts = after.map((part) => JSON.stringify(part));
  const found = before.map((part, place) => [place, texts.indexOf(JSON.stringify(part))] as const);
  return new Map(found.filter(([, place]) => place >= 0));
}

function partsAdded(after: readonly unknown[], moved: ReadonlyMap<number, number>): number[] {
  const known = new Set(moved.values());
  return [...after.keys()].filter((place) => !known.has(place));
}
