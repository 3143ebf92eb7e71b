/** What each message says, as plain text and as HTML made from the same parts, so that the two never differ. */
import { brand } from "../../contract/brand.ts";
import type { MailMessage, MailTemplate } from "../../contract/services.ts";
import type { Sky } from "../../contract/settings/theme.ts";
import { formatPrice } from "../../contract/subscription/prices.ts";
import { type ColourName, colourIn, colours } from "../../contract/theme/colours.ts";
import { faceStacks } from "../../contract/theme/faces.ts";

/** A written message, before it has a sender. */
export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A message is a row of parts; each part is written in both forms. */
type Part =
  | { kind: "text"; text: string }
  | { kind: "code"; code: string }
  | { kind: "link"; label: string; href: string };

interface Letter {
  readonly subject: string;
  readonly parts: readonly Part[];
  readonly headers?: Readonly<Record<string, string>>;
}

type DataOf<Template extends MailTemplate> = Extract<MailMessage, { template: Template }>["data"];

const say = (text: string): Part => ({ kind: "text", text });
const link = (label: string, href: string): Part => ({ kind: "link", label, href });

const letters: { readonly [Template in MailTemplate]: (data: DataOf<Template>, locale: string) => Letter } = {
  passcode: ({ passcode, minutes }) => ({
    subject: `${passcode} is your ${brand.name} passcode`,
    parts: [
      say("Enter this passcode where you asked for it:"),
      { kind: "code", code: passcode },
      say(`It works once, for ${minutes} minutes. We never ask for it by telephone or message.`),
      say("If you did not ask for it, you need do nothing: without it nobody gets in."),
    ],
  }),

  "login-link": ({ passcode, minutes, link: href }) => ({
    subject: `Your way into ${brand.pro}`,
    parts: [
      say("Open this link on the device that should be signed in:"),
      link("Sign in", href),
      say("Or type the passcode there:"),
      { kind: "code", code: passcode },
      say(`Link and passcode work once between them, for ${minutes} minutes.`),
    ],
  }),

  "email-changed": ({ newEmail, undoLink }) => ({
    subject: `The address of your ${brand.name} account has changed`,
    parts: [
      say(
        newEmail
          ? `From now on the account is reached at ${newEmail}, and no longer at this address.`
          : "The account no longer has an email address.",
      ),
      say("If that was you, all is well. If not, take it back within seven days:"),
      link("Undo the change", undoLink),
      say("That signs out every device and makes any recovery code void, so that only this mailbox leads back in."),
    ],
  }),

  "recovery-code": ({ manageLink }) => ({
    subject: `A new recovery code for your ${brand.name} account`,
    parts: [
      say("Somebody who is signed in has made one. It signs in without an email, and any code made before is void."),
      say(
        "If that was not you, sign out everywhere. That makes the code void, too; then sign in by email and make your own:",
      ),
      link("Manage the account", manageLink),
    ],
  }),

  receipt: (data, locale) => ({
    subject: data.trialDays ? `Your free trial of ${brand.pro} has begun` : `Your receipt from ${brand.name}`,
    parts: [
      say(`Plan: ${data.plan}`),
      say(`Price: ${formatPrice(data, locale)}`),
      ...(data.trialDays
        ? [say(`Free for ${data.trialDays} days. The first payment is due on ${date(data.renewsAt, locale)}.`)]
        : [say(`Paid: ${date(data.paidAt, locale)}`), say(`Renews: ${date(data.renewsAt, locale)}`)]),
      say("This was a demonstration purchase: no money has moved."),
      say("See, change or cancel it at any time:"),
      link("Your subscription", data.manageLink),
    ],
  }),

  "newsletter-confirm": ({ newsletter, confirmLink, unsubscribeLink }) => ({
    subject: "Please confirm that you want our newsletter",
    parts: [
      say(`Someone, we hope you, entered this address for ${newsletter}. Nothing is sent before you confirm:`),
      link("Yes, send it to me", confirmLink),
      say("Not you, or not any more? One press takes the address off our list for good:"),
      link("Unsubscribe", unsubscribeLink),
    ],
    headers: { "List-Unsubscribe": `<${unsubscribeLink}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  }),
};

/** Writes a message. Values are escaped in the HTML; a header never gets a line of its own from them. */
export function writeMail(message: MailMessage): WrittenMail {
  const locale = Intl.DateTimeFormat.supportedLocalesOf(wellFormed(message.locale))[0] ?? "en-GB";
  const letter = letterFor(message, locale);
  return {
    subject: oneLine(letter.subject),
    text: `${[...letter.parts.map(asText), signature].join("\n\n")}\n`,
    html: asDocument(letter),
    headers: letter.headers ?? {},
  };
}

function letterFor<Template extends MailTemplate>(
  { template, data }: { template: Template; data: DataOf<Template> },
  locale: string,
): Letter {
  return letters[template](data, locale);
}

const signature = `${brand.name}\nhttps://${brand.hosts.main}/`;

function asText(part: Part): string {
  switch (part.kind) {
    case "text":
      return part.text;
    case "code":
      return `    ${part.code}`;
    case "link":
      return `${part.label}: ${part.href}`;
  }
}

function asHtml(part: Part): string {
  switch (part.kind) {
    case "text":
      return `<p>${escaped(part.text)}</p>`;
    case "code":
      return `<p class="code">${escaped(part.code)}</p>`;
    case "link":
      return `<p><a href="${escaped(part.href)}">${escaped(part.label)}</a></p>`;
  }
}

/** A style element and no picture: readers that drop it show plain paragraphs, and nothing is loaded from anywhere. */
export const mailStyle =
  `body{margin:0;padding:24px;font:17px/1.6 ${faceStacks.system}}` +
  "main{max-width:34em;margin:auto;border:1px solid;border-radius:14px;padding:24px}" +
  `a{font-weight:600}.code{font:700 32px/1.2 ${faceStacks.mono};letter-spacing:.15em}` +
  "footer{max-width:34em;margin:16px auto;font-size:15px}" +
  `${coloursBy("dawn")}@media(prefers-color-scheme:dark){${coloursBy("dusk")}}`;

/** Written out for each sky: not every reader of mail knows `light-dark()`. */
function coloursBy(sky: Sky): string {
  const of = (name: ColourName) => colourIn(sky, colours[name]);
  return (
    `body{background:${of("sky")};color:${of("ink")}}main{background:${of("perch")};border-color:${of("line")}}` +
    `a{color:${of("ember")}}footer{color:${of("ink-soft")}}`
  );
}

function asDocument({ subject, parts }: Letter): string {
  return (
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title><style>${mailStyle}</style></head>` +
    `<body><main>${parts.map(asHtml).join("")}</main><footer>${escaped(brand.name)}</footer></body></html>`
  );
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
}

function date(time: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(time);
}

/** Intl throws on what is not a language tag at all. */
function wellFormed(locale: string | undefined): string[] {
  return locale && /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(locale) ? [locale] : [];
}
