import { textsIn } from "./english-in.ts";

/** The texts of a French page that lack the no-break space before ":", ";", "?" or "!", also where code put the sign. */
export function unspacedIn(html: string): readonly string[] {
  // React writes a comment between a text and a value; names of characters end with a semicolon.
  const plain = html.replaceAll("<!-- -->", "").replace(/&#?\w+;/g, "&");
  return textsIn(plain).filter((text) => /(?:^|[^\s:;?!]) ?[:;?!](?=\s|$)/.test(text));
}
