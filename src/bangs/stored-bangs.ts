import { type Bangs, readBangs } from "../contract/bangs.ts";

/** Where the build puts the list among the site's files. */
const address = "https://files.invalid/data/bangs.txt";

/** In milliseconds: a search waits for the list. */
const patience = 1000;

/** The site's files, as the platform's binding offers them. */
export type Files = Pick<Fetcher, "fetch">;

/**
 * What this isolate has read, from where. Only values are kept, never a read under way: the platform ties that to the
 * request that began it.
 */
const known = new WeakMap<Files, Bangs>();

/** The bangs from the site's files; null when they do not come in time or are no list, which is reported. Never throws. */
export async function storedBangs(files: Files): Promise<Bangs | null> {
  const held = known.get(files);
  if (held) return held;
  try {
    const bangs = await readFile(files);
    known.set(files, bangs);
    return bangs;
  } catch (error) {
    console.error("failed: the list of bangs", error);
    return null;
  }
}

async function readFile(files: Files): Promise<Bangs> {
  const answer = await files.fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`the site's files have no list of bangs: ${answer.status}`);
  return readBangs(await answer.text());
}
