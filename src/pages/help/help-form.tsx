import { Trans } from "@lingui/react";
import { Button, LinkButton } from "../../../client/components/button.tsx";
import { EmailField, Select, TextArea } from "../../../client/components/field.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { TaskScreen } from "../../../client/flow/task-screen.tsx";
import { brand, facts } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { statements } from "../../contract/statements.ts";
import { noRefundWords, refundForm, withdrawalFormAddress } from "../../contract/subscription/payment-terms.ts";
import { commonDemonstration } from "../../contract/support/common-demonstration.ts";
import { longestMessage, type SupportMessage } from "../../contract/support/support.ts";
import {
  declarationTopics,
  readTopic,
  type SupportTopic,
  supportTopics,
} from "../../contract/support/support-topics.ts";
import { emailFault } from "../../forms/email-fault.ts";
import { aboutField } from "../../forms/idempotency-key.tsx";
import { links } from "../../locales/links.tsx";
import type { FormFields } from "../../platform/body.ts";
import { counted } from "../../product/figures.ts";
import type { FlashFact } from "../../session/entries.ts";
import styles from "./help.module.css";
import { InTheStore } from "./in-the-store.tsx";
import { OtherWays } from "./other-ways.tsx";
import type { OwnContract, OwnRefund } from "./own-contract.ts";
import { stopPayingText } from "./stop-paying.ts";
import { withdrawalText } from "./withdrawal.ts";

type FieldName = keyof SupportMessage;

/** Why the message was not taken; it is shown as it was typed. */
export type HelpResult = { readonly typed: FormFields } & (
  | {
      readonly tag: "invalid";
      readonly faults: ReadonlySet<FieldName>;
      /** The fields are in order, but what a withdrawal does has changed since the page was opened. */
      readonly isOutdated?: boolean;
    }
  /** How long to wait, in minutes. */
  | { readonly tag: "wait"; readonly minutes: number }
  | { readonly tag: "unavailable" }
);

