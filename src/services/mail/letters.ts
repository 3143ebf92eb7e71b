/** What each message says: the news as its subject, then what happened or what to do, then what it means. */
import { brand, facts } from "../../contract/brand.ts";
import { commonStatements as statements } from "../../contract/common-statements.ts";
import { momentWords } from "../../contract/day-words.ts";
import { demonstration as demonstrations } from "../../contract/demonstration.ts";
import { href, routes } from "../../contract/routes.ts";
import type { MailMessage, MailTemplate } from "../../contract/services.ts";
import { wordsOfDevice } from "../../contract/subscription/device-kind.ts";
import { formatPrice } from "../../contract/subscription/prices.ts";
import { type SupportTopic, supportTopics } from "../../contract/support/support-topics.ts";
import { changeWords, paymentTerms, referenceTerm, type Term } from "./subscription-letters.ts";

/** A message is a row of parts; each part is written as plain text and as HTML. */
export type Part =
  | { kind: "text"; text: string }
  | { kind: "code"; code: string }
  | { kind: "terms"; terms: readonly Term[] }
  /** Applies to the whole message and is not its news: it stands at the foot, in small print. */
  | { kind: "note"; text: string }
  /** `aside`: a side matter, not what the message is for. */
  | { kind: "link"; label: string; href: string; aside?: boolean };

