/** What each message says: the news as its subject, then what happened or what to do, then what it means. */
import { brand, facts } from "../../contract/brand/brand.ts";
import { commonStatements as statements } from "../../contract/common-statements.ts";
import { momentWords } from "../../contract/day-words.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import type { MailMessage, MailTemplate } from "../../contract/services.ts";
import { wordsOfDevice } from "../../contract/subscription/device-kind.ts";
import { planWords } from "../../contract/subscription/payment-terms.ts";
import { formatPrice } from "../../contract/subscription/prices.ts";
import { commonDemonstration } from "../../contract/support/common-demonstration.ts";
import { type SupportTopic, supportTopics } from "../../contract/support/support-topics.ts";
import { changeWords, type LetterTerm, paymentTerms, referenceTerm } from "./subscription-letters.ts";

/** A message is a row of parts; each part is written as plain text and as HTML. */
export type LetterPart =
  | { kind: "text"; text: string }
  | { kind: "code"; code: string }
  | { kind: "terms"; terms: readonly LetterTerm[] }
  /** Applies to the whole message and is not its news: it stands at the foot, in small print. */
  | { kind: "note"; text: string }
  /** `aside`: a side matter, not what the message is for. */
  | { kind: "link"; label: string; href: string; aside?: boolean };

export interface Letter {
  readonly subject: string;
  readonly parts: readonly LetterPart[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Where a reply goes, if somebody is waiting for one. */
  readonly replyTo?: string;
}

export type DataOf<Template extends MailTemplate> = Extract<MailMessage, { template: Template }>["data"];

const say = (text: string): LetterPart => ({ kind: "text", text });
const terms = (...terms: LetterTerm[]): LetterPart => ({ kind: "terms", terms });
const link = (label: string, href: string) => ({ kind: "link", label, href }) as const;

const note = (text: string): LetterPart => ({ kind: "note", text });

const demonstration = () =>
  note(
    i18n.t("Demonstration: we’ve charged no card and never will. A real service would send you this email as well."),
  );

/** Only somebody who is signed in can ask for such a code. */
const perhapsAStranger = () => [
  say(
    i18n.t(
      "If you didn’t ask for this code, someone else may be signed in to your account. Don’t give the code to anyone. Sign in and select Sign out everywhere:",
    ),
  ),
  link(i18n.t("Manage subscription"), `https://${brand.hosts.main}${href("subscriptionsManage")}`),
];

/** `to` is empty where an account without an address reads the letter as a notice. */
type Letters = {
  readonly [Template in MailTemplate]: (data: DataOf<Template>, locale: string, to: string) => Letter;
};

export const letters: Letters = {
  passcode: ({ passcode, minutes, removes = false }) => ({
    subject: removes
      ? i18n.t("{code} is your code to remove an email address", { code: passcode })
      : i18n.t("{code} is your code to add an email address", { code: passcode }),
    parts: [
      say(
        removes
          ? i18n.t(
              "This code removes this email address from your {brand} account. Enter it on the page that asked for it:",
              { brand: brand.name },
            )
          : i18n.t("This code adds this email address to a {brand} account. Enter it on the page that asked for it:", {
              brand: brand.name,
            }),
      ),
      { kind: "code", code: passcode },
      say(
        i18n.t("The code works once, for {minutes} minutes. We’ll never ask you for the code by phone or message.", {
          minutes,
        }),
      ),
      ...(removes
        ? perhapsAStranger()
        : [
            say(
              i18n.t("Didn’t ask for a code? Ignore this email. Nobody can add your email address without the code."),
            ),
          ]),
    ],
  }),

  deletion: ({ passcode, minutes }) => ({
    subject: i18n.t("{code} is your code to delete your {brand} account", { code: passcode, brand: brand.name }),
    parts: [
      say(i18n.t("Enter this code on the page where you asked to delete your {brand} account:", { brand: brand.name })),
      { kind: "code", code: passcode },
      say(
        i18n.t(
          "The code works once, for {minutes} minutes. Deleting your account ends your services for good. App stores go on charging until you cancel there.",
          { minutes },
        ),
      ),
      ...perhapsAStranger(),
    ],
  }),

  "login-link": ({ passcode, minutes, link: href }) => ({
    subject: passcode
      ? i18n.t("{code} is your code to sign in to {pro}", { code: passcode, pro: brand.pro })
      : i18n.t("Your link to sign in to {pro}", { pro: brand.pro }),
    parts: [
      say(i18n.t("Open this link on the device you want to use:")),
      link(i18n.t("Sign in"), href),
      ...(passcode === null ? linkAlone(minutes) : codeBeside(passcode, minutes)),
    ],
  }),

  "email-changed": ({ newEmail, undoLink }) => ({
    subject: newEmail
      ? i18n.t("The email address of your {brand} account has changed", { brand: brand.name })
      : i18n.t("The email address of your {brand} account was removed", { brand: brand.name }),
    parts: [
      say(
        newEmail
          ? i18n.t("Your account now uses {email} instead of this one.", { email: newEmail })
          : i18n.t("Your account no longer uses this email address."),
      ),
      ...(undoLink === null
        ? [
            say(
              newEmail
                ? i18n.t("No link can undo this change. If you didn’t make it, email {address}.", {
                    address: brand.email.help,
                  })
                : i18n.t("No link can undo this removal. If you didn’t make it, email {address}.", {
                    address: brand.email.help,
                  }),
            ),
          ]
        : undoParts(undoLink, newEmail === null)),
    ],
  }),

  "email-dropped": ({ reason }) => ({
    subject: i18n.t("This email address was removed from your {brand} account", { brand: brand.name }),
    parts: [
      say(
        reason === "undone"
          ? i18n.t(
              "This email address no longer opens your account. Someone used the link in our email to undo its change.",
            )
          : i18n.t(
              "This email address no longer opens your account. Someone undid its change with an earlier recovery code.",
            ),
      ),
      say(
        i18n.t("We’ve signed out every device. Is the account yours, and you didn’t do this? Email {address}.", {
          address: brand.email.help,
        }),
      ),
    ],
  }),

  "recovery-code": ({ manageLink }) => ({
    subject: i18n.t("Your {brand} account has a new recovery code", { brand: brand.name }),
    parts: [
      say(
        i18n.t(
          "Someone who’s signed in to your account created a recovery code. Anyone who has the code can sign in with it.",
        ),
      ),
      say(
        i18n.t(
          "If you didn’t create this code, select Sign out everywhere. The code then stops working. Sign in by email and create your own:",
        ),
      ),
      link(i18n.t("Manage subscription"), manageLink),
      say(
        i18n.t(
          "If you created the code, sign in with it from now on. If you had an earlier code, keep it for {days} days: you may need it to delete your account.",
          { days: facts.undoDays },
        ),
      ),
    ],
  }),

  "passkey-added": ({ name, securityLink }) => ({
    subject: i18n.t("A passkey was added to your {brand} account", { brand: brand.name }),
    parts: [
      say(
        i18n.t("Someone who’s signed in to your account added the passkey “{name}”. It signs in without an email.", {
          name,
        }),
      ),
      say(
        i18n.t(
          "If you added the passkey, you don’t have to do anything. If you didn’t, remove it and sign out everywhere else:",
        ),
      ),
      link(i18n.t("See your passkeys"), securityLink),
    ],
  }),

  "new-sign-in": ({ device, signedInAt, securityLink }, locale) => ({
    subject: i18n.t("New sign-in to your {brand} account", { brand: brand.name }),
    parts: [
      say(
        i18n.t("{device} signed in to your account on {moment}.", {
          device: wordsOfDevice(device),
          moment: momentWords(signedInAt, locale),
        }),
      ),
      say(
        i18n.t(
          "If this was you, you don’t have to do anything. If it wasn’t, see where you’re signed in and end the sign-in:",
        ),
      ),
      link(i18n.t("See where you’re signed in"), securityLink),
    ],
  }),

  receipt: (data, locale, to) => {
    const reminder = to ? statements.emailedReminder : statements.reminderHere;
    const price = formatPrice(data, locale);
    const paid = i18n.t("You paid {price} on {moment}.", { price, moment: momentWords(data.paidAt, locale) });
    // The subject says that the trial has started.
    const started = i18n.t("You haven’t paid anything yet.");
    return {
      subject: receiptSubject(data, price),
      parts: [
        ...(data.order === "late" ? lateOrderParts(data, locale) : [say(data.trialDays ? started : paid)]),
        terms(
          [i18n.t("Plan"), planWords(data.period)],
          ...referenceTerm(data.reference),
          ...paymentTerms({ ...data, ...data.next, date: data.renewsAt, isOnTrial: data.trialDays !== null }, locale),
        ),
        say(`${data.trialDays ? `${reminder} ` : ""}${i18n.t("The price includes tax.")} ${cancelWords(to)}`),
        ...manageLinkTo(data.manageLink),
        ...(data.isFirst === false ? [] : refundParts(data.trialDays !== null)),
        demonstration(),
      ],
    };
  },

  "subscription-change": (data, locale, to) => {
    const words = changeWords(data, locale, cancelWords(to));
    return {
      subject: words.subject,
      parts: [
        say(words.first),
        terms(...words.terms),
        say(words.last),
        ...manageLinkTo(data.manageLink),
        demonstration(),
      ],
    };
  },

  "support-message": ({ topic, message, replyTo, receivedAt }, locale) => ({
    subject: `Help: ${supportTopics[topic]}`,
    parts: [
      say(`From ${replyTo}, received on ${momentWords(receivedAt, locale)}. Reply to this email to answer.`),
      ...message.split(/\n+/).map(say),
    ],
    replyTo,
  }),

  "support-receipt": ({ topic, receivedAt, reference, others = [], more }, locale) => ({
    subject: i18n.t(receiptSubjects[topic] ?? /*i18n*/ "We’ve received your message"),
    parts: [
      ...receiptWords(topic, momentWords(receivedAt, locale), reference),
      ...(others.length > 0
        ? [say(i18n.t("We also received:")), terms(...others.map((one) => receivedTerm(one, locale)))]
        : []),
      ...(more
        ? [
            say(
              i18n.t("And {count} more in your name, the last on {moment}.", {
                count: more.count,
                moment: momentWords(more.until, locale),
              }),
            ),
          ]
        : []),
      say(
        topic === "withdrawal"
          ? i18n.t(
              "Didn’t withdraw? Someone else entered your email address. Email {address}, so that we don’t act on it.",
              { address: brand.email.help },
            )
          : i18n.t("If you didn’t write to us, someone else entered your email address. You can ignore this email."),
      ),
      topic === "withdrawal" ? demonstration() : note(commonDemonstration.help),
    ],
  }),

  "newsletter-confirm": ({ newsletter, confirmLink, unsubscribeLink }) => ({
    subject: i18n.t("Confirm that you want {newsletter}", { newsletter }),
    parts: [
      say(i18n.t("Confirm that you want our newsletter, {newsletter}, at this email address:", { newsletter })),
      link(i18n.t("Confirm newsletter"), confirmLink),
      say(
        i18n.t("The link works for {hours} hours. Until you confirm, we send nothing else.", {
          hours: facts.newsletter.confirmHours,
        }),
      ),
      say(
        i18n.t(
          "Didn’t ask for the newsletter? Ignore this email, and we delete your email address after {hours} hours. Or delete it now:",
          { hours: facts.newsletter.confirmHours },
        ),
      ),
      { ...link(i18n.t("Delete my email address"), unsubscribeLink), aside: true },
    ],
    headers: { "List-Unsubscribe": `<${unsubscribeLink}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  }),
};

function codeBeside(code: string, minutes: number): LetterPart[] {
  return [
    say(i18n.t("Or enter this code on the page that asked for it:")),
    { kind: "code", code },
    say(i18n.t("Both work for {minutes} minutes. Once you’ve used one, the other stops working.", { minutes })),
    say(i18n.t("Didn’t ask to sign in? Ignore this email. Nobody can sign in without the link or the code.")),
  ];
}

/** Too many codes were asked for lately: see `typed-code` in `mail-budgets.ts`. */
function linkAlone(minutes: number): LetterPart[] {
  return [
    say(
      i18n.t(
        "The link works once, within {minutes} minutes. Does an app ask for a code? Copy the link and paste it in the app’s code field.",
        { minutes },
      ),
    ),
    say(
      i18n.t(
        "This email has no code. Someone asked for several codes for your email address today without using them, so we only send links for now. Nobody can guess a link.",
      ),
    ),
    say(i18n.t("Didn’t ask to sign in? Ignore this email. Nobody can sign in without the link.")),
  ];
}

/** A removal was confirmed by code, so its undo link is easier to void: see `precedence-rules.ts` of the auth service. */
function undoParts(undoLink: string, isRemoval: boolean): LetterPart[] {
  const sooner = isRemoval
    ? [
        say(
          i18n.t(
            "The link stops working sooner if someone adds an email address, creates a recovery code or signs out everywhere.",
          ),
        ),
      ]
    : [];
  return [
    say(
      isRemoval
        ? i18n.t(
            "If you removed it, you don’t have to do anything. If you didn’t, undo the removal within {days} days of this email:",
            { days: facts.undoDays },
          )
        : i18n.t(
            "If you made this change, you don’t have to do anything. If you didn’t, undo the change within {days} days of this email:",
            { days: facts.undoDays },
          ),
    ),
    link(isRemoval ? i18n.t("Undo the removal") : i18n.t("Undo the change"), undoLink),
    ...sooner,
    say(
      isRemoval
        ? i18n.t(
            "Undoing the removal signs out every device. You then sign in with this old email address. The page says if your recovery code stops working too.",
          )
        : i18n.t(
            "Undoing the change signs out every device. You then sign in with this old email address. The page says if your recovery code stops working too.",
          ),
    ),
  ];
}

function receiptSubject({ order, trialDays }: DataOf<"receipt">, price: string): string {
  if (order === "late") return i18n.t("Your order of {pro}", { pro: brand.pro });
  return trialDays
    ? i18n.t("Your {days}-day free trial of {pro} has started", { days: trialDays, pro: brand.pro })
    : i18n.t("Your receipt: {price} for {pro}", { price, pro: brand.pro });
}

/** Who ordered may have cancelled, paid or changed something since. */
function lateOrderParts({ paidAt, trialDays }: DataOf<"receipt">, locale: string): LetterPart[] {
  const moment = momentWords(paidAt, locale);
  return [
    say(
      trialDays
        ? i18n.t(
            "You ordered {pro} on {moment}, with a {days}-day free trial. You’ve added an email address since then, so we confirm your order by email. Keep this message as proof.",
            { pro: brand.pro, moment, days: trialDays },
          )
        : i18n.t(
            "You ordered {pro} on {moment}. You’ve added an email address since then, so we confirm your order by email. Keep this message as proof.",
            { pro: brand.pro, moment },
          ),
    ),
    say(i18n.t("This is what you ordered. What you’ve changed since then is under Manage subscription.")),
  ];
}

/** A notice is read on the page on which to cancel. */
function cancelWords(to: string): string {
  return to ? statements.cancel : statements.cancelHere;
}

function manageLinkTo(address: string | null): LetterPart[] {
  return address === null ? [] : [link(i18n.t("Manage subscription"), address)];
}

/**
 * At the start of a trial nothing has been paid, so there is no refund to ask for. Withdrawing from the contract is a legal
 * right either way.
 */
function refundParts(isTrial: boolean): LetterPart[] {
  const address = (subject: SupportTopic) => `https://${brand.hosts.main}${href("help", { subject })}`;
  return [
    say(`${statements.refund} ${statements.refundHow} ${statements.refundEnds}`),
    ...(isTrial ? [] : [{ ...link(i18n.t("Ask for a refund"), address("subscription")), aside: true }]),
    say(statements.withdrawal),
    { ...link(i18n.t("Withdraw from my contract"), address("withdrawal")), aside: true },
  ];
}

/** What was received and when: for a withdrawal, the proof that consumer law asks for. */
function receiptWords(topic: SupportTopic, time: string, reference: string | undefined): LetterPart[] {
  if (topic !== "withdrawal")
    return [
      say(
        i18n.t("We received your message about “{topic}” on {moment}.", {
          topic: i18n.t(supportTopics[topic]),
          moment: time,
        }),
      ),
      ...(topic === "stopPaying" ? [say(i18n.t(stopsPaying))] : []),
    ];
  return [
    say(
      i18n.t("You told us that you withdraw from your contract for {pro}. Keep this email as proof.", {
        pro: brand.pro,
      }),
    ),
    terms([i18n.t("Received"), time], ...referenceTerm(reference)),
    say(
      i18n.t(
        "Your withdrawal counts from then. Within {days} days, we pay back everything you paid, by the payment method you used. Your subscription ends, your services stop, and we take no more payments.",
        { days: facts.help.withdrawalRefundDays },
      ),
    ),
  ];
}

/** A further message from the same address, in one line. */
function receivedTerm(
  { topic, receivedAt, reference }: Pick<DataOf<"support-receipt">, "topic" | "receivedAt" | "reference">,
  locale: string,
): LetterTerm {
  const time = momentWords(receivedAt, locale);
  return [
    i18n.t(supportTopics[topic]),
    reference ? i18n.t("{moment}, payment reference {reference}", { moment: time, reference }) : time,
  ];
}

const receiptSubjects: Readonly<Partial<Record<SupportTopic, string>>> = {
  withdrawal: /*i18n*/ "We’ve received your withdrawal",
  stopPaying: /*i18n*/ "We’ve received your request to stop payments",
};

const stopsPaying =
  /*i18n*/ "Keep this email as proof. Your cancellation counts from then. We’ll look for your subscription by what you wrote, stop its payments and tell you by email. If we can’t find it, we’ll ask you.";