interface HelpFormProps {
  /** What the address or the form is about. */
  readonly asked: SupportTopic | null;
  /** What the last press did, if the address names a note of it. */
  readonly fact: FlashFact | "unknown" | null;
  readonly theme: Theme;
  /** The contact page of the help site, where there is one. */
  readonly contactUrl: string | null;
  readonly result: HelpResult | null;
  /** What a withdrawal ends at once. */
  readonly contract: OwnContract | null;
  /** What the account of whoever is signed in says of refunds. */
  readonly refund: OwnRefund | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The contact form in each of its states: empty, with errors, not accepted, sent. */
export function HelpForm({ asked, fact, theme, contactUrl, result, contract, refund, now }: HelpFormProps) {
  const sent = fact && sentWords().get(fact);
  if (sent) return <Sent {...{ theme, contactUrl }} {...sent} />;
  const withdraws = asked === "withdrawal";
  const stops = asked === "stopPaying";
  return (
    <TaskScreen
      {...(taskOf(asked) ?? writing())}
      illustration="glow"
      theme={theme}
      side={<OtherWays contactUrl={contactUrl} />}
    >
      {result ? <Trouble result={result} /> : !asked && <Quicker />}
      {fact === "unknown" && <PerhapsSent />}
      {contract && <OwnWithdrawal {...contract} />}
      {asked === "subscription" && <Refund own={refund} />}
      {stops && !result && <InTheStore />}
      {!result && (stops || !asked) && <h2 className={styles.quicker}>{i18n.t("Write to us")}</h2>}
      <form className={`say ${styles.message}`} method="post" action={href("help")} noValidate>
        {contract && <input type="hidden" name={aboutField} value={contract.about} />}
        <Topic result={result} asked={asked} />
        <Message result={result} prefilled={prefilledText(asked, now, contract)} />
        <Email result={result} />
        <Button>{withdraws ? i18n.t("Confirm withdrawal") : i18n.t("Send message")}</Button>
      </form>
      <div className="say">
        <Handling />
        <p className="soft small">{commonDemonstration.help}</p>
      </div>
    </TaskScreen>
  );
}

function quicker() {
  return [
    { label: i18n.t("Identity theft: the first hour"), href: href("itrLearnMore", {}, "hour") },
    { label: i18n.t("Cancel or change a subscription"), href: href("subscriptionsManage") },
    { label: i18n.t("Ask for a refund"), href: refundForm() },
    { label: i18n.t("Set up a device"), href: href("activationFlow") },
    { label: i18n.t("Change how search works"), href: href("theme") },
  ] as const;
}

/** Links to the pages that answer what most people write about. */
function Quicker() {
  return (
    <nav className="say" aria-labelledby="quicker">
      <h2 className={styles.quicker} id="quicker">
        {i18n.t("Find your answer here")}
      </h2>
      <ul className={styles.answers}>
        {quicker().map(({ label, href: to }) => (
          <li key={to}>
            <GoLink href={to}>{label}</GoLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Handling() {
  return (
    <p className="soft small">
      <Trans
        id="We use your email address only to answer you. We delete messages when your question is settled, but keep withdrawals and cancellations for as long as the law lets you dispute them. <a>How we handle messages</a>"
        components={links({ a: href("privacy", {}, "support") })}
      />
    </p>
  );
}

/** Where a refund needs no message: links that promise one lead to this form. To who can't have one, why. */
function Refund({ own }: { own: OwnRefund | null }) {
  if (own && !own.refund)
    return (
      <Notice title={i18n.t("Refund")}>
        <p>{noRefundWords(own)}</p>
        {!own.refundUsed && <p>{statements.refund}</p>}
        {own.withdrawal && <GoLink href={withdrawalFormAddress()}>{i18n.t("Withdraw from my contract")}</GoLink>}
      </Notice>
    );
  return (
    <Notice title={i18n.t("Ask for a refund")}>
      <p>{`${statements.refund} ${statements.refundHow} ${statements.refundEnds}`}</p>
      <GoLink href={href("subscriptionsManage", { ask: "refund" })}>{i18n.t("Get a refund")}</GoLink>
    </Notice>
  );
}

/** To a signed-in subscriber: what the form does, and by what. */
function OwnWithdrawal(contract: OwnContract) {
  return (
    <Notice title={i18n.t("You’re signed in to this subscription")}>
      <p>{whatWithdrawingDoes(contract)}</p>
      {contract.atOnce && <p>{statements.removalDeleted}</p>}
      <GoLink href={href("subscriptionsManage")}>{i18n.t("Manage subscription")}</GoLink>
    </Notice>
  );
}

function whatWithdrawingDoes({ reference, atOnce, hasRight }: OwnContract): string {
  if (!atOnce && !hasRight)
    return i18n.t(
      "You ordered in a country without a right of withdrawal, and we can’t refund this subscription here. If you send the form, we answer by email. To stop later payments, cancel under Manage subscription.",
    );
  if (!atOnce)
    return i18n.t(
      "Your withdrawal counts from the moment you send it. We look at it by hand and answer by email; until then, Manage subscription doesn’t show it. We find your subscription by its payment reference, {reference}, so leave it in the message.",
      { reference },
    );
  const back =
    atOnce === "trial"
      ? i18n.t("You’ve paid nothing, and pay nothing more.")
      : [i18n.t("We pay back {refund}, to the card that paid.", atOnce), ...(hasRight ? [] : [once()])].join(" ");
  return i18n.t(
    "When you select Confirm withdrawal, your subscription ends and your services stop at once. {back} We find your subscription by its payment reference, {reference}, so leave it in the message.",
    { back, reference },
  );
}

function once(): string {
  return i18n.t(
    "You ordered in a country without a right of withdrawal, so this is the refund that we promise once for each account.",
  );
}

/** Also true of a visitor who sent nothing. */
function PerhapsSent() {
  return (
    <Notice title={i18n.t("If you’ve just sent a message, we’ve got it")}>
      <p>{i18n.t("When we can’t take a message, this page says so and keeps what you wrote.")}</p>
    </Notice>
  );
}

function prefilledText(topic: SupportTopic | null, now: number, contract: OwnContract | null): string {
  if (topic === "withdrawal") return withdrawalText(now, contract?.reference ?? null);
  return topic === "stopPaying" ? stopPayingText() : "";
}

interface Head {
  readonly title: string;
  readonly lead: string;
}

/** True of a message that was confirmed at once, and of one that waits until a flood of messages is over. */
function whenConfirmed(): string {
  return i18n.t("It usually takes a minute, and longer if we get many messages at once.");
}

/** What the page says once a message was sent, by what the message did. */
function sentWords(): ReadonlyMap<FlashFact | "unknown", Head> {
  return new Map([
    [
      "message-sent",
      {
        title: i18n.t("We’ve got your message"),
        lead: i18n.t("A confirmation follows by email. {whenConfirmed}", { whenConfirmed: whenConfirmed() }),
      },
    ],
    [
      "contract-withdrawn",
      {
        title: i18n.t("We’ve received your withdrawal"),
        lead: i18n.t(
          "A confirmation with the date and time follows by email. {whenConfirmed} Within {days} days, we pay back everything you paid. We find your contract by hand, by the email address or payment reference you wrote: until then, Manage subscription doesn’t show your withdrawal. If we can’t find your contract, we ask you by email.",
          { whenConfirmed: whenConfirmed(), days: facts.help.withdrawalRefundDays },
        ),
      },
    ],
    [
      "stop-asked-for",
      {
        title: i18n.t("We’ve got your request to stop payments"),
        lead: i18n.t(
          "Your cancellation counts from today. A confirmation with the date and time follows by email. {whenConfirmed} We find your subscription, stop its payments and tell you by email. If we can’t find it, we’ll ask you.",
          { whenConfirmed: whenConfirmed() },
        ),
      },
    ],
  ]);
}

/** The document title while the page is about one task; null for the page’s usual title. */
export function helpTitle(fact: HelpFormProps["fact"], asked: SupportTopic | null): string | null {
  const head = (fact && sentWords().get(fact)) ?? taskOf(asked);
  return head?.title ?? null;
}

export function topicAsked(query: URLSearchParams, result: HelpResult | null): SupportTopic | null {
  return readTopic((result ? result.typed.get("topic") : query.get("subject")) ?? null);
}

/** What the page says while it is about one task. */
function taskOf(asked: SupportTopic | null): Head | null {
  if (asked === "withdrawal") return withdrawing();
  return asked === "stopPaying" ? stopping() : null;
}

function writing(): Head {
  return {
    title: i18n.t("How can we help?"),
    lead: i18n.t("Look here first, or write to us. You don’t need an account."),
  };
}

function stopping(): Head {
  return {
    title: i18n.t("Stop payments for a subscription you can’t open"),
    lead: i18n.t(
      "Bought on this site? Write what you know about the payments. We find your subscription, stop its payments and tell you by email. Your cancellation counts from the day we get your message.",
    ),
  };
}

function withdrawing(): Head {
  return {
    title: i18n.t("Withdraw from your contract"),
    lead: i18n.t(
      "Withdrawing ends your contract, and we pay back everything you paid. To stop only later payments, cancel under Manage subscription instead. You can send this form until {days} days after the first payment of your contract, and during the free trial. You don’t have to give a reason. We confirm by email.",
      { days: facts.refundDays },
    ),
  };
}

function Trouble({ result }: { result: HelpResult }) {
  switch (result.tag) {
    case "invalid":
      if (result.isOutdated) return <Outdated />;
      return (
        <Notice tone="bad" title={i18n.t("Check your message")} live>
          <ul>
            {fieldNames
              .filter((name) => result.faults.has(name))
              .map((name) => (
                <li key={name}>
                  <a href={`#${name}`}>{errorFor(name, result.typed)}</a>
                </li>
              ))}
          </ul>
        </Notice>
      );
    case "wait":
      return (
        <Notice tone="bad" title={i18n.t("Too many messages at once")} live>
          <p>
            <Trans
              id="We didn’t send your message. It’s still in the form: try again in {minutes}, or <a>send it by email</a> to {email}."
              values={{ minutes: minuteWords(result.minutes), email: brand.email.help }}
              components={links({ a: mailWith(result.typed) })}
            />
          </p>
          {declarationTopics.has(topicAsked(new URLSearchParams(), result) ?? "other") && (
            <p>
              <Trans
                id="A withdrawal counts from the moment you send your email, a cancellation from the day it reaches us. You can also write by post, to the address in <a>the imprint</a>. Signed in, you can <b>cancel under Manage subscription</b> at any time."
                components={links({ a: brand.external.imprint, b: href("subscriptionsManage") })}
              />
            </p>
          )}
        </Notice>
      );
    case "unavailable":
      return (
        <Notice tone="bad" title={i18n.t("We couldn’t send your message")} live>
          <p>
            <Trans
              id="Our mail service isn’t answering. Your message is still in the form: try again in a minute, or write to <a>{email}</a>."
              values={{ email: brand.email.help }}
              components={links({ a: `mailto:${brand.email.help}` })}
            />
          </p>
        </Notice>
      );
  }
}

function Outdated() {
  return (
    <Notice tone="bad" title={statements.changedSince} live>
      <p>{statements.readAgain}</p>
    </Notice>
  );
}

/** Many programs cut off a longer address: then the mail has only its subject, and the message is copied from the form. */
const longestMailLink = 2000;

/** Opens a mail to the help desk that holds what was typed. */
function mailWith(typed: FormFields): string {
  const topic = readTopic(typed.get("topic") ?? null) ?? "other";
  const mail = `mailto:${brand.email.help}?subject=${encodeURIComponent(i18n.t(supportTopics[topic]))}`;
  const whole = `${mail}&body=${encodeURIComponent(typed.get("message") ?? "")}`;
  return whole.length <= longestMailLink ? whole : mail;
}

function minuteWords(minutes: number): string {
  return i18n.t("{minutes, plural, one {# minute} other {# minutes}}", { minutes });
}

const fieldNames: readonly FieldName[] = ["topic", "message", "email"];

function errorFor(name: FieldName, typed: FormFields): string {
  if (name === "topic") return i18n.t("Choose a subject.");
  if (name === "email") return emailFault(typed.get("email"));
  const { length } = typed.get("message")?.trim() ?? "";
  if (length <= longestMessage) return i18n.t("Write your message.");
  return i18n.t("Your message has {count} characters. Shorten it to {most}.", {
    count: counted(length),
    most: counted(longestMessage),
  });
}

/** The error of a field; the first field that has one takes the focus. */
function faultOf(name: FieldName, result: HelpResult | null) {
  if (result?.tag !== "invalid" || !result.faults.has(name)) return {};
  const first = fieldNames.find((candidate) => result.faults.has(candidate));
  return { error: errorFor(name, result.typed), ...(name === first && { autoFocus: true }) };
}

interface PartProps {
  readonly result: HelpResult | null;
}

function topics() {
  return [
    { value: "", label: i18n.t("Choose a subject") },
    ...Object.entries(supportTopics).map(([value, label]) => ({ value, label: i18n.t(label) })),
  ];
}

function Topic({ result, asked }: PartProps & { asked: string | null }) {
  return (
    <Select
      id="topic"
      name="topic"
      label={i18n.t("Subject")}
      required
      options={topics()}
      defaultValue={result ? (result.typed.get("topic") ?? "") : (asked ?? "")}
      {...faultOf("topic", result)}
    />
  );
}

function Message({ result, prefilled }: PartProps & { prefilled: string }) {
  return (
    <TextArea
      id="message"
      name="message"
      label={i18n.t("Message")}
      rows={8}
      required
      defaultValue={result ? (result.typed.get("message") ?? "") : prefilled}
      hint={i18n.t(
        "Up to {count} characters. About a payment, give its reference, or its date and amount; before the first one, the day you subscribed. Leave out passwords, codes and card numbers.",
        { count: counted(longestMessage) },
      )}
      {...faultOf("message", result)}
    />
  );
}

function Email({ result }: PartProps) {
  return (
    <EmailField
      label={i18n.t("Your email address")}
      typed={result?.typed.get("email")}
      hint={i18n.t("We send our answer to this email address.")}
      {...faultOf("email", result)}
    />
  );
}

function Sent({ theme, contactUrl, title, lead }: Head & Pick<HelpFormProps, "theme" | "contactUrl">) {
  return (
    <TaskScreen {...{ title, lead, theme }} illustration="glow" side={<OtherWays contactUrl={contactUrl} />}>
      <p className="soft small">
        {i18n.t(
          "No email after an hour? Check your spam folder. If you find nothing, the email address may have had a mistake: send the form again.",
        )}
      </p>
      <p className="acts">
        <LinkButton href={href("home")}>{i18n.t("Go to the home page")}</LinkButton>
        <GoLink href={href("help")}>{i18n.t("Send another message")}</GoLink>
      </p>
      <p className="soft small">{commonDemonstration.help}</p>
    </TaskScreen>
  );
}
