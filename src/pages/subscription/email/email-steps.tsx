import { CodeForm } from "../../../../client/code/code-form.tsx";
import { SentAgain } from "../../../../client/code/sent-again.tsx";
import { Button, LinkButton } from "../../../../client/components/button.tsx";
import { Card } from "../../../../client/components/card.tsx";
import { Faq, type Question } from "../../../../client/components/faq.tsx";
import { EmailField } from "../../../../client/components/field.tsx";
import { FieldNotes } from "../../../../client/components/field-notes.tsx";
import { BoldName } from "../../../../client/components/line-breaks.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { inSeconds } from "../../../../client/flow/in-seconds.ts";
import { PrintButton } from "../../../../client/flow/print-button.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import { brand, facts } from "../../../contract/brand.ts";
import { momentWords } from "../../../contract/day-words.ts";
import { href } from "../../../contract/routes.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import { statements } from "../../../contract/statements.ts";
import type { CodeProblem } from "../../../contract/subscription/sent-code.ts";
import { IdempotencyKey } from "../../../forms/idempotency-key.tsx";
import { PressForm } from "../../../forms/press-form.tsx";
import type { Fields } from "../../../platform/body.ts";
import type { NewCode } from "../../../session/entries.ts";
import type { Account } from "../account.ts";
import { IfLost } from "../manage/recovery-code.tsx";
import type { NotAccepted } from "../not-accepted.ts";
import { RecoverySheet } from "../recovery-sheet.tsx";
import styles from "../sign-in/sign-in.module.css";
import { type Done, type Edit, kindFor } from "./email-flow.ts";
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
export interface Refused extends NotAccepted<CodeProblem> {
  readonly tag: "invalid" | "wait" | "unavailable";
  readonly typed: Fields;
}

interface StepProps {
  readonly theme: Theme;
  readonly action: string;
  readonly refused: Refused | null;
}

type AddressProps = StepProps & {
  readonly declared: EmailWording;
  readonly present: string | null;
  readonly typed: string | undefined;
};

/** Step one: the address, or the way to remove the one that is there. */
export function AddressStep({ declared, theme, action, refused, present, typed }: AddressProps) {
  const inField = refused && addressFault(refused.problem, refused.typed.get("email"));
  const kind = kindFor(present);
  return (
    <TaskScreen
      progress={{ label: "Your email address", steps: kindWords[kind].progress, now: 0 }}
      title={declared.heading}
      lead={declared.lead}
      illustration="seeds"
      caption="One email address, every device."
      theme={theme}
      side={present === null ? <AddressUse /> : <Removal {...{ action, present }} />}
    >
      {refused && !inField && <Trouble refused={refused} />}
      {present !== null && (
        <p>
          Your email address is <BoldName name={present} />.
        </p>
      )}
      {present !== null && (
        <p className="soft small">{`If you change or remove it, we email this address a link that can undo the change for ${facts.undoDays} days. During those days, you can’t delete your account, and you can only change the new email address back to this one.`}</p>
      )}
      <form className={styles.form} method="post" action={action} noValidate>
        <IdempotencyKey />
        <EmailField
          label={kind === "add" ? "Email address" : "New email address"}
          typed={refused?.typed.get("email") ?? typed}
          {...(inField && { error: inField, autoFocus: true })}
          hint="We send a six-digit code to confirm it."
        />
        <div className={styles.row}>
          <Button name="intent" value="send">
            Send code
          </Button>
          <LinkButton variant="line" href={declared.back.href}>
            {declared.back.label}
          </LinkButton>
        </div>
      </form>
      <Faq questions={present === null ? [forwarding] : [emailUse, forwarding]} />
    </TaskScreen>
  );
}

/** Before an address is given: what it will be for, beside the field. */
function AddressUse() {
  return (
    <FieldNotes
      notes={[
        { term: "Used for", note: "Sign-in codes, receipts and news about your account, and nothing else" },
        { term: "Opens", note: "Your account on any device, and the VPN" },
        { term: "Kept", note: "Until you remove it under Manage subscription, or delete your account" },
      ]}
    />
  );
}

function Removal({ action, present }: Pick<AddressProps, "action"> & { present: string }) {
  return (
    <Card as="section" label="Remove your email address">
      <h2 className={styles.title}>Remove your email address</h2>
      <p>
        You can have an account without an email address. Browsers and apps that are signed in stay signed in, but you
        can’t sign in to the VPN again.
      </p>
      <p>{`Once your email address is removed, we show you a new recovery code to sign in with. ${statements.earlierCodes}`}</p>
      <p className="soft small">To confirm, we send a code to {present}.</p>
      <PressForm action={action} intent="remove" variant="line" icon="trash">
        Send removal code
      </PressForm>
    </Card>
  );
}

