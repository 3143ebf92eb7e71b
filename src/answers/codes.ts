import * as z from "zod/mini";
import { SiteFile } from "../files/site-file.ts";
import type { Answer, AnswerRequest } from "./answer.ts";
import { charactersFile } from "./facts/characters.ts";

/** Codes of the web: HTTP's statuses, characters, timestamps: "http 404", "U+00E9", "timestamp 1700000000". */
export async function codes(asked: AnswerRequest): Promise<Answer | null> {
  return (await httpStatus(asked)) ?? (await character(asked)) ?? timestamp(asked);
}

/** Names and meanings by code: too long for the worker, from `client/build/answers/http-statuses.ts`. */
const statusesFile = new SiteFile("http-statuses.json", (text) => statusesSchema.parse(JSON.parse(text)));
const statusesSchema = z.record(z.string(), z.object({ name: z.string(), meaning: z.string() }));

const kinds: Readonly<Record<string, string>> = {
  1: "Informational",
  2: "Success",
  3: "Redirection",
  4: "Error of the client",
  5: "Error of the server",
};
const statusQuestion =
  /^(?:http(?: status)?(?: code)?(?: error)?|status code|error code|error) (\d{3})(?: meaning| status code)?$|^(\d{3}) (?:http )?(?:status code|error code|http status|error meaning|error|status)$|^(?:what is (?:an? )?)(\d{3}) (?:error|http status)$/;

async function httpStatus({ words, files }: AnswerRequest): Promise<Answer | null> {
  const code = statusQuestion.exec(words)?.slice(1).find(Boolean);
  const statuses = code === undefined ? null : await statusesFile.read(files);
  if (!code || !statuses || !Object.hasOwn(statuses, code)) return null;
  if (/error/.test(words) && code < "400") return null;
  const { name = "", meaning = "" } = statuses[code] ?? {};
  return { question: `HTTP status ${code}`, value: `${code} ${name}`, notes: [meaning, `${kinds[code.charAt(0)]}.`] };
}

const codePoint = /^(?:unicode |what is )?(?:u\+|\\u\{?|&#x)([0-9a-f]{2,6})[};]?$/i;
const oneCharacter =
  /^(?:unicode (?:of |for )?|code ?point (?:of |for )?|what (?:character )?is |html entity (?:of |for )?)(\S+)$/iu;

/** "unicode snowman", "check mark unicode", "html entity for copyright", "what is the unicode for a star". */
const byName = [
  /^(?:what is the )?(?:unicode|html entity|html code|code ?point)(?: (?:character|symbol|sign|code(?: ?point)?|name))? (?:for |of )?(?:an? |the )?(?!keyboard)(.+?)$/,
  /^(?!keyboard)(.+?) (?:unicode|html entity|html code|code ?point)(?: (?:character|symbol|code(?: ?point)?))?$/,
];

async function character({ text, words, files }: AnswerRequest): Promise<Answer | null> {
  const digits = codePoint.exec(text)?.[1];
  if (digits) return describe(Number.parseInt(digits, 16), files);
  const given = oneCharacter.exec(text)?.[1] ?? "";
  const [letter = "", ...others] = [...given.replace(/\ufe0f$/, "")];
  // A plain letter or digit is more likely a word of a search: "what is a".
  if (letter && others.length === 0 && !/[a-z0-9]/i.test(letter)) return describe(letter.codePointAt(0) ?? 0, files);
  const name = byName.map((pattern) => pattern.exec(words)?.[1]).find(Boolean);
  const characters = name ? await charactersFile.read(files) : null;
  const code = characters?.codeOf(name ?? "") ?? characters?.codeOf(name?.replace(/ (?:symbol|sign|emoji)$/, "") ?? "");
  return typeof code === "number" ? describe(code, files) : null;
}

const classes: readonly (readonly [RegExp, string])[] = [
  [/\p{Extended_Pictographic}/u, "Emoji or pictograph"],
  [/\p{L}/u, "Letter"],
  [/\p{N}/u, "Number"],
  [/\p{P}/u, "Punctuation"],
  [/\p{Sc}/u, "Currency sign"],
  [/\p{Sm}/u, "Mathematical sign"],
  [/\p{S}/u, "Sign"],
  [/\p{M}/u, "Mark"],
  [/\p{Z}/u, "Space"],
  [/\p{Cc}/u, "Control"],
  [/\p{Cf}/u, "Format, not shown"],
  [/\p{Co}/u, "Private use"],
];

async function describe(code: number, files: AnswerRequest["files"]): Promise<Answer | null> {
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return null;
  const letter = String.fromCodePoint(code);
  const hex = code.toString(16).toUpperCase().padStart(4, "0");
  const bytes = [...new TextEncoder().encode(letter)]
    .map((byte) => byte.toString(16).toUpperCase().padStart(2, "0"))
    .join(" ");
  const kind = classes.find(([pattern]) => pattern.test(letter))?.[1] ?? "Unassigned";
  const name = (await charactersFile.read(files))?.nameOf(code);
  return {
    question: `Character U+${hex}`,
    value: /[\p{C}\p{Z}]/u.test(letter) ? `U+${hex}` : letter,
    rows: [
      ...(name ? ([["Name", name]] as const) : []),
      ["Code point", `U+${hex}`],
      ["Kind", kind],
      ["HTML", `&#x${hex};`],
      ["UTF-8", bytes],
      ["JavaScript", code > 0xffff ? `\\u{${hex}}` : `\\u${hex}`],
      ["CSS", `\\${hex}`],
    ],
  };
}

const stamp =
  /^(?:(?:unix )?(?:timestamp|time ?stamp|epoch)(?: converter| to date)? |unix time )(\d{9,13})$|^(\d{10}|\d{13}) (?:to date|timestamp|in date|unix time)$/;
const present =
  /^(?:(?:current |now )?(?:unix )?(?:timestamp|epoch)(?: now)?|current unix time|unix time(?: now)?|epoch time)$/;

function timestamp({ words, now }: AnswerRequest): Answer | null {
  if (present.test(words))
    return {
      question: "Unix time now",
      value: String(Math.floor(now / 1000)),
      notes: ["Seconds since 1 January 1970, in Universal Time."],
    };
  const [, one, other] = stamp.exec(words) ?? [];
  const digits = one ?? other;
  if (!digits) return null;
  const time = Number(digits) * (digits.length > 11 ? 1 : 1000);
  const value = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "long", timeZone: "UTC" }).format(
    time,
  );
  return { question: `Timestamp ${digits}`, value, rows: [["ISO 8601", new Date(time).toISOString()]] };
}
