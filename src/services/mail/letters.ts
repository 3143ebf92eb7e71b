/** What each message says: the news as its subject, then what happened or what to do, then what it means. */
import { brand, facts } from "../../contract/brand.ts";
import type { MailMessage, MailTemplate } from "../../contract/services.ts";
import { formatPrice } from "../../contract/subscription/prices.ts";
import { type SupportTopic, supportTopics } from "../../contract/support/support-topics.ts";

/** A message is a row of parts; each part is written as plain text and as HTML. */
export type Part =
  | { kind: "text"; text: string }
  | { kind: "code"; code: string }
  | { kind: "link"; label: string; href: string };

export interface Letter {
  readonly subject: string;
  readonly parts: readonly Part[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Where an answer goes, where somebody waits for one. */
  readonly replyTo?: string;
}

export type DataOf<Template extends MailTemplate> = Extract<MailMessage, { template: Template }>["data"];

const say = (text: string): Part => ({ kind: "text", text });
const link = (label: string, href: string): Part => ({ kind: "link", label, href });

const demonstration = "This is a demonstration: no money has moved.";

export const letters: { readonly [Template in MailTemplate]: (data: DataOf<Template>, locale: string) => Letter } = {
  passcode: ({ passcode, minutes }) => ({
    subject: `${passcode} is your ${brand.name} code`,
    parts: [
      say("Enter this code where you asked for it:"),
      { kind: "code", code: passcode },
      say(`The code works once, for ${minutes} minutes. We'll never ask you for it by phone or message.`),
      say("If you didn't ask for a code, you can ignore this email: nobody gets in without the code."),
    ],
  }),

  "login-link": ({ passcode, minutes, link: href }) => ({
    subject: `Sign in to ${brand.pro}`,
    parts: [
      say("Open this link on the device you want to sign in on:"),
      link("Sign in", href),
      say("Or enter this code there:"),
      { kind: "code", code: passcode },
      say(`The link or the code works once, for ${minutes} minutes.`),
      say("If you didn't ask to sign in, you can ignore this email: nobody gets in without it."),
    ],
  }),

  "email-changed": ({ newEmail, undoLink }) => ({
    subject: newEmail
      ? `The email address of your ${brand.name} account has changed`
      : `The email address of your ${brand.name} account was removed`,
    parts: [
      say(
        newEmail
          ? `Your account now uses ${newEmail}, and no longer this email address.`
          : "Your account no longer has an email address.",
      ),
      say("If you made this change, there's nothing to do. If you didn't, undo it within seven days:"),
      link("Undo the change", undoLink),
      say(
        "Undoing the change signs out every device and cancels any recovery code, so you can only sign in with this email address.",
      ),
    ],
  }),

  "recovery-code": ({ manageLink }) => ({
    subject: `Your ${brand.name} account has a new recovery code`,
    parts: [
      say("Someone who's signed in to your account made a recovery code. It signs in without an email."),
      say("Any recovery code made before no longer works."),
      say(
        "If you didn't make it, sign out everywhere: that cancels the recovery code, too. Then sign in by email and make your own:",
      ),
      link("Manage your account", manageLink),
    ],
  }),

  receipt: (data, locale) => {
    const price = formatPrice(data, locale);
    const next = date(data.renewsAt, locale);
    return {
      subject: data.trialDays
        ? `Your ${data.trialDays}-day free trial of ${brand.pro} has started`
        : `Your receipt: ${price} for ${brand.pro}`,
      parts: [
        ...(data.trialDays
          ? [
              say("Your free trial has started. You paid nothing today."),
              say(`Plan: ${data.plan}`),
              say(`First payment: ${price} on ${next}. Cancel before then and you pay nothing.`),
            ]
          : [
              say(`You paid ${price} on ${date(data.paidAt, locale)}.`),
              say(`Plan: ${data.plan}`),
              say(`Next payment: ${price} on ${next}, unless you cancel before then.`),
            ]),
        say(demonstration),
        say("See, change or cancel your subscription at any time:"),
        link("Manage your subscription", data.manageLink),
      ],
    };
  },

  "subscription-change": (data, locale) => {
    const { subject, first } = changes[data.change](
      date(data.date, locale),
      formatPrice({ amount: data.amount, currency: data.currency }, locale),
    );
    const mistake = data.manageLink
      ? [
          say("If you didn't make this change, or you've changed your mind:"),
          link("Manage your subscription", data.manageLink),
        ]
      : [say("If you didn't delete your account, write to us.")];
    return { subject, parts: [say(first), say(`Plan: ${data.plan}`), say(demonstration), ...mistake] };
  },

  "support-message": ({ topic, message, replyTo }) => ({
    subject: `Help: ${supportTopics[topic]}`,
    parts: [say(`From ${replyTo}. Reply to this email to answer.`), ...message.split(/\n+/).map(say)],
    replyTo,
  }),

  "support-receipt": ({ topic, receivedAt }, locale) => ({
    subject: topic === "withdrawal" ? "We've received your withdrawal" : "We've received your message",
    parts: [
      ...receiptWords(topic, moment(receivedAt, locale)),
      say("If you didn't write to us, someone else entered your email address. You can ignore this email."),
    ],
  }),

  "newsletter-confirm": ({ newsletter, confirmLink, unsubscribeLink }) => ({
    subject: `Confirm your subscription to ${newsletter}`,
    parts: [
      say(`Confirm that you want ${newsletter} at this email address. Until you do, we send nothing else:`),
      link("Confirm subscription", confirmLink),
      say(`The link works for ${facts.newsletter.confirmHours} hours.`),
      say("If you didn't ask for the newsletter, you can ignore this email, or remove your email address now:"),
      link("Unsubscribe", unsubscribeLink),
    ],
    headers: { "List-Unsubscribe": `<${unsubscribeLink}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  }),
};

type Change = DataOf<"subscription-change">["change"];

const changes: Readonly<Record<Change, (date: string, price: string) => { subject: string; first: string }>> = {
  cancelled: (end) => ({
    subject: `Your ${brand.pro} subscription is cancelled`,
    first: `Your subscription stays active until ${end}, then it ends. You won't be charged again.`,
  }),
  ended: (end) => ({
    subject: `Your ${brand.pro} subscription has ended`,
    first: `You cancelled your subscription, and it ended on ${end}. You owe nothing and won't be charged again.`,
  }),
  resumed: (next, price) => ({
    subject: `Your ${brand.pro} subscription renews again`,
    first: `You undid the cancellation. Your next payment is ${price} on ${next}.`,
  }),
  deleted: () => ({
    subject: `Your ${brand.name} account and subscription are deleted`,
    first: "You deleted your account, so your subscription ended today. You won't be charged again.",
  }),
};

/** What came and when: for a withdrawal, the proof that consumer law asks for. */
function receiptWords(topic: SupportTopic, time: string): Part[] {
  if (topic !== "withdrawal")
    return [
      say(`We received your message about “${supportTopics[topic]}” on ${time}.`),
      say(`A person reads it and answers to this email address, usually within ${facts.help.answerDays} working days.`),
    ];
  return [
    say(`On ${time} you told us that you withdraw from your contract for ${brand.pro}.`),
    say(
      `Your withdrawal counts from that moment. We pay back what you paid within ${facts.help.withdrawalRefundDays} days, by the payment method you used.`,
    ),
    say("Keep this email as proof."),
  ];
}

function moment(time: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "long", timeZone: "UTC" }).format(time);
}

function date(time: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(time);
}
