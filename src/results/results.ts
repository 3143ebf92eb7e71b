/** Web results from a search service that the deployment names (SRCH-7). Each kind of service has an adapter. */

export const resultKinds = ["web", "image", "news", "video"] as const;
export type ResultKind = (typeof resultKinds)[number];

/** All that a search service is told; nothing in it identifies the visitor. */
export interface WebSearch {
  readonly words: string;
  /** The setting `kl`, such as "uk-en". */
  readonly region: string;
  readonly safe: SafeSearch;
  /** From 1. */
  readonly page: number;
  readonly kind: ResultKind;
}

export type SafeSearch = "strict" | "moderate" | "off";

export interface WebResult {
  readonly title: string;
  /** http or https. */
  readonly address: string;
  /** "" where there is none. */
  readonly snippet: string;
  /** The https address of a small picture, on whatever host it is. Never shown as it stands: see `signed-image.ts`. */
  readonly thumbnail: string | null;
  /** The day it's from, `2026-11-21`. */
  readonly day: string | null;
  /** How long it plays, "1:04:31". */
  readonly length: string | null;
}

export interface FoundResults {
  readonly results: readonly WebResult[];
  /** Other spellings of the words. */
  readonly corrections: readonly string[];
  readonly related: readonly string[];
}

/** How to ask one kind of search service and read its answers. Its functions are pure. */
export interface SearchAdapter {
  /** The kinds of results the service has; the first stands in for a kind it lacks. */
  readonly kinds: readonly ResultKind[];
  readonly address: (search: WebSearch) => URL;
  /** Carries the deployment's key where the service wants one, else empty. */
  readonly headers: Readonly<Record<string, string>>;
  /** Null if the answer isn't in this service's format. Never throws. */
  readonly read: (answer: unknown) => FoundResults | null;
}
