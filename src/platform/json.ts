/** The one parser of JSON that others wrote: counts what is in it before anything is made of it. */

export interface JsonLimits {
  /** Members of all objects and lists together. */
  readonly entries: number;
  /** Objects and lists within one another. */
  readonly depth: number;
}

/** Four times what the largest answer of a service holds: a page of a hundred results of SearXNG has some 5,000 entries. */
export const jsonLimits: JsonLimits = { entries: 20_000, depth: 32 };

export type ParsedJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: JsonFault };

export type JsonFault = "too_large" | "malformed";

/** Parses a text. `too_large`: it exceeds the limits, and nothing was made of it. Never throws. */
export function parseJson(text: string, limits: JsonLimits = jsonLimits): ParsedJson {
  if (!isWithin(text, limits)) return { ok: false, fault: "too_large" };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, fault: "malformed" };
  }
}

/** Goes through the text once and passes over its strings. What is no JSON may count as anything: it does not parse. */
function isWithin(text: string, limits: JsonLimits): boolean {
  let [entries, depth] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    switch (text[at]) {
      case '"':
        at = endOfString(text, at);
        break;
      case "[":
      case "{":
        entries += 1;
        depth += 1;
        break;
      case ",":
        entries += 1;
        break;
      case "]":
      case "}":
        depth -= 1;
    }
    if (entries > limits.entries || depth > limits.depth) return false;
  }
  return true;
}

/** The place of the quotation mark that ends a string; the end of the text where none does. */
function endOfString(text: string, start: number): number {
  let end = start;
  do {
    end = text.indexOf('"', end + 1);
    if (end === -1) return text.length;
  } while (isEscaped(text, end));
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text[before - 1] === "\\") before -= 1;
  return (at - before) % 2 === 1;
}
