import * as z from "zod/mini";

/** A piece of the index as the build writes it: phrases sorted by their folded keys; each field goes by their positions. */
export const partSchema = z.object({
  /** The folded phrases, each with a line feed after it. */
  keys: z.string(),
  /** One character per phrase: its weight, 1 to 90, plus {@link codeOffset}. */
  weights: z.string(),
  /** One character per phrase: the index of its set in `tags`, plus {@link codeOffset}. */
  tagOf: z.string(),
  /** Sets of regions, each a text with commas between: countries in capitals, languages in small letters. */
  tags: z.array(z.string()),
  /** Phrases that differ from their keys, by position. */
  phrases: z.record(z.string(), z.string()),
});

export type PartData = z.infer<typeof partSchema>;

/** `#`, the character after the quotation mark: a small number is sent as one printable character that JSON rarely escapes. */
export const codeOffset = 35;

/** A part ready to be searched. Its keys stay one string: a thousand short ones would take several times the memory. */
export interface IndexPart {
  readonly keys: string;
  /** Where each key begins in `keys`, with one more entry for the end of the last. */
  readonly starts: Uint32Array;
  readonly weights: string;
  readonly tagOf: string;
  readonly tags: readonly (readonly string[])[];
  readonly phrases: Readonly<Record<string, string>>;
}

export function readPart({ keys, weights, tagOf, tags, phrases }: PartData): IndexPart {
  const starts = new Uint32Array(weights.length + 1);
  for (let index = 0, start = 0; index < weights.length; index++) {
    start = keys.indexOf("\n", start) + 1;
    starts[index + 1] = start;
  }
  return { keys, starts, weights, tagOf, tags: tags.map((set) => set.split(",").filter(Boolean)), phrases };
}

/** A phrase and how much it is worth to this search. */
export interface ScoredPhrase {
  readonly phrase: string;
  readonly score: number;
}

/** Added to the score of a phrase in its own country, and of a word where its language is spoken. Ten means twice as common. */
const homeBonus = { country: 34, language: 30 };

/** Added to the score of a phrase that is already typed in full. */
const wholeBonus = 8;

const none: readonly ScoredPhrase[] = [];

/** The best phrases of a part that begin with a folded prefix; those of the visitor's regions count more. */
export function bestOf(
  part: IndexPart,
  prefix: string,
  regions: readonly string[],
  limit: number,
): readonly ScoredPhrase[] {
  const low = lowerBound(part, prefix);
  if (!part.keys.startsWith(prefix, part.starts[low])) return none;
  const high = lowerBound(part, `${prefix}\uffff`);
  const bonuses = regions.length > 0 ? part.tags.map((set) => bonusOf(set, regions)) : [];
  const places: number[] = [];
  const scores: number[] = [];
  for (let index = low; index < high; index++) {
    const weight = part.weights.charCodeAt(index) - codeOffset;
    let score = weight + (bonuses[part.tagOf.charCodeAt(index) - codeOffset] ?? 0);
    if (index === low && keyLength(part, index) === prefix.length) score += wholeBonus;
    if (places.length === limit && score <= (scores[limit - 1] ?? 0)) continue;
    insert(places, scores, index, score, limit);
  }
  return places.map((place, order) => ({ phrase: phraseAt(part, place), score: scores[order] ?? 0 }));
}

function bonusOf(tags: readonly string[], regions: readonly string[]): number {
  const region = regions.find((candidate) => tags.includes(candidate));
  if (region === undefined) return 0;
  return /[A-Z]/.test(region) ? homeBonus.country : homeBonus.language;
}

/** Inserts into two parallel lists of at most `limit` entries, kept in order of falling scores. */
function insert(places: number[], scores: number[], place: number, score: number, limit: number): void {
  let at = scores.length < limit ? scores.length : limit - 1;
  for (; at > 0 && (scores[at - 1] ?? 0) < score; at--) {
    scores[at] = scores[at - 1] ?? 0;
    places[at] = places[at - 1] ?? 0;
  }
  scores[at] = score;
  places[at] = place;
}

/** The length of the longest beginning of a text that some phrase of the part begins with, too. */
export function sharedLength(part: IndexPart, text: string): number {
  const near = lowerBound(part, text);
  const keys = [near - 1, near].map((index) => part.keys.slice(part.starts[index] ?? 0, part.starts[index + 1] ?? 0));
  return Math.max(...keys.map((key) => commonLength(key, text)));
}

export function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < other.length && one[length] === other[length]) length++;
  return length;
}

function keyLength({ starts }: IndexPart, index: number): number {
  return (starts[index + 1] ?? 0) - (starts[index] ?? 0) - 1;
}

function phraseAt(part: IndexPart, index: number): string {
  const { keys, starts, phrases } = part;
  return phrases[index] ?? keys.slice(starts[index], (starts[index + 1] ?? 0) - 1);
}

/** The position of the first key that is not before `text`. */
function lowerBound(part: IndexPart, text: string): number {
  let low = 0;
  let high = part.weights.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(part, middle, text)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isBefore({ keys, starts }: IndexPart, index: number, text: string): boolean {
  const start = starts[index] ?? 0;
  const end = (starts[index + 1] ?? 0) - 1;
  for (let offset = 0; offset < text.length; offset++) {
    if (start + offset >= end) return true;
    const difference = keys.charCodeAt(start + offset) - text.charCodeAt(offset);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
