/** Writes messages as plain text and as HTML, both made from the same parts, so that the two never differ. */
import { brand } from "../../contract/brand/brand.ts";
import { i18n, languageNow, languageTag } from "../../contract/language/i18n.ts";
import { type Language, languageQuery, pathIn, speaks, wishedLanguage } from "../../contract/language/languages.ts";
import { labelled } from "../../contract/language/punctuation.ts";
import { featureAt, pageAsked } from "../../contract/routes.ts";
import type { MailMessage, MailTemplate } from "../../contract/services.ts";
import type { ShownTheme } from "../../contract/settings/theme.ts";
import type { SubscriptionNotice } from "../../contract/subscription/details.ts";
import { type ColourName, colourIn, colours } from "../../contract/theme/colours.ts";
import { faceStacks, mailHeadings } from "../../contract/theme/faces.ts";
import { markDrawing } from "../../platform/pages/plain-page.ts";
import { type DataOf, type Letter, type LetterPart, letters } from "./letters.ts";

/** A written message, before it has a sender. */
export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Where replies go; left out, they go to the sender's address, which nobody reads. */
  readonly replyTo?: string;
}

/** In which language a message is written: the one of ours that fits its locale best. */
export function mailLanguageOf({ locale }: Pick<MailMessage, "locale">): Language {
  return wishedLanguage(locale ?? "");
}

/** Writes a message in the language that is spoken. Values are escaped in the HTML, and cannot add a line to the headers. */
export function writeMail(message: MailMessage): WrittenMail {
  const locale = Intl.DateTimeFormat.supportedLocalesOf(wellFormed(message.locale))[0] ?? "en-GB";
  const letter = letterFor(message, locale);
  return {
    subject: oneLine(letter.subject),
    text: `${[...letter.parts.map(asText), signature()].join("\n\n")}\n`,
    html: asDocument(letter),
    headers: letter.headers ?? {},
    ...(letter.replyTo && { replyTo: letter.replyTo }),
  };
}

/**
 * What a message says, for a page: its text up to its link. What comes after that link is on the page anyway, and so are the
 * ways that the link leads to.
 */
export function wordsOf(message: MailMessage): Omit<SubscriptionNotice, "at"> {
  const { subject: title, parts } = letterFor(message, languageTag());
  const end = parts.findIndex(({ kind }) => kind === "link" || kind === "note");
  const said = parts.slice(0, end < 0 ? undefined : end);
  return {
    title,
    lines: said.flatMap((part) => (part.kind === "text" ? [part.text.replace(/\s*:$/, ".")] : [])),
    terms: said.flatMap((part) => (part.kind === "terms" ? part.terms.map(([term, text]) => ({ term, text })) : [])),
  };
}

function letterFor<Template extends MailTemplate>(
  { template, data, to }: { template: Template; data: DataOf<Template>; to: string },
  locale: string,
): Letter {
  return letters[template](data, locale, to);
}

/** Messages come from an address that nobody reads, so each says where somebody does. */
function signature(): string {
  return `${questions(brand.email.help)}\n\n${brand.name}\nhttps://${brand.hosts.main}/`;
}

function footer(): string {
  return `${questions(`<a href="mailto:${brand.email.help}">${brand.email.help}</a>`)}<br>${brand.name}`;
}

function questions(address: string): string {
  return i18n.t("Questions? Write to {address}.", { address });
}

/** A link leads to a page in the language of the letter: by its address, or by the setting where a page of ours has no such address. */
function inLanguage(address: string): string {
  const language = languageNow();
  const url = new URL(address);
  const feature = featureAt(url.pathname);
  if (language === "en" || pageAsked(url.pathname).language === language) return address;
  if (feature === null) return `${address}${url.search ? "&" : "?"}${languageQuery(language)}`;
  if (speaks(feature, language)) url.pathname = pathIn(language, url.pathname);
  return url.href;
}

