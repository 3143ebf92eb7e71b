import { Trans } from "@lingui/react";
import { CodeForm } from "../../../../client/code/code-form.tsx";
import { SentAgain } from "../../../../client/code/sent-again.tsx";
import { Button, LinkButton } from "../../../../client/components/button.tsx";
import { Card } from "../../../../client/components/card.tsx";
import { EmailField } from "../../../../client/components/field.tsx";
import { BoldName } from "../../../../client/components/line-breaks.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { Faq, type FaqQuestion } from "../../../../client/components/sections/faq.tsx";
import { FieldNotes } from "../../../../client/components/sections/field-notes.tsx";
import { Sentence } from "../../../../client/components/sentence.tsx";
import { inSeconds } from "../../../../client/flow/in-seconds.ts";
import { PrintButton } from "../../../../client/flow/print-button.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import { brand, facts } from "../../../contract/brand/brand.ts";
import { momentWords } from "../../../contract/day-words.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import { statements } from "../../../contract/statements.ts";
import type { CodeProblem } from "../../../contract/subscription/sent-code.ts";
import { IdempotencyKeyFields } from "../../../forms/idempotency-key.tsx";
import { PressForm } from "../../../forms/press-form.tsx";
import { links } from "../../../locales/links.tsx";
import type { FormFields } from "../../../platform/body.ts";
import type { NewCode } from "../../../session/entries.ts";
import type { SubscriberAccount } from "../account.ts";
import { IfLost } from "../manage/recovery-code.tsx";
import type { NotAccepted } from "../not-accepted.ts";
import { RecoverySheet } from "../recovery/recovery-sheet.tsx";
import styles from "../sign-in/sign-in.module.css";
import { type EmailEdit, type EmailEditDone, kindFor } from "./email-flow.ts";
import { addressFault, codeProblemsInField, doneWords, kindWords, problemWords } from "./email-words.ts";

/** The words of one of the pages that take an email address. */
export interface EmailWording {
  readonly heading: string;
  readonly lead: string;
  /** Where the last step leads, and what its button says. */
  readonly next: { readonly label: string; readonly href: string };
  /** The link for a visitor who does not want to give one. */
  readonly back: { readonly label: string; readonly href: string };
}

/** A step that was not accepted. */
export interface RefusedEmailStep extends NotAccepted<CodeProblem> {
  readonly tag: "invalid" | "wait" | "unavailable";
  readonly typed: FormFields;
}

interface StepProps {
  readonly theme: Theme;
  readonly action: string;
  readonly refused: RefusedEmailStep | null;
}

type AddressProps = StepProps & {
  readonly declared: EmailWording;
  readonly present: string | null;
  readonly typed: string | undefined;
};

/** Step one: the address, or the way to remove the one that is there. */
export function EmailAddressStep({ declared, theme, action, refused, present, typed }: AddressProps) {
  const inField = refused && addressFault(refused.problem, refused.typed.get("email"));
  const kind = kindFor(present);
  return (
    <TaskScreen
      progress={{ label: i18n.t("Your email address"), steps: kindWords()[kind].progress, now: 0 }}
      title={declared.heading}
      lead={declared.lead}
      illustration="seeds"
      caption={i18n.t("One email address, every device.")}
      theme={theme}
      side={present === null ? <AddressUse /> : <Removal {...{ action, present }} />}
    >
      {refused && !inField && <Trouble refused={refused} />}
      {present !== null && (
        <p>
          <Trans id="Your email address is <name/>." components={{ name: <BoldName key="name" name={present} /> }} />
        </p>
      )}
      {present !== null && (
        <p className="soft small">
          {i18n.t(
            "If you change or remove it, we email this address a link that can undo the change for {days} days. During those days, you can’t delete your account, and you can only change the new email address back to this one.",
            { days: facts.undoDays },
          )}
        </p>
      )}
      <form className={styles.form} method="post" action={action} noValidate>
        <IdempotencyKeyFields />
        <EmailField
          label={kind === "add" ? i18n.t("Email address") : i18n.t("New email address")}
          typed={refused?.typed.get("email") ?? typed}
          {...(inField && { error: inField, autoFocus: true })}
          hint={i18n.t("We send a six-digit code to confirm it.")}
        />
        <div className="acts">
          <Button name="intent" value="send">
            {i18n.t("Send code")}
          </Button>
          <LinkButton variant="line" href={declared.back.href}>
            {declared.back.label}
          </LinkButton>
        </div>
      </form>
      <Faq questions={present === null ? [forwarding()] : [emailUse(), forwarding()]} />
    </TaskScreen>
  );
}

