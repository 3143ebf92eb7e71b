import { readProse } from "./read-prose.ts";

/** What a piece of text is to a reader: a rule may hold for headings and buttons that holds for no sentence. */
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

/** Everything that a page or a mail says: in its head, and in its main part without header and footer. */
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

/** A name that only programs read aloud counts before what is seen. */
function saidBy({ attributes = "", inside = "" }: Readonly<Record<string, string | undefined>>): string {
  const named = /aria-label="([^"]+)"/.exec(attributes)?.[1];
  return readProse(`<main>${(named ?? inside).replace(/<[^>]+>/g, " ")}</main>`).text.trim();
}
