import { bytesOf, hex } from "../platform/encoding.ts";
import type { Answer, AnswerRequest } from "./answer.ts";
import { contentOf } from "./text-content.ts";

type Rule = readonly [pattern: RegExp, answer: (text: string) => Answer | null | Promise<Answer | null>];

const inBase64 = (text: string): Answer => ({ question: "In base64", value: toBase64(text), isCopied: true });
const inAddress = (text: string): Answer => ({
  question: "Encoded for an address",
  value: encodeURIComponent(text),
  isCopied: true,
});
const inRot13 = (text: string): Answer => ({ question: "In ROT13", value: turned(text) });

const digest = "(?:md5|sha-?1|sha-?256|sha-?384|sha-?512)(?:sum)?";

/** Text in another form: base64, addresses, hashes, JSON, length, reversed, capitals. Its upper and lower case are kept. */
const rules: readonly Rule[] = [
  [/^(?:base ?64 encode|encode base ?64|base ?64 of) (.+)$/i, ofContent(inBase64)],
  [/^(?:encode )?(.+?) (?:in|to|as|into) base ?64$/i, ofContent(inBase64)],
  [/^(?:base ?64 decode|decode base ?64|base ?64 to text) (.+)$/i, fromBase64],
  [/^(?:decode )?(\S+) (?:from base ?64|base ?64 decode)$/i, fromBase64],
  [/^(?:url|uri) ?encode (.+)$/i, ofContent(inAddress)],
  [/^(?:url|uri) ?decode (.+)$/i, decodedAddress],
  [new RegExp(`^(${digest} (?:hash )?(?:of )?.+)$`, "i"), hashed],
  [new RegExp(`^hash (?:of )?(.+) (?:with|in|using) (${digest})$`, "i"), hashedWith],
  [/^(?:json|format json|pretty json|json format(?:ter)?|validate json) ?([[{].*)$/i, json],
  [/^(?:length of|how long is|count characters in|character count) ["“](.+)["”]$/i, measured],
  [/^reverse (?:text |string )?["“]?(.+?)["”]?$/i, reversed],
  [/^(?:uppercase|upper case) ["“]?(.+?)["”]?$/i, (text) => ({ question: "In capitals", value: text.toUpperCase() })],
  [
    /^(?:lowercase|lower case) ["“]?(.+?)["”]?$/i,
    (text) => ({ question: "In small letters", value: text.toLowerCase() }),
  ],
  [/^rot ?13 (?:of )?(.+)$/i, ofContent(inRot13)],
  [/^(.+?) (?:in|to) rot ?13$/i, ofContent(inRot13)],
  [/^(?:binary to text|decode binary) ((?:[01]{8} ?)+)$/i, (text) => ofBytes("Read from binary", text, 8, 2)],
  [/^(?:hex to text|decode hex) ((?:[0-9a-f]{2} ?)+)$/i, (text) => ofBytes("Read from hexadecimal", text, 2, 16)],
  [/^text to binary (.+)$/i, ofContent((text) => inBytes("In binary", text, 8, 2))],
  [/^text to hex (.+)$/i, ofContent((text) => inBytes("In hexadecimal", text, 2, 16))],
];

export async function texts({ text, keepsSpacing }: AnswerRequest): Promise<Answer | null> {
  // With a space left out, the text would have another length or hash.
  if (!keepsSpacing) return null;
  for (const [pattern, answer] of rules) {
    const found = pattern.exec(text);
    const made = found && (await answer(found.slice(1).join(" ")));
    if (made) return made;
  }
  return null;
}

function ofContent(answer: (content: string) => Answer): Rule[1] {
  return (text) => {
    const content = contentOf(text);
    return content === null ? null : answer(content);
  };
}

function ofBytes(question: string, text: string, digits: number, base: number): Answer | null {
  const bytes = text.replaceAll(" ", "").match(new RegExp(`.{${digits}}`, "g")) ?? [];
  const value = utf8Of(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, base)));
  return value === null ? null : { question, value };
}

function inBytes(question: string, text: string, digits: number, base: number): Answer {
  const bytes = [...bytesOf(text)].map((byte) => byte.toString(base).padStart(digits, "0"));
  return { question, value: bytes.join(" "), isCopied: true };
}

/** Null unless it is text in UTF-8. */
function utf8Of(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return null;
  }
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
    const value = utf8Of(bytes);
    return value === null ? null : { question: "Read from base64", value };
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

/** A file is hashed where it is: "sha1 setup-2.0.zip" asks for the sum that its maker published. */
const fileName =
  /\.(?:zip|iso|exe|msi|dmg|img|apk|pkg|deb|rpm|jar|7z|rar|tgz|gz|xz|bz2|pdf|docx?|txt|csv|jpe?g|png|mp[34])$/i;

function hashed(text: string): Promise<Answer | null> {
  const [, name = "", given = ""] = /^(\S+) (?:hash )?(.+)$/i.exec(text) ?? [];
  return hashedWith(`${given} ${name}`);
}

async function hashedWith(text: string): Promise<Answer | null> {
  const [, given = "", name = ""] = /^(.+) (\S+)$/.exec(text) ?? [];
  const content = contentOf(given);
  const algorithm = digestNames[name.toLowerCase().replace("-", "").replace("sum", "")];
  if (!algorithm || content === null || fileName.test(given)) return null;
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
  return /^\S+$/.test(text) && contentOf(text) !== null
    ? { question: `“${text}” reversed`, value: lettersOf(text).reverse().join("") }
    : null;
}

function turned(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });
}