/** Before an address is given: what it will be for, beside the field. */
function AddressUse() {
  return (
    <FieldNotes
      notes={[
        {
          term: i18n.t("Used for"),
          note: i18n.t("Sign-in codes, receipts and news about your account, and nothing else"),
        },
        { term: i18n.t("Opens"), note: i18n.t("Your account on any device, and the VPN") },
        { term: i18n.t("Kept"), note: i18n.t("Until you remove it under Manage subscription, or delete your account") },
      ]}
    />
  );
}

function Removal({ action, present }: Pick<AddressProps, "action"> & { present: string }) {
  return (
    <Card as="section" label={i18n.t("Remove your email address")}>
      <h2>{i18n.t("Remove your email address")}</h2>
      <p>
        {i18n.t(
          "You can have an account without an email address. Browsers and apps that are signed in stay signed in, but you can’t sign in to the VPN again.",
        )}
      </p>
      <p>
        {i18n.t("Once your email address is removed, we show you a new recovery code to sign in with. {earlierCodes}", {
          earlierCodes: statements.earlierCodes,
        })}
      </p>
      <p className="soft small">{i18n.t("To confirm, we send a code to {email}.", { email: present })}</p>
      <PressForm action={action} intent="remove" variant="line" icon="trash">
        {i18n.t("Send removal code")}
      </PressForm>
    </Card>
  );
}

function backTitle() {
  return i18n.t("Go back to your earlier email address?");
}

