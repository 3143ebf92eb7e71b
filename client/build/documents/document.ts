import type { ReactNode } from "react";

/** A term and what it means here. */
export interface DefinedTerm {
  readonly term: string;
  readonly note: ReactNode;
}

/** One piece of a section: a paragraph, a list, or a row of terms with what each means. */
export type DocumentBlock = { text: ReactNode } | { list: readonly ReactNode[] } | { notes: readonly DefinedTerm[] };

export interface DocumentSection {
  /** The fragment that other pages and letters point to, so it stays when the title changes. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly DocumentBlock[];
}

/** A legal document as it is written here; its headline and its date are in the module of its page. */
export interface LegalDocument {
  /** The whole document in a few lines, each with a word or two that names it. */
  readonly summary: readonly DefinedTerm[];
  readonly sections: readonly DocumentSection[];
  /** Newest first; the first is the day from which this text holds. */
  readonly history: readonly { readonly day: string; readonly text: string }[];
}
