import { bytesOf, hex } from "../platform/encoding.ts";
import type { Answer, Asked } from "./answer.ts";

type Rule = readonly [pattern: RegExp, answer: (text: string) => Answer | null | Promise<Answer | null>];

/** Text in another form: base64, addresses, hashes, JSON, length, reversed, capitals. Its upper and lower case are kept. */
const rules: readonly Rule[] = [
  [
    /^(?:base ?64 )(?:encode )(.+)$/i,
    (text) => ofContent(text, (content) => ({ question: "In base64", value: toBase64(content), isCopied: true })),
  ],
  [/^(?:base ?64 decode|decode base ?64) (.+)$/i, fromBase64],
  [
    /^(?:url|uri) ?encode (.+)$/i,
    (text) =>
      ofContent(text, (content) => ({
        question: "Encoded for an address",
        value: encodeURIComponent(content),
        isCopied: true,
      })),
  ],
  [/^(?:url|uri) ?decode (.+)$/i, decodedAddress],
  [/^(?:md5|sha-?1|sha-?256|sha-?384|sha-?512) (?:hash )?(?:of )?.+$/i, hashed],
  [/^(?:json|format json|pretty json|json format(?:ter)?|validate json) ?([[{].*)$/i, json],
  [/^(?:length of|how long is|count characters in|character count) ["“](.+)["”]$/i, measured],
  [/^reverse ["“]?(.+?)["”]?$/i, (text) => reversed(text)],
  [/^(?:uppercase|upper case) ["“]?(.+?)["”]?$/i, (text) => ({ question: "In capitals", value: text.toUpperCase() })],
  [
    /^(?:lowercase|lower case) ["“]?(.+?)["”]?$/i,
    (text) => ({ question: "In small letters", value: text.toLowerCase() }),
  ],
  [/^rot ?13 (.+)$/i, (text) => ({ question: "In ROT13", value: turned(text) })],
];

/**
 * The text to work on: one in quotation marks, one with signs in it, or the word after "of" ("md5 of owl"). Null for plain
 * words after the name of a tool, which are a search for it: "md5 checker", "url encode javascript".
 */
function contentOf(text: string): string | null {
  const quoted = /^["“](.+)["”]$/.exec(text)?.[1];
  if (quoted) return quoted;
  const word = /^of (?!files?$|strings?$|text$|images?$)(\S+)$/i.exec(text)?.[1];
  return word ?? (/^(?!c#|c\+\+|node\.js)(?:(?=\S*[^a-z0-9\s])\S+|.*[&=?%/@:+#{}<>].*)$/i.test(text) ? text : null);
}

export async function texts({ text, keepsSpacing }: Asked): Promise<Answer | null> {
  // With a space left out, the text would have another length or hash.
  if (!keepsSpacing) return null;
  for (const [pattern, answer] of rules) {
    const found = pattern.exec(text);
    const made = found && (await answer(found[1] ?? text));
    if (made) return made;
  }
  return null;
}

function ofContent(text: string, answer: (content: string) => Answer): Answer | null {
  const content = contentOf(text);
  return content === null ? null : answer(content);
}

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

function fromBase64(text: string): Answer | null {
  if (!/^[A-Za-z0-9+/_-]{2,}={0,2}$/.test(text)) return null;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    return {
      question: "Read from base64",
      value: new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes),
    };
  } catch {
    // Not base64, but a word made of its letters.
    return null;
  }
}

function decodedAddress(text: string): Answer | null {
  if (!/[%+]/.test(text)) return null;
  try {
    return { question: "Read from an address", value: decodeURIComponent(text.replaceAll("+", " ")) };
  } catch {
    return { question: "Read from an address", value: "A % in it stands for no letter of UTF-8." };
  }
}

const digestNames: Readonly<Record<string, string>> = {
  md5: "MD5",
  sha1: "SHA-1",
  sha256: "SHA-256",
  sha384: "SHA-384",
  sha512: "SHA-512",
};

async function hashed(text: string): Promise<Answer | null> {
  const [, name = "", given = ""] = /^(\S+) (?:hash )?(.+)$/i.exec(text) ?? [];
  const content = contentOf(given);
  const algorithm = digestNames[name.toLowerCase().replace("-", "")];
  if (!algorithm || content === null) return null;
  const value = hex(new Uint8Array(await crypto.subtle.digest(algorithm, bytesOf(content))));
  return { question: `${algorithm} of “${content}”`, value, isCopied: true };
}

function json(text: string): Answer {
  try {
    JSON.parse(text);
    return { question: "JSON", value: "Valid", code: laidOut(text) };
  } catch (error) {
    return { question: "JSON", value: "Not valid", notes: [error instanceof Error ? error.message : ""] };
  }
}

/** Indents valid JSON as text, not from its parsed value: a number that is parsed may lose its last digits. */
function laidOut(text: string): string {
  let margin = "\n";
  return text.replace(/("(?:\\.|[^"\\])*")|\s+/g, "$1").replace(/"(?:\\.|[^"\\])*"|\{\}|\[\]|[[\]{},:]/g, (piece) => {
    if (piece === ",") return piece + margin;
    if (piece === ":") return ": ";
    if (/^[[{]$/.test(piece)) {
      margin += "  ";
      return piece + margin;
    }
    if (!/^[\]}]$/.test(piece)) return piece;
    margin = margin.slice(0, -2);
    return margin + piece;
  });
}

/** Characters as people count them: the emoji of a family of four is one. */
function lettersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text), ({ segment }) => segment);
}

function measured(text: string): Answer {
  const letters = lettersOf(text).length;
  const bytes = new TextEncoder().encode(text).byteLength;
  return {
    question: `Length of “${text}”`,
    value: `${letters} ${letters === 1 ? "character" : "characters"}`,
    notes: [`${bytes} bytes in UTF-8.`],
  };
}

function reversed(text: string): Answer | null {
  // Only one word, and none that makes a common search: "reverse osmosis".
  if (
    /^(?:osmosis|image|engineering|mortgage|dictionary|phone|lookup|video|search|flash|cowgirl|charge|psychology|proxy|vending|racism|polish|audio|text|1999|flash)\b/i.test(
      text,
    )
  )
    return null;
  return /^\S+$/.test(text) ? { question: `“${text}” reversed`, value: lettersOf(text).reverse().join("") } : null;
}

function turned(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });
}
