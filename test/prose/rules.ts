/** The rules for words that a program can check: one fault on each line, with the piece of text that has it. */
import { contradictions } from "./facts.ts";
import type { Piece } from "./read-pieces.ts";
import { lacksNoun, missingContraction, refusedWords } from "./words.ts";

/** A contract needs no contractions and may use some refused words, but uses one term for one thing and states the facts. */
export interface Reading {
  readonly legal: boolean;
}

export function faultsOf(piece: Piece, { legal }: Reading): readonly string[] {
  const { kind, text } = piece;
  const faults = [
    ...refusedIn(piece, legal),
    ...(kind === "heading" && /[^.]\.$/.test(text) ? ["a heading ends with a full stop"] : []),
    ...(lacksNoun(kind, text) ? [`a ${kind} names no noun`] : []),
    ...contractionIn(piece, legal),
    ...contradictions(text),
  ];
  return faults.map((fault) => `${fault}: ${text}`);
}

function refusedIn({ kind, text }: Piece, legal: boolean): readonly string[] {
  return refusedWords
    .filter((row) => (row.in ? row.in.includes(kind) : kind !== "caption") && !(legal && row.legal))
    .filter(({ word }) => word.test(text))
    .map(({ word, say }) => `“${word.exec(text)?.[0]}” (say: ${say})`);
}

function contractionIn({ kind, text }: Piece, legal: boolean): readonly string[] {
  const found = legal || kind === "caption" ? null : missingContraction(text);
  return found === null ? [] : [`“${found}” wants a contraction`];
}
