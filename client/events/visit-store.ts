import type { Store } from "../storage/store.ts";

/** What could not be stored is kept for as long as the page lasts. */
const page = new Map<string, string>();

/**
 * What lasts as long as the tab; where that is blocked, as long as the page. One for the sender and for who shows the list.
 *
 * It comes with every page, so it is less than `createExpiringStore`: nothing here has a day on which it expires. One module
 * below both needs no further file, but is 51 bytes more of the 6,000 that the entry script has.
 */
export const visitStore: Pick<Store, "get" | "set"> = {
  get: (key) => page.get(key) ?? readStored(key),
  set(key, value) {
    page.delete(key);
    try {
      sessionStorage.setItem(key, value);
    } catch {}
    // Asked rather than believed: some browsers drop what they cannot keep without a word.
    if (readStored(key) !== value) page.set(key, value);
  },
};

function readStored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