export interface Letter {
  readonly subject: string;
  readonly parts: readonly Part[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Where a reply goes, if somebody is waiting for one. */
  readonly replyTo?: string;
}

export type DataOf<Template extends MailTemplate> = Extract<MailMessage, { template: Template }>["data"];

const say = (text: string): Part => ({ kind: "text", text });
const terms = (...terms: Term[]): Part => ({ kind: "terms", terms });
const link = (label: string, href: string) => ({ kind: "link", label, href }) as const;

const note = (text: string): Part => ({ kind: "note", text });

const demonstration = note(
  "Demonstration: we’ve charged no card and never will. This email is what you’d get after a real order.",
);

/** Only somebody who is signed in can ask for such a code. */
const perhapsAStranger = [
  say(
    "If you didn’t ask for this code, someone else may be signed in to your account. Don’t give the code to anyone. Sign in and select Sign out everywhere:",
  ),
  link("Manage subscription", `https://${brand.hosts.main}${routes.subscriptionsManage.path}`),
];

export const letters: { readonly [Template in MailTemplate]: (data: DataOf<Template>, locale: string) => Letter } = {
  passcode: ({ passcode, minutes, removes = false }) => ({
    subject: `${passcode} is your code to ${removes ? "remove" : "add"} an email address`,
    parts: [
      say(
        removes
          ? `This code removes this email address from your ${brand.name} account. Enter it on the page that asked for it:`
          : `This code adds this email address to a ${brand.name} account. Enter it on the page that asked for it:`,
      ),
      { kind: "code", code: passcode },
      say(`The code works once, for ${minutes} minutes. We’ll never ask you for the code by phone or message.`),
      ...(removes
        ? perhapsAStranger
        : [say("Didn’t ask for a code? Ignore this email. Nobody can add your email address without the code.")]),
    ],
  }),

  deletion: ({ passcode, minutes }) => ({
    subject: `${passcode} is your code to delete your ${brand.name} account`,
    parts: [
      say(`Enter this code on the page where you asked to delete your ${brand.name} account:`),
      { kind: "code", code: passcode },
      say(
        `The code works once, for ${minutes} minutes. Deleting your account ends your services for good. App stores go on charging until you cancel there.`,
      ),
      ...perhapsAStranger,
    ],
  }),

  "login-link": ({ passcode, minutes, link: href }) => ({
    subject: passcode ? `${passcode} is your code to sign in to ${brand.pro}` : `Your link to sign in to ${brand.pro}`,
    parts: [
      say("Open this link on the device you want to use:"),
      link("Sign in", href),
      ...(passcode === null ? linkAlone(minutes) : codeBeside(passcode, minutes)),
    ],
  }),

  "email-changed": ({ newEmail, undoLink }) => ({
    subject: newEmail
      ? `The email address of your ${brand.name} account has changed`
      : `The email address of your ${brand.name} account was removed`,
    parts: [
      say(
        newEmail
          ? `Your account now uses ${newEmail} instead of this one.`
          : "Your account no longer uses this email address.",
      ),
      ...(undoLink === null
        ? [
            say(
              `No link can undo this ${newEmail ? "change" : "removal"}. If you didn’t make it, email ${brand.email.help}.`,
            ),
          ]
        : undoParts(undoLink, newEmail === null)),
    ],
  }),

  "email-dropped": ({ reason }) => ({
    subject: `This email address was removed from your ${brand.name} account`,
    parts: [
      say(
        reason === "undone"
          ? "This email address no longer opens your account. Someone used the link in our email to undo its change."
          : "This email address no longer opens your account. Someone undid its change with an earlier recovery code.",
      ),
      say(`We’ve signed out every device. Is the account yours, and you didn’t do this? Email ${brand.email.help}.`),
    ],
  }),

  "recovery-code": ({ manageLink }) => ({
    subject: `Your ${brand.name} account has a new recovery code`,
    parts: [
      say(
        "Someone who’s signed in to your account created a recovery code. Anyone who has the code can sign in with it.",
      ),
      say(
        "If you didn’t create this code, select Sign out everywhere. The code then stops working. Sign in by email and create your own:",
      ),
      link("Manage subscription", manageLink),
      say(
        `If you created the code, sign in with it from now on. If you had an earlier code, keep it for ${facts.undoDays} days: you may need it to delete your account.`,
      ),
    ],
  }),

  "passkey-added": ({ name, securityLink }) => ({
    subject: `A passkey was added to your ${brand.name} account`,
    parts: [
      say(`Someone who’s signed in to your account added the passkey “${name}”. It signs in without an email.`),
      say(
        "If you added the passkey, you don’t have to do anything. If you didn’t, remove it and sign out everywhere else:",
      ),
      link("See your passkeys", securityLink),
    ],
  }),

  "new-sign-in": ({ device, signedInAt, securityLink }, locale) => ({
    subject: `New sign-in to your ${brand.name} account`,
    parts: [
      say(`${wordsOfDevice(device)} signed in to your account on ${momentWords(signedInAt, locale)}.`),
      say(
        "If this was you, you don’t have to do anything. If it wasn’t, see where you’re signed in and end the sign-in:",
      ),
      link("See where you’re signed in", securityLink),
    ],
  }),

  receipt: (data, locale) => {
    const price = formatPrice(data, locale);
    const paid = `You paid ${price} on ${momentWords(data.paidAt, locale)}.`;
    const started = `Your ${data.trialDays}-day free trial has started. You haven’t paid anything yet.`;
    return {
      subject: receiptSubject(data, price),
      parts: [
        ...(data.order === "late" ? lateOrderParts(data, locale) : [say(data.trialDays ? started : paid)]),
        terms(
          ["Plan", data.plan],
          ...referenceTerm(data.reference),
          ...paymentTerms({ ...data, ...data.next, date: data.renewsAt, isOnTrial: data.trialDays !== null }, locale),
        ),
        say(`${data.trialDays ? `${statements.reminder} ` : ""}The price includes tax. ${statements.cancel}`),
        ...manageLinkTo(data.manageLink),
        ...(data.isFirst === false ? [] : refundParts(data.trialDays !== null)),
        demonstration,
      ],
    };
  },

  "subscription-change": (data, locale) => {
    const words = changeWords(data, locale);
    return {
      subject: words.subject,
      parts: [
        say(words.first),
        terms(...words.terms),
        say(words.last),
        ...manageLinkTo(data.manageLink),
        demonstration,
      ],
    };
  },

  "support-message": ({ topic, message, replyTo, receivedAt }, locale) => ({
    subject: `Help: ${supportTopics[topic]}`,
    parts: [
      say(`From ${replyTo}, received on ${moment(receivedAt, locale)}. Reply to this email to answer.`),
      ...message.split(/\n+/).map(say),
    ],
    replyTo,
  }),

  "support-receipt": ({ topic, receivedAt, reference, others = [], more }, locale) => ({
    subject: receiptSubjects[topic] ?? "We’ve received your message",
    parts: [
      ...receiptWords(topic, moment(receivedAt, locale), reference),
      ...(others.length > 0
        ? [say("We also received:"), terms(...others.map((one) => receivedTerm(one, locale)))]
        : []),
      ...(more ? [say(`And ${more.count} more in your name, the last on ${moment(more.until, locale)}.`)] : []),
      say(
        topic === "withdrawal"
          ? `Didn’t withdraw? Someone else entered your email address. Email ${brand.email.help}, so that we don’t act on it.`
          : "If you didn’t write to us, someone else entered your email address. You can ignore this email.",
      ),
      topic === "withdrawal" ? demonstration : note(demonstrations.help),
    ],
  }),

  "newsletter-confirm": ({ newsletter, confirmLink, unsubscribeLink }) => ({
    subject: `Confirm that you want ${newsletter}`,
    parts: [
      say(`Confirm that you want our newsletter, ${newsletter}, at this email address:`),
      link("Confirm newsletter", confirmLink),
      say(`The link works for ${facts.newsletter.confirmHours} hours. Until you confirm, we send nothing else.`),
      say(
        `Didn’t ask for the newsletter? Ignore this email, and we delete your email address after ${facts.newsletter.confirmHours} hours. Or delete it now:`,
      ),
      { ...link("Delete my email address", unsubscribeLink), aside: true },
    ],
    headers: { "List-Unsubscribe": `<${unsubscribeLink}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  }),
};

function codeBeside(code: string, minutes: number): Part[] {
  return [
    say("Or enter this code on the page that asked for it:"),
    { kind: "code", code },
    say(`Both work for ${minutes} minutes. Once you’ve used one, the other stops working.`),
    say("Didn’t ask to sign in? Ignore this email. Nobody can sign in without the link or the code."),
  ];
}

/** Too many codes were asked for lately: see `typed-code` in `mail-budgets.ts`. */
function linkAlone(minutes: number): Part[] {
  return [
    say(
      `The link works once, within ${minutes} minutes. Does an app ask for a code? Copy the link and paste it in the app’s code field.`,
    ),
    say(
      "This email has no code. Someone asked for several codes for your email address today without using them, so we only send links for now. Nobody can guess a link.",
    ),
    say("Didn’t ask to sign in? Ignore this email. Nobody can sign in without the link."),
  ];
}

/** A removal was confirmed by code, so its undo link is easier to void: see `precedence-rules.ts` of the auth service. */
function undoParts(undoLink: string, isRemoval: boolean): Part[] {
  const what = isRemoval ? "removal" : "change";
  const sooner = isRemoval
    ? [
        say(
          "The link stops working sooner if someone adds an email address, creates a recovery code or signs out everywhere.",
        ),
      ]
    : [];
  return [
    say(
      `If you ${isRemoval ? "removed it" : "made this change"}, you don’t have to do anything. If you didn’t, undo the ${what} within ${facts.undoDays} days of this email:`,
    ),
    link(`Undo the ${what}`, undoLink),
    ...sooner,
    say(
      `Undoing the ${what} signs out every device. You then sign in with this old email address. The page says if your recovery code stops working too.`,
    ),
  ];
}

function receiptSubject({ order, trialDays }: DataOf<"receipt">, price: string): string {
  if (order === "late") return `Your order of ${brand.pro}`;
  return trialDays
    ? `Your ${trialDays}-day free trial of ${brand.pro} has started`
    : `Your receipt: ${price} for ${brand.pro}`;
}

/** Who ordered may have cancelled, paid or changed something since. */
function lateOrderParts({ paidAt, trialDays }: DataOf<"receipt">, locale: string): Part[] {
  const ordered = `You ordered ${brand.pro} on ${momentWords(paidAt, locale)}`;
  return [
    say(
      `${ordered}${trialDays ? `, with a ${trialDays}-day free trial` : ""}. You’ve added an email address since then, so we confirm your order by email. Keep this message as proof.`,
    ),
    say("This is what you ordered. What you’ve changed since then is under Manage subscription."),
  ];
}

function manageLinkTo(address: string | null): Part[] {
  return address === null ? [] : [link("Manage subscription", address)];
}

/**
 * At the start of a trial nothing has been paid, so there is no refund to ask for. Withdrawing from the contract is a legal
 * right either way.
 */
function refundParts(isTrial: boolean): Part[] {
  const address = (subject: SupportTopic) => `https://${brand.hosts.main}${href("help", { subject })}`;
  return [
    say(`${statements.refund} ${statements.refundHow} ${statements.refundEnds}`),
    ...(isTrial ? [] : [{ ...link("Ask for a refund", address("subscription")), aside: true }]),
    say(statements.withdrawal),
    { ...link("Withdraw from my contract", address("withdrawal")), aside: true },
  ];
}

/** What was received and when: for a withdrawal, the proof that consumer law asks for. */
function receiptWords(topic: SupportTopic, time: string, reference: string | undefined): Part[] {
  if (topic !== "withdrawal")
    return [
      say(`We received your message about “${supportTopics[topic]}” on ${time}.`),
      ...(topic === "stopPaying" ? [say(stopsPaying)] : []),
    ];
  return [
    say(`You told us that you withdraw from your contract for ${brand.pro}. Keep this email as proof.`),
    terms(["Received", time], ...referenceTerm(reference)),
    say(
      `Your withdrawal counts from then. Within ${facts.help.withdrawalRefundDays} days, we pay back everything you paid, by the payment method you used. Your subscription ends, your services stop, and we take no more payments.`,
    ),
  ];
}

/** A further message from the same address, in one line. */
function receivedTerm(
  { topic, receivedAt, reference }: Pick<DataOf<"support-receipt">, "topic" | "receivedAt" | "reference">,
  locale: string,
): Term {
  const time = moment(receivedAt, locale);
  return [supportTopics[topic], reference ? `${time}, payment reference ${reference}` : time];
}

const receiptSubjects: Readonly<Partial<Record<SupportTopic, string>>> = {
  withdrawal: "We’ve received your withdrawal",
  stopPaying: "We’ve received your request to stop payments",
};

const stopsPaying =
  "Keep this email as proof. Your cancellation counts from then. We’ll look for your subscription by what you wrote, stop its payments and tell you by email. If we can’t find it, we’ll ask you.";

function moment(time: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "long", timeZone: "UTC" }).format(time);
}
