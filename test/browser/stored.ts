import type { BrowserContext, Cookie, Page } from "@playwright/test";
import { type StoredEntry, type StoredIn, storedGroups } from "../../client/build/documents/stored-entries.ts";

/** In seconds: the clocks of the browser and of this test may differ a little. */
const slack = 120;

/** Names of the simulator of a native app, which exists only in development (`src/visit/simulator.ts`). */
const ofDevelopment = /^simulator/;

/** What a browser holds that the privacy policy does not list, or holds for longer than that says. */
export async function unlistedEntries(context: BrowserContext): Promise<string[]> {
  const cookies = (await context.cookies()).flatMap(cookieFault);
  const kept = await Promise.all(context.pages().map(storageFaults));
  return [...cookies, ...kept.flat()];
}

function cookieFault({ name, expires }: Cookie): string[] {
  if (ofDevelopment.test(name)) return [];
  const entry = listed(name, "cookie");
  if (!entry) return [`cookie ${name}`];
  const ends = expires < 0 ? null : expires - Date.now() / 1000;
  if (ends === null) return [];
  return entry.seconds !== null && ends <= entry.seconds + slack ? [] : [`cookie ${name} for ${Math.round(ends)} s`];
}

/**
 * What an open page has stored without listing it. A page that is none of ours, such as a blank one, has no storage to read.
 */
async function storageFaults(page: Page): Promise<string[]> {
  if (!page.url().startsWith("http")) return [];
  // A test may end while its last click is still leading to another page.
  const read = () => page.evaluate(readStorage);
  const { local, tab, others } = await read().catch(() => page.waitForLoadState().then(read));
  return [
    ...local.filter((name) => !listed(name, "local")).map((name) => `local storage ${name}`),
    ...tab.filter((name) => !listed(name, "tab") && !ofDevelopment.test(name)).map((name) => `session storage ${name}`),
    ...others,
  ];
}

/** Runs in the page. */
async function readStorage() {
  const databases = (await indexedDB.databases()).map(({ name }) => `database ${name}`);
  const caches = globalThis.caches ? (await globalThis.caches.keys()).map((name) => `cache ${name}`) : [];
  const workers = (await navigator.serviceWorker?.getRegistrations())?.map(({ scope }) => `service worker ${scope}`);
  /** A store that a test blocks keeps nothing. */
  const namesIn = (open: () => Storage): string[] => {
    try {
      return Object.keys(open());
    } catch {
      return [];
    }
  };
  return {
    local: namesIn(() => localStorage),
    tab: namesIn(() => sessionStorage),
    others: [...databases, ...caches, ...(workers ?? [])],
  };
}

const storedEntries = storedGroups().flatMap(({ entries }) => entries);

function listed(name: string, place: StoredIn): StoredEntry | undefined {
  return storedEntries.find(
    (entry) =>
      entry.in === place && entry.names.some((known) => (entry.isPrefix ? name.startsWith(known) : name === known)),
  );
}
