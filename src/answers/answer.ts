import { withPlainDigits } from "../contract/digits.ts";
import type { SiteFiles } from "../files/site-file.ts";

/**
 * Instant answers, which need no service (SRCH-8). Each kind is a file of this folder with a row in `kinds.ts`: a pure function
 * works the answer out, and one component shows the answers of all kinds. A wrong answer is worse than none, so a question
 * has to fit a grammar from its first letter to its last.
 */

/** A search, and what may be known of the visitor to answer it. Nothing of it is kept. */
export interface AnswerRequest {
  /** As it was typed: one line, single spaces. */
  readonly text: string;
  /** Whether `text` has every space that was typed. */
  readonly keepsSpacing: boolean;
  /** The same without the question mark at its end, with plain signs for those that mean the same: "２＋２", "7 – 2". */
  readonly line: string;
  /** The line in lower case. */
  readonly words: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Two letters of the region that is searched, "us"; "" where none is set. */
  readonly region: string;
  readonly units: "metric" | "imperial";
  /** What the visitor's browser said of itself with this request, by header name; empty on the onion host. */
  readonly requestHeaders: readonly (readonly [name: string, value: string])[];
  /** The site's files, which hold the facts that the worker has no room for. */
  readonly files: SiteFiles;
  /** Fills bytes at random: `crypto.getRandomValues`. */
  readonly random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
}

/** All but the words. */
export type AskedBy = Omit<AnswerRequest, "text" | "line" | "words" | "keepsSpacing">;

export interface Answer {
  /** How the search was understood: "15% of 80". */
  readonly question: string;
  /** The answer in a few words: "12". */
  readonly value: string;
  /** The value is to be copied letter by letter: it is shown in a face in which no two letters look alike. */
  readonly isCopied?: true;
  /** Without its notes it could mislead, so it is never suggested while somebody types: suggestions have no notes. */
  readonly needsNotes?: true;
  /** Sentences that belong to it. */
  readonly notes?: readonly string[];
  /** More of it, as a table of two columns. */
  readonly rows?: readonly (readonly [name: string, value: string])[];
  /** Text of several lines, shown as it is. */
  readonly code?: string;
  /** A colour to show beside it, as CSS has it. */
  readonly colour?: string;
  /** A QR code: the SVG path of its black modules in a square of `size` by `size` units. */
  readonly drawing?: { readonly size: number; readonly path: string };
  /** Drawn by chance: asking again gives another. */
  readonly chance?: true;
  /** A page of ours that does more. */
  readonly link?: { readonly label: string; readonly href: string };
  /** Where the data is from. */
  readonly source?: string;
}

/** Works out an answer; null where the question only looked like one of this kind. Never throws. */
export type Answerer = (asked: AnswerRequest) => Answer | null | Promise<Answer | null>;

/** In characters. A longer search gets no answer: cut to this length, it could get a wrong one. */
const longest = 300;

/** The question in the form that kinds read. */
export function askedFor(text: string, about: AskedBy): AnswerRequest {
  const whole = text.trim().replace(/\s+/g, " ");
  const kept = whole.length > longest ? "" : whole;
  const line = withPlainSigns(kept)
    .replace(/\s*\?+$/, "")
    .replace(/^whats /i, "what's ");
  return { ...about, text: kept, line, words: line.toLowerCase(), keepsSpacing: whole === text.trim() };
}

/** Signs that keyboards and documents write in another way, as they are on a plain keyboard. A dash becomes a hyphen. */
function withPlainSigns(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  return withPlainDigits(text)
    .replace(/[\u200b\u200e\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2015\ufe58\ufe63]/g, "-")
    .replace(/\u2044/g, "/")
    .replace(/\u066a/g, "%")
    .replace(/(?<=\d)\u066b(?=\d)/g, ".")
    .replace(/(?<=\d)\u066c(?=\d)/g, ",");
}

/** Of an answer. More would be hard to read, and few measure so exactly. */
const significantDigits = 10;

/** Adds thousands separators to a number written in digits. */
export function grouped(digits: string): string {
  return digits.replace(/\B(?<!\.\d*)(?=(?:\d{3})+(?!\d))/g, ",");
}

/** A fraction rounded to 15 digits, which removes the error of binary fractions; whole and very large numbers unchanged. */
export function exact(value: number): number {
  return Number.isInteger(value) || Math.abs(value) >= 1e15 ? value : Number(value.toPrecision(15));
}

/** A number for people: whole ones in full, fractions to ten significant digits, very large and small ones as powers of ten. */
export function numberWords(value: number, digits = significantDigits): string {
  const size = Math.abs(value);
  // Rounded to ten digits, a longer number would look like an exact one.
  if ((size >= 1e9 && size < 1e15) || Number.isSafeInteger(value)) return grouped(String(exact(value)));
  if (size !== 0 && (size >= 1e15 || size < 1e-6)) {
    const [mantissa = "", power = ""] = value.toExponential(digits - 1).split("e");
    return `${Number(mantissa)} × 10^${Number(power)}`;
  }
  return grouped(String(Number(value.toPrecision(digits))));
}
