/** What each message says: the news as its subject, then what happened or what to do, then what it means. */
import { brand, facts } from "../../contract/brand.ts";
import { momentWords } from "../../contract/day-words.ts";
import { routes } from "../../contract/routes.ts";
import type { MailMessage, MailTemplate } from "../../contract/services.ts";
import { statements } from "../../contract/statements.ts";
import { periodWords, refundForm } from "../../contract/subscription/payment-terms.ts";
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

/** Nobody knows by which clock the reader lives. */
const clock = "UTC is the time in London in winter.";

const demonstration =
  "This is a demonstration: we charged no card and never will. The amounts and dates are those of a real order.";

export const letters: { readonly [Template in MailTemplate]: (data: DataOf<Template>, locale: string) => Letter } = {
  passcode: ({ passcode, minutes }) => ({
    subject: `${passcode} is your ${brand.name} code`,
    parts: [
      say("Enter this code where you asked for it:"),
      { kind: "code", code: passcode },
      say(`The code works once, for ${minutes} minutes. We’ll never ask you for the code by phone or message.`),
      say("Didn’t ask for a code? Ignore this email. Nobody can sign in or change anything without the code."),
    ],
  }),

  deletion: ({ passcode, minutes }) => ({
    subject: `${passcode} is your code to delete your ${brand.name} account`,
    parts: [
      say(`Enter this code where you asked to delete your ${brand.name} account:`),
      { kind: "code", code: passcode },
      say(`The code works once, for ${minutes} minutes. You can’t undo the deletion.`),
      say(
        "If you didn’t ask for this code, someone else may be signed in to your account. Don’t give the code to anyone. Sign in and select Sign out everywhere:",
      ),
      link("Manage subscription", `https://${brand.hosts.main}${routes.subscriptionsManage.path}`),
    ],
  }),

  "login-link": ({ passcode, minutes, link: href }) => ({
    subject: `Sign in to ${brand.pro}`,
    parts: [
      say("Open this link on the device you want to sign in on:"),
      link("Sign in", href),
      say("Or enter this code there:"),
      { kind: "code", code: passcode },
      say(`Both work for ${minutes} minutes. Once you’ve used one of them, the other stops working.`),
      say("Didn’t ask to sign in? Ignore this email. Nobody can sign in without the link or the code."),
    ],
  }),

  "email-changed": ({ newEmail, undoLink }) => ({
    subject: newEmail
      ? `The email address of your ${brand.name} account has changed`
      : `The email address of your ${brand.name} account was removed`,
    parts: [
      say(
        newEmail
          ? `Your account now uses ${newEmail} instead of the email address that this email was sent to.`
          : "Your account no longer uses the email address that this email was sent to.",
      ),
      ...(undoLink === null
        ? [say(`If you didn’t make this change, email ${brand.email.help}.`)]
        : undoParts(undoLink, newEmail === null)),
    ],
  }),

  "email-dropped": ({ reason }) => ({
    subject: `This email address was removed from your ${brand.name} account`,
    parts: [
      say(
        reason === "undone"
          ? "Someone undid the change of your account’s email address. They used the link we sent to the earlier email address."
          : "Someone removed this email address with a recovery code that’s older than the email address.",
      ),
      say("The account no longer uses this email address, and we’ve signed out every device."),
      say(`Is the account yours, and you didn’t do this? Email ${brand.email.help}.`),
    ],
  }),

  "recovery-code": ({ manageLink }) => ({
    subject: `Your ${brand.name} account has a new recovery code`,
    parts: [
      say(
        "Someone who’s signed in to your account created a recovery code. Anyone who has the code can sign in with it.",
      ),
      say(
        "If you didn’t create this code, sign out everywhere: that cancels the code too. Then sign in by email and create your own:",
      ),
      link("Manage your account", manageLink),
      say(`If you created the code, use only this one. ${statements.earlierCodes}`),
    ],
  }),

  receipt: (data, locale) => {
    const price = formatPrice(data, locale);
    const next = momentWords(data.renewsAt, locale);
    const { every } = periodWords[data.period];
    return {
      subject: data.trialDays
        ? `Your ${data.trialDays}-day free trial of ${brand.pro} has started`
        : `Your receipt: ${price} for ${brand.pro}`,
      parts: [
        ...(data.trialDays
          ? [
              say(`Your ${data.trialDays}-day free trial runs until ${next}. You haven’t paid anything yet.`),
              say(`Plan: ${data.plan}`),
              say(
                `First payment: ${price} on ${next}, unless you cancel before. After that, ${price} ${every} until you cancel.`,
              ),
              say(statements.noReminder),
            ]
          : [
              say(`You paid ${price} on ${momentWords(data.paidAt, locale)}.`),
              say(`Plan: ${data.plan}`),
              say(`Next payment: ${price} on ${next}, then ${every} until you cancel.`),
            ]),
        say(clock),
        say(statements.cancel),
        link("Manage or cancel your subscription", data.manageLink),
        say(`${statements.refund} ${statements.refundHow}`),
        // Nothing was paid yet where a trial began, so nothing can be asked back.
        link(data.trialDays ? "Open Help" : "Ask for a refund", `https://${brand.hosts.main}${refundForm}`),
        say(demonstration),
      ],
    };
  },

  "subscription-change": (data, locale) => {
    const { subject, first } = changes[data.change](
      momentWords(data.date, locale),
      formatPrice({ amount: data.amount, currency: data.currency }, locale),
    );
    const mistake = data.manageLink
      ? [say("Didn’t make this change, or changed your mind?"), link("Manage your subscription", data.manageLink)]
      : [say(`Didn’t delete your account? Email ${brand.email.help}.`)];
    const times = data.change === "deleted" ? [] : [say(clock)];
    return { subject, parts: [say(first), say(`Plan: ${data.plan}`), ...times, say(demonstration), ...mistake] };
  },

  "support-message": ({ topic, message, replyTo }) => ({
    subject: `Help: ${supportTopics[topic]}`,
    parts: [say(`From ${replyTo}. Reply to this email to answer.`), ...message.split(/\n+/).map(say)],
    replyTo,
  }),

  "support-receipt": ({ topic, receivedAt }, locale) => ({
    subject: topic === "withdrawal" ? "We’ve received your withdrawal" : "We’ve received your message",
    parts: [
      ...receiptWords(topic, moment(receivedAt, locale)),
      say("If you didn’t write to us, someone else entered your email address. You can ignore this email."),
    ],
  }),

  "newsletter-confirm": ({ newsletter, confirmLink, unsubscribeLink }) => ({
    subject: `Confirm that you want ${newsletter}`,
    parts: [
      say(`Confirm that you want our newsletter, ${newsletter}, at this email address:`),
      link("Confirm newsletter", confirmLink),
      say(`The link works for ${facts.newsletter.confirmHours} hours. Until you confirm, we send nothing else.`),
      say("Didn’t ask for the newsletter? Ignore this email, or remove your email address now:"),
      link("Unsubscribe", unsubscribeLink),
    ],
    headers: { "List-Unsubscribe": `<${unsubscribeLink}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  }),
};

/** A removal was agreed to by code, so less ends the link: see `standing-rules.ts` of the auth service. */
function undoParts(undoLink: string, isRemoval: boolean): Part[] {
  const sooner = isRemoval
    ? [
        say(
          "The link stops working sooner if your account gets another email address or recovery code, or signs out everywhere.",
        ),
      ]
    : [];
  return [
    say(
      `If you made this change, you don’t have to do anything. If you didn’t, undo the change within ${facts.undoDays} days of this email:`,
    ),
    link("Undo the change", undoLink),
    ...sooner,
    say(
      "Undoing the change signs out every device. You then sign in with this old email address. Your recovery code may stop working too, in case someone else created it. The next page tells you before you confirm.",
    ),
  ];
}

type Change = DataOf<"subscription-change">["change"];

const changes: Readonly<Record<Change, (date: string, price: string) => { subject: string; first: string }>> = {
  cancelled: (end) => ({
    subject: `Your ${brand.pro} subscription is cancelled`,
    first: `You cancelled your subscription. Your services stay on until ${end}. We won’t charge your card.`,
  }),
  ended: (end) => ({
    subject: `Your ${brand.pro} subscription has ended`,
    first: `You cancelled your subscription, and it ended on ${end}. You owe nothing, and we won’t charge your card.`,
  }),
  resumed: (next, price) => ({
    subject: `Your ${brand.pro} subscription renews again`,
    first: `You undid the cancellation. Your next payment is ${price} on ${next}.`,
  }),
  deleted: () => ({
    subject: `Your ${brand.name} account and subscription are deleted`,
    first: "You deleted your account, and your subscription ended with it. We won’t charge your card again.",
  }),
};

/** What came and when: for a withdrawal, the proof that consumer law asks for. */
function receiptWords(topic: SupportTopic, time: string): Part[] {
  if (topic !== "withdrawal")
    return [
      say(`We received your message about “${supportTopics[topic]}” on ${time}.`),
      say(`A person reads it and replies to this email address, usually within ${facts.help.answerDays} working days.`),
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
