import { BoundedMap } from "../platform/bounded-map.ts";
import { type Files, SiteFile } from "./site-file.ts";

/** Parts, each some 20 kB. */
const mostHeld = 64;

const parts = new BoundedMap<SiteFile<{ readonly text: string }>>({ capacity: mostHeld });

/** One part of the dictionary; null when it cannot be read, which is reported. */
export async function storedWords(files: Files, part: number): Promise<string | null> {
  const name = `words/${part}.txt`;
  const held = parts.get(name) ?? new SiteFile(name, (text) => ({ text }));
  parts.set(name, held);
  return (await held.read(files))?.text ?? null;
}
