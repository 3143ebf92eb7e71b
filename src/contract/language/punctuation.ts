/** The signs between the parts of a line that code puts together: French writes a space before a colon and a semicolon. */
import { i18n } from "./i18n.ts";

/** "Date: 28 November 2026" */
export function labelled(label: string, text: string): string {
  return i18n.t("{label}: {text}", { label, text });
}

/** Phrases that may have commas in them, as one line. */
export function inOneLine(phrases: readonly string[]): string {
  return phrases.join(i18n.t("; ", {}, { comment: "Between the entries of a list" }));
}