interface BackProps extends StepProps {
  readonly declared: EmailWording;
  readonly present: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** In place of step one while the replaced address can be restored: until then, no other can be set. */
export function BackStep({ declared, theme, action, refused, present, until }: BackProps) {
  return (
    <TaskScreen
      title={backTitle()}
      lead={i18n.t(
        "You changed your email address in the last {days} days. You can change it again from {date}. Until then, you can only go back to the earlier one.",
        { days: facts.undoDays, date: momentWords(until) },
      )}
      illustration="seeds"
      theme={theme}
    >
      {refused && <Trouble refused={refused} />}
      <p>
        <Trans
          id="Your email address is <name/>. If you remove it, your earlier email address comes back, and you sign in with that. No link can undo this. To confirm, we send a code to the new one."
          components={{ name: <BoldName key="name" name={present} /> }}
        />
      </p>
      <div className="acts">
        <PressForm action={action} intent="remove">
          {i18n.t("Send code")}
        </PressForm>
        <LinkButton variant="line" href={declared.back.href}>
          {declared.back.label}
        </LinkButton>
      </div>
    </TaskScreen>
  );
}

function emailUse(): FaqQuestion {
  return {
    question: i18n.t("How do you use my email address?"),
    answer: i18n.t(
      "{emailUse} You can change or remove it under Manage subscription. When you delete your account, we delete the address too.",
      { emailUse: statements.emailUse },
    ),
  };
}

function forwarding(): FaqQuestion {
  return {
    question: i18n.t("Can I use a forwarding address?"),
    answer: (
      <p>
        <Trans
          id="Yes. Any email address you can read works, including one of ours at <a>{mailHost}</a>."
          values={{ mailHost: brand.mailHost }}
          components={links({ a: href("email") })}
        />
      </p>
    ),
  };
}

interface CodeProps extends StepProps {
  readonly edit: EmailEdit;
  /** The code was just sent once more. */
  readonly isAgain: boolean;
  /** The email address is removed so that the earlier one comes back. */
  readonly isBack: boolean;
}

/** Step two: the code of the email. */
export function EmailCodeStep({ theme, action, refused, edit, isAgain, isBack }: CodeProps) {
  const inField = refused && codeProblemsInField[refused.problem]?.(edit);
  const { progress, code, button } = kindWords()[edit.kind];
  return (
    <TaskScreen
      state="subscription_email_confirm"
      progress={{ label: i18n.t("Your email address"), steps: progress, now: 1 }}
      title={isBack ? backTitle() : code.title}
      lead={
        <>
          {code.text}
          <br />
          <BoldName name={edit.email} />
          <br />
          {statements.code}
        </>
      }
      illustration="seeds"
      theme={theme}
    >
      {isAgain && !refused && <SentAgain email={edit.email} />}
      {refused && !inField && <Trouble refused={refused} />}
      <CodeForm
        action={action}
        label={i18n.t("Six-digit code")}
        typed={refused?.typed.get("code") ?? undefined}
        error={inField ?? undefined}
        button={isBack ? i18n.t("Go back to earlier email address") : button}
        resend={i18n.t("Send a new code")}
        wait={refused?.wait ?? 0}
        note={i18n.t("Nothing changes until you enter the code.")}
        restart={edit.kind === "remove" ? i18n.t("Keep email address") : i18n.t("Use another email address")}
        fields={<IdempotencyKeyFields />}
      />
    </TaskScreen>
  );
}

interface LastProps {
  readonly declared: EmailWording;
  readonly theme: Theme;
  readonly done: EmailEditDone;
  readonly recovery: NewCode | undefined;
  readonly account: SubscriberAccount | null;
  /** Until when deleting the account takes the earlier recovery code, not a mailed code: milliseconds since 1970. */
  readonly codeUntil: number | undefined;
}

/** Step three, shown once: what holds from then on. */
export function LastStep({
  declared: { next },
  theme,
  done: { kind, email },
  recovery,
  account,
  codeUntil,
}: LastProps) {
  const { progress } = kindWords()[kind];
  const done = doneWords(kind, recovery !== undefined);
  return (
    <TaskScreen
      state={kind === "remove" ? "subscription_email_delete" : "subscription_email_success"}
      progress={{ label: i18n.t("Your email address"), steps: progress, now: progress.length }}
      title={done.title}
      lead={
        <Sentence text={done.text(email)} part={email}>
          <BoldName name={email} />
        </Sentence>
      }
      illustration="rings"
      theme={theme}
    >
      {recovery && (
        <section className={styles.left}>
          <h2>{i18n.t("Save your recovery code")}</h2>
          <p>
            {i18n.t("Sign in with this code from now on. We show it only once. {earlierCodes}", {
              earlierCodes: statements.earlierCodes,
            })}
          </p>
          <RecoverySheet {...recovery} />
          {account && (
            <p>
              <Trans
                id="If you lose it, <ifLost/>"
                components={{ ifLost: <IfLost key="ifLost" account={account} /> }}
              />
            </p>
          )}
        </section>
      )}
      {codeUntil !== undefined && (
        <p>
          {i18n.t("Keep your recovery code: until {date}, you need it to delete your account.", {
            date: momentWords(codeUntil),
          })}
        </p>
      )}
      <div className="acts">
        {recovery && <PrintButton>{i18n.t("Print recovery code")}</PrintButton>}
        <LinkButton href={next.href} {...(recovery && { variant: "line" })}>
          {recovery ? i18n.t("I’ve saved my code") : next.label}
        </LinkButton>
      </div>
    </TaskScreen>
  );
}

/** A problem that is not with a single field. */
function Trouble({ refused: { problem, wait } }: { refused: RefusedEmailStep }) {
  const { title, text } = problemWords()[problem] ?? problemWords().unavailable;
  return (
    <Notice tone="bad" title={title} live>
      <p>
        {text}
        {wait !== null && wait > 0 && ` ${i18n.t("Try again in {time}.", { time: inSeconds(wait) })}`}
      </p>
    </Notice>
  );
}
