import { readProse } from "./read-prose.ts";

/** The role of a piece of text: a rule may hold for headings and buttons but not for sentences. */
export type PieceKind = "title" | "description" | "heading" | "button" | "link" | "label" | "caption" | "sentence";

export interface Piece {
  readonly kind: PieceKind;
  readonly text: string;
}

const elements: readonly (readonly [PieceKind, RegExp])[] = [
  ["title", /<title\b[^>]*>(?<inside>.*?)<\/title>/gs],
  ["description", /<meta name="description" content="(?<inside>[^"]*)"/g],
  ["heading", /<h[1-6]\b(?<attributes>[^>]*)>(?<inside>.*?)<\/h[1-6]>/gs],
  ["button", /<button\b(?<attributes>[^>]*)>(?<inside>.*?)<\/button>/gs],
  ["link", /<a\b(?<attributes>[^>]*)>(?<inside>.*?)<\/a>/gs],
  ["label", /<(?:label|legend)\b(?<attributes>[^>]*)>(?<inside>.*?)<\/(?:label|legend)>/gs],
  ["caption", /<figcaption\b(?<attributes>[^>]*)>(?<inside>.*?)<\/figcaption>/gs],
];

/** All text of a page or a mail: from its head, and from its main part without header and footer. */
export function readPieces(html: string): readonly Piece[] {
  const plain = html.replace(/<(script|style|svg|select|textarea)\b.*?<\/\1>|<!--.*?-->/gs, "");
  const head = /<head\b[^>]*>(.*?)<\/head>/s.exec(plain)?.[1] ?? "";
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(plain)?.[1] ?? "";
  const parts = elements.flatMap(([kind, pattern]) =>
    [...`${head}${main}`.matchAll(pattern)].map(({ groups = {} }) => ({ kind, text: saidBy(groups) })),
  );
  const running = main.replace(/<(h[1-6]|button|figcaption)\b.*?<\/\1>/gs, "\n");
  const sentences = readProse(`<main>${running}</main>`).sentences.map((text) => ({ kind: "sentence", text }) as const);
  return [...parts, ...sentences].filter(({ text }) => text !== "");
}

/** The text of an element. An `aria-label`, which screen readers read instead of the visible text, comes first. */
function saidBy({ attributes = "", inside = "" }: Readonly<Record<string, string | undefined>>): string {
  const named = /aria-label="([^"]+)"/.exec(attributes)?.[1];
  return readProse(`<main>${(named ?? inside).replace(/<[^>]+>/g, " ")}</main>`).text.trim();
}
