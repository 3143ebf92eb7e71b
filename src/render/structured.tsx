import { isValidElement, type ReactNode } from "react";
import type { Question } from "../../client/components/faq.tsx";
import { faqPage, jsonLd, type Thing } from "./structured-data.ts";

/** A block of data for search engines. It is never run, so the policy on scripts does not apply to it. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  return things.length > 0 ? <script type="application/ld+json">{jsonLd(things)}</script> : null;
}

/** The questions of a page, for its `structured`. */
export function faqOf(questions: readonly Question[]): readonly Thing[] {
  return [faqPage(questions.map((asked) => ({ question: asked.question, answer: plainText(asked.answer).trim() })))];
}

/** The text of a tree, without the components and elements around it. */
export function plainText(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map(plainText).join("");
  return isValidElement<{ readonly children?: ReactNode }>(node) ? plainText(node.props.children) : "";
}
