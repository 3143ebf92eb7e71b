/** The text of a page. */
export interface Prose {
  /** Everything in the main part, a line for each block. */
  readonly text: string;
  /** Whole sentences, in order. */
  readonly sentences: readonly string[];
}

const inline = "a|abbr|b|bdi|cite|code|data|dfn|em|i|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr";
const codes: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", nbsp: " " };
const segmenter = new Intl.Segmenter("en-GB", { granularity: "sentence" });

/** Reads the main part of a page: without header and footer, without what is only for programs. */
export function readProse(html: string): Prose {
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? "";
  const lines = main
    .replace(/<(script|style|template|svg|select|textarea)\b.*?<\/\1>|<!--.*?-->/gs, "")
    .replace(new RegExp(`</?(?:${inline})\\b[^>]*>`, "g"), "")
    .replace(/<[^>]+>/g, "\n")
    .replace(/&(#?\w+);/g, (whole, name) => codes[name] ?? whole)
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "");
  const sentences = lines.flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()));
  return { text: lines.join("\n"), sentences: sentences.filter((sentence) => /[.?…:][”’)]?$/.test(sentence)) };
}
