import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type LegalBlock, type LegalText, legalTextSchema } from "../../../src/contract/legal-text.ts";
import { Speech } from "../../../src/locales/speech.tsx";
import { acceptableUse } from "./acceptable-use.tsx";
import type { DefinedTerm, DocumentBlock, LegalDocument } from "./document.ts";
import { privacy } from "./privacy.tsx";
import { proTerms } from "./pro-terms.tsx";
import { terms } from "./terms.tsx";

/** Each document by its file's name, with its text as HTML in the language that is spoken. */
export function writtenDocuments(): Readonly<Record<string, LegalText>> {
  return {
    "acceptable-use": written(acceptableUse()),
    privacy: written(privacy()),
    "pro-terms": written(proTerms()),
    terms: written(terms()),
  };
}

function written({ summary, sections, history }: LegalDocument): LegalText {
  return legalTextSchema.parse({
    summary: summary.map(writtenNote),
    sections: sections.map(({ id, title, blocks }) => ({ id, title, blocks: blocks.map(writtenBlock) })),
    history,
  });
}

function writtenBlock(block: DocumentBlock): LegalBlock {
  if ("text" in block) return { html: html(block.text) };
  return "notes" in block ? { notes: block.notes.map(writtenNote) } : { list: block.list.map(html) };
}

function writtenNote({ term, note }: DefinedTerm) {
  return { term, html: html(note) };
}

function html(words: ReactNode): string {
  return withWholeCitations(renderToStaticMarkup(createElement(Speech, null, words)));
}

/** No line ends inside “Article 6(1)(b)”: neither before the number nor between its brackets. */
function withWholeCitations(text: string): string {
  return text.replace(/ (?=\d+\(\d)/g, "\u00a0").replaceAll(")(", ")\u2060(");
}
