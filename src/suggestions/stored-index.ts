import * as z from "zod/mini";
import type { SiteFiles } from "../files/site-file.ts";
import { BoundedMap } from "../platform/memory/bounded-map.ts";
import { type IndexPart, partSchema, readPart } from "./part.ts";
import type { SuggestionIndex } from "./suggest.ts";
import { type IndexTable, partName, tableSchema } from "./table.ts";

/** Where the build puts the index among the site's files. */
const folder = "/ac";

/** The index that the build makes fits whole (17 MB, of heads 0.3); a larger one loses its least recently used parts. */
const bounds = { parts: 20_000_000, heads: 1_000_000, age: 3_600_000 };

type Heads = ReadonlyMap<string, IndexPart>;

function weightOf({ keys, weights, tagOf, tags, phrases, starts }: IndexPart): number {
  const short = [...tags.flat(), ...Object.values(phrases)];
  const texts = [keys, weights, tagOf, ...short].reduce((sum, text) => sum + textWeight(text), 0);
  return texts + starts.byteLength + entryWeight * short.length;
}

/** V8 takes two bytes for each character of a text that has one outside Latin-1, else one. */
function textWeight(text: string): number {
  return /[^\0-\xff]/.test(text) ? 2 * text.length : text.length;
}

/** Bytes of an entry of a record or a list, besides its text. */
const entryWeight = 40;

const headsSchema = z.record(z.string(), partSchema);

/**
 * Reads the index from the site's files, part by part, and keeps what it read. Keeps values only, never a pending promise,
 * because the platform ties a read to the request that began it.
 */
export class StoredIndex {
  #table: IndexTable | undefined;
  readonly #parts = new BoundedMap<IndexPart>({ bytes: bounds.parts, age: bounds.age, weigh: weightOf });
  readonly #heads = new BoundedMap<Heads>({
    bytes: bounds.heads,
    age: bounds.age,
    weigh: (heads) => [...heads.values()].reduce((sum, part) => sum + weightOf(part), 0),
  });

  /** The index for one request, read through that request's files. */
  readWith(files: SiteFiles): SuggestionIndex {
    return {
      table: () => this.#table ?? this.#readTable(files),
      part: (name) => this.#parts.get(name) ?? this.#readPart(files, name),
      head: (name, prefix) => {
        const heads = this.#heads.get(name);
        return heads ? (heads.get(prefix) ?? null) : this.#readHead(files, name, prefix);
      },
    };
  }

  async #readTable(files: SiteFiles): Promise<IndexTable> {
    this.#table = tableSchema.parse(await readFile(files, partName.table));
    return this.#table;
  }

  async #readPart(files: SiteFiles, name: string): Promise<IndexPart> {
    const part = readPart(partSchema.parse(await readFile(files, name)));
    this.#parts.set(name, part);
    return part;
  }

  async #readHead(files: SiteFiles, name: string, prefix: string): Promise<IndexPart | null> {
    const lists = headsSchema.parse(await readFile(files, name));
    const heads = new Map(Object.entries(lists).map(([key, list]) => [key, readPart(list)]));
    this.#heads.set(name, heads);
    return heads.get(prefix) ?? null;
  }
}

async function readFile(files: SiteFiles, name: string): Promise<unknown> {
  const answer = await files.fetch(`https://files.invalid${folder}/${name}.json`);
  if (!answer.ok) throw new Error(`the index of suggestions has no part "${name}": ${answer.status}`);
  return answer.json();
}
