import { BoundedMap } from "../platform/memory/bounded-map.ts";
import { SiteFile, type SiteFiles } from "./site-file.ts";

/** Sixty parts, none of them larger than 24 kB. */
const parts = new BoundedMap<SiteFile<{ readonly text: string }>>({
  bytes: 1_500_000,
  age: 3_600_000,
  weigh: () => 24_000,
});

/** One part of the dictionary; null when it cannot be read, which is reported. */
export async function storedWords(files: SiteFiles, part: number): Promise<string | null> {
  const name = `words/${part}.txt`;
  const held = parts.get(name) ?? new SiteFile(name, (text) => ({ text }));
  parts.set(name, held);
  return (await held.read(files))?.text ?? null;
}
