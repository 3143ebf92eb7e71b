import { Trans, type TransProps } from "@lingui/react";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import type { FaqQuestion } from "../../client/components/sections/faq.tsx";
import { i18n } from "../contract/language/i18n.ts";
import { faqPage, jsonLd, type Thing } from "./structured-data.ts";

/** A block of data for search engines. It is never run, so the policy on scripts does not apply to it. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  return things.length > 0 ? <script type="application/ld+json">{jsonLd(things)}</script> : null;
}

/** The questions of a page, for its `structured`. */
export function faqOf(questions: readonly FaqQuestion[]): readonly Thing[] {
  return [faqPage(questions.map((asked) => ({ question: asked.question, answer: plainText(asked.answer).trim() })))];
}

/** The text of a tree, without the components and elements around it. */
export function plainText(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map(plainText).join("");
  if (isSentence(node)) return i18n.t(node.props.id, node.props.values).replace(/<[^>]+>/g, "");
  return isValidElement<{ readonly children?: ReactNode }>(node) ? plainText(node.props.children) : "";
}

function isSentence(node: ReactNode): node is ReactElement<TransProps> {
  return isValidElement(node) && node.type === Trans;
}