function asText(part: LetterPart): string {
  switch (part.kind) {
    case "text":
    case "note":
      return part.text;
    case "code":
      return `    ${part.code}`;
    case "terms":
      return part.terms.map((pair) => labelled(...pair)).join("\n");
    case "link":
      return labelled(part.label, inLanguage(part.href));
  }
}

function asHtml(part: LetterPart): string {
  switch (part.kind) {
    case "text":
      return `<p>${escaped(part.text)}</p>`;
    case "code":
      return `<p class="code">${escaped(part.code)}</p>`;
    case "terms":
      return `<table>${part.terms.map(([term, text]) => `<tr><th scope="row">${escaped(term)}<td>${escaped(text)}`).join("")}</table>`;
    case "note":
      return `<p class="note">${escaped(part.text)}</p>`;
    case "link":
      return `<p${part.aside ? "" : ' class="go"'}><a href="${escaped(inLanguage(part.href))}">${escaped(part.label)}</a></p>`;
  }
}

/**
 * One style element, and the mark drawn in the text: mail readers that drop them show the name and plain paragraphs, and
 * nothing is loaded from anywhere.
 * Everything is aligned to one edge, below the name and a row of dashes. Facts are a table, which has two columns even in
 * readers that drop the styles.
 */
export const mailStyle =
  `body{margin:0;padding:24px 20px;font:17px/1.6 ${faceStacks.system}}header,main,footer{max-width:560px;margin:0 auto}` +
  `header{padding-bottom:14px;border-bottom:3px dashed;font:700 24px/1 ${mailHeadings};letter-spacing:-.03em}header svg{margin-right:10px;vertical-align:middle}` +
  `main{padding:20px 0 4px;overflow-wrap:anywhere}h1{margin:0 0 16px;font:700 26px/1.15 ${mailHeadings};text-wrap:balance}p,table{margin:0 0 16px}a{font-weight:600}` +
  "p{text-wrap:pretty}table{width:100%;border-collapse:collapse;border-bottom:1px solid;font-size:16px;line-height:1.5}" +
  "th,td{padding:10px 0;border-top:1px solid;vertical-align:top;text-align:left;text-wrap:balance}th{width:38%;padding-right:16px;font-weight:400}td{font-weight:600}" +
  "@media(max-width:480px){tr,th,td{display:block;width:auto}th{padding:10px 0 0}td{padding-top:0;border-width:0}}" +
  `.code{padding:18px 0 16px;border:solid;border-width:1px 0;font:700 44px/1 ${mailHeadings};letter-spacing:.1em}` +
  ".go a{display:inline-block;padding:14px 26px;border-radius:99px;line-height:1.2;text-decoration:none}" +
  ".note{margin-top:24px}.note,footer{font-size:15px;line-height:1.5}footer{padding-top:16px;border-top:1px solid}" +
  `${coloursBy("light")}@media(prefers-color-scheme:dark){${coloursBy("dark")}}`;

/** Written out for each theme: not every reader of mail knows `light-dark()`. */
function coloursBy(theme: ShownTheme): string {
  const of = (name: ColourName) => colourIn(theme, colours[name]);
  return (
    `body{background:${of("background")};color:${of("ink")}}header{border-color:${of("accent")}}` +
    `a{color:${of("accent")}}.go a{background:${of("accent")};color:${of("on-accent")}}` +
    `th,.note,footer{color:${of("ink-soft")}}table,th,td,.code,footer{border-color:${of("border")}}`
  );
}

function asDocument({ subject, parts }: Letter): string {
  return (
    `<!doctype html><html lang="${languageTag()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">` +
    `<title>${escaped(subject)}</title><style>${mailStyle}</style></head>` +
    `<body><header>${markDrawing}${brand.name}</header><main><h1>${escaped(subject)}</h1>${parts.map(asHtml).join("")}</main><footer>${footer()}</footer></body></html>`
  );
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
}

/** Intl throws on what is not a language tag at all. */
function wellFormed(locale: string | undefined): string[] {
  return locale && /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(locale) ? [locale] : [];
}
