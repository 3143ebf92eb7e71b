import type { Store } from "../storage/store.ts";

/** What could not be stored is kept for as long as the page lasts. */
const page = new Map<string, string>();

/**
 * Storage that lasts as long as the tab or, if that is blocked, as long as the page. The sender and the scripts that show
 * the list share it.
 *
 * It comes with every page, so it does less than `createExpiringStore`: nothing in it expires. A module shared by both would
 * need no file of its own, but would take 51 bytes more of the 6,000 that the entry script may have.
 */
export const visitStore: Pick<Store, "get" | "set"> = {
  get: (key) => page.get(key) ?? readStored(key),
  set(key, value) {
    page.delete(key);
    try {
      sessionStorage.setItem(key, value);
    } catch {}
    // Read back to be sure: some browsers silently drop what they cannot store.
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