const backTitle = "Go back to your earlier email address?";

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
      title={backTitle}
      lead={`You changed your email address in the last ${facts.undoDays} days. You can change it again from ${momentWords(until)}. Until then, you can only go back to the earlier one.`}
      illustration="seeds"
      theme={theme}
    >
      {refused && <Trouble refused={refused} />}
      <p>
        Your email address is <BoldName name={present} />. If you remove it, your earlier email address comes back, and
        you sign in with that. No link can undo this. To confirm, we send a code to the new one.
      </p>
      <div className={styles.row}>
        <PressForm action={action} intent="remove">
          Send code
        </PressForm>
        <LinkButton variant="line" href={declared.back.href}>
          {declared.back.label}
        </LinkButton>
      </div>
    </TaskScreen>
  );
}

const emailUse: Question = {
  question: "How do you use my email address?",
  answer: `${statements.emailUse} You can change or remove it under Manage subscription. When you delete your account, we delete the address too.`,
};

const forwarding: Question = {
  question: "Can I use a forwarding address?",
  answer: (
    <p>
      Yes. Any email address you can read works, including one of ours at <a href={href("email")}>{brand.mailHost}</a>.
    </p>
  ),
};

interface CodeProps extends StepProps {
  readonly edit: Edit;
  /** The code was just sent once more. */
  readonly isAgain: boolean;
  /** The email address is removed so that the earlier one comes back. */
  readonly isBack: boolean;
}

/** Step two: the code of the email. */
export function CodeStep({ theme, action, refused, edit, isAgain, isBack }: CodeProps) {
  const inField = refused && codeProblemsInField[refused.problem]?.(edit);
  const { progress, code, button } = kindWords[edit.kind];
  return (
    <TaskScreen
      state="subscription_email_confirm"
      progress={{ label: "Your email address", steps: progress, now: 1 }}
      title={isBack ? backTitle : code.title}
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
        label="Six-digit code"
        typed={refused?.typed.get("code") ?? undefined}
        error={inField ?? undefined}
        button={isBack ? "Go back to earlier email address" : button}
        resend="Send a new code"
        wait={refused?.wait ?? 0}
        note="Nothing changes until you enter the code."
        restart={edit.kind === "remove" ? "Keep email address" : "Use another email address"}
      />
    </TaskScreen>
  );
}

interface LastProps {
  readonly declared: EmailWording;
  readonly theme: Theme;
  readonly done: Done;
  readonly recovery: NewCode | undefined;
  readonly account: Account | null;
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
  const { progress } = kindWords[kind];
  const done = doneWords(kind, recovery !== undefined);
  return (
    <TaskScreen
      state={kind === "remove" ? "subscription_email_delete" : "subscription_email_success"}
      progress={{ label: "Your email address", steps: progress, now: progress.length }}
      title={done.title}
      lead={<Lead text={done.text(email)} email={email} />}
      illustration="rings"
      theme={theme}
    >
      {recovery && (
        <section className={styles.left}>
          <h2>Save your recovery code</h2>
          <p>{`Sign in with this code from now on. We show it only once. ${statements.earlierCodes}`}</p>
          <RecoverySheet {...recovery} />
          {account && (
            <p>
              If you lose it, <IfLost account={account} />
            </p>
          )}
        </section>
      )}
      {codeUntil !== undefined && (
        <p>{`Keep your recovery code: until ${momentWords(codeUntil)}, you need it to delete your account.`}</p>
      )}
      <div className="acts">
        {recovery && <PrintButton>Print recovery code</PrintButton>}
        <LinkButton href={next.href} {...(recovery && { variant: "line" })}>
          {recovery ? "I’ve saved my code" : next.label}
        </LinkButton>
      </div>
    </TaskScreen>
  );
}

/** A text in which the email address is bold and may break before its @. */
function Lead({ text, email }: { readonly text: string; readonly email: string }) {
  const [before, ...after] = text.split(email);
  return (
    <>
      {before}
      <BoldName name={email} />
      {after.join(email)}
    </>
  );
}

/** A problem that is not with a single field. */
function Trouble({ refused: { problem, wait } }: { refused: Refused }) {
  const { title, text } = problemWords[problem] ?? problemWords.unavailable;
  return (
    <Notice tone="bad" title={title} live>
      <p>
        {text}
        {wait !== null && wait > 0 && ` Try again in ${inSeconds(wait)}.`}
      </p>
    </Notice>
  );
}
