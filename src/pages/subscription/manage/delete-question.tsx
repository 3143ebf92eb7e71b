import { Trans } from "@lingui/react";
import type { ReactNode } from "react";
import { CodeField } from "../../../../client/code/code-field.tsx";
import { SentAgain } from "../../../../client/code/sent-again.tsx";
import { Button, LinkButton } from "../../../../client/components/button.tsx";
import { Check } from "../../../../client/components/field.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import { BoldName } from "../../../../client/components/line-breaks.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import type { SubscriptionAnswer } from "../../../../client/subscription/answers.ts";
import { facts } from "../../../contract/brand/brand.ts";
import { momentWords } from "../../../contract/day-words.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import type { SubscriptionDetails } from "../../../contract/subscription/details.ts";
import { codeMinutes } from "../../../contract/subscription/one-time-code.ts";
import { IdempotencyKeyFields } from "../../../forms/idempotency-key.tsx";
import { PressForm } from "../../../forms/press-form.tsx";
import { codeFieldWords } from "../code-words.ts";
import { RecoveryField } from "../recovery/recovery-field.tsx";
import formStyles from "../sign-in/sign-in.module.css";
import { byRecoveryCode, type DeletionProof, type RecoveryProof } from "./deletion-proof.ts";
import { type QuestionProps, questionHref } from "./manage-account.tsx";
import type { ManageProblem } from "./manage-flow.ts";
import type { ManageResult } from "./manage-notes.tsx";
import { checkedFirst, MailUs, Meanwhile, renewsHere } from "./meanwhile.tsx";
import { StillRunning, WhatGoes } from "./what-goes.tsx";

interface DeleteProps extends QuestionProps {
  readonly subscription: SubscriptionAnswer | null;
  readonly details: SubscriptionDetails | null;
  readonly notes: ReactNode;
  readonly proof: DeletionProof;
  /** By which we find the account's payments. */
  readonly reference: string;
  readonly isAgain: boolean;
  readonly refused: Refused | null;
}

type Refused = Extract<ManageResult, { problem: ManageProblem }>;

export function DeleteQuestion({
  theme,
  action,
  subscription,
  details,
  reference,
  notes,
  proof,
  isAgain,
  refused,
}: DeleteProps) {
  const question = questionHref(action, "delete");
  return (
    <TaskScreen
      title={i18n.t("Delete your account?")}
      lead={i18n.t("We delete your account at once. You can’t undo this.")}
      illustration="empty"
      theme={theme}
    >
      {notes}
      {isAgain && proof.by === "code" && <SentAgain email={proof.email} />}
      {subscription && <StillRunning {...{ subscription, details, action }} />}
      <WhatGoes {...{ proof, subscription }} />
      {proof.by === "mail" ? (
        <AskForCode {...proof} {...{ action, question }} />
      ) : (
        <Confirm {...{ proof, subscription, reference, action, question, refused }} />
      )}
    </TaskScreen>
  );
}

interface StepProps {
  readonly action: string;
  /** The address of the question: its answers are accepted only there. */
  readonly question: string;
}

interface AskProps extends StepProps {
  readonly email: string;
  /** Whether a recovery code is accepted instead of a mailed code. */
  readonly mayHaveCode: boolean;
}

/** A signed-in browser may be in somebody else's hands: whoever reads the mailbox is the owner. */
function AskForCode({ email, mayHaveCode, action, question }: AskProps) {
  return (
    <>
      <p>
        <Trans
          id="To make sure it’s you, we email a code to <name/> first."
          components={{ name: <BoldName key="name" name={email} /> }}
        />
      </p>
      <div className="acts">
        <PressForm action={question} intent="delete-code">
          {i18n.t("Send code")}
        </PressForm>
        <LinkButton variant="line" href={action}>
          {i18n.t("Keep account")}
        </LinkButton>
      </div>
      {mayHaveCode && (
        <p>
          <GoLink href={`${question}&by=${byRecoveryCode}`}>{i18n.t("Use my recovery code instead")}</GoLink>
        </p>
      )}
    </>
  );
}

type ConfirmProps = StepProps & {
  readonly proof: Exclude<DeletionProof, { by: "mail" }>;
  readonly subscription: SubscriptionAnswer | null;
  readonly reference: string;
  readonly refused: Refused | null;
};

function Confirm({ proof, subscription, reference, action, question, refused }: ConfirmProps) {
  const isRecovery = proof.by === "recovery";
  const faults = refused ? faultsOf(refused.problem, proof) : {};
  const typed = (name: string) => refused?.typed?.get(name)?.slice(0, 80) ?? undefined;
  return (
    <>
      <form
        className={formStyles.form}
        method="post"
        action={isRecovery ? `${question}&by=${byRecoveryCode}` : question}
        noValidate
      >
        <IdempotencyKeyFields />
        <p>
          <GoLink href={`${action}#data`}>{i18n.t("First, export your data")}</GoLink>
        </p>
        {proof.by === "code" && <MailedCode email={proof.email} typed={typed("code")} error={faults.code} />}
        {isRecovery && <WhichCode proof={proof} />}
        {isRecovery && (
          <RecoveryField
            isEarlier={proof.email === null && proof.madeAt !== undefined}
            defaultValue={typed("recovery")}
            error={faults.recovery}
            hint={codeForm()}
          />
        )}
        {isRecovery && <LostCode {...{ proof, subscription, reference, action }} />}
        <Check
          boxed
          id="sure"
          name="sure"
          label={i18n.t("I understand that deleting my account can’t be undone")}
          defaultChecked={typed("sure") === "on"}
          error={faults.sure}
        />
        <div className="acts">
          <Button name="intent" value="delete" icon="trash">
            {i18n.t("Delete account permanently")}
          </Button>
          <LinkButton variant="line" href={action}>
            {i18n.t("Keep account")}
          </LinkButton>
        </div>
      </form>
      {proof.by === "code" && (
        <PressForm action={question} intent="delete-code" variant="line" icon="refresh">
          {i18n.t("Send a new code")}
        </PressForm>
      )}
      {isRecovery && proof.isMailed && (
        <p>
          <GoLink href={question}>{i18n.t("Email me a code instead")}</GoLink>
        </p>
      )}
    </>
  );
}

function codeForm(): string {
  return i18n.t("24 letters and digits, in capital or small letters, with or without dashes.");
}

interface MailedCodeProps {
  readonly email: string;
  readonly typed: string | undefined;
  readonly error: string | undefined;
}

function sure(): string {
  return i18n.t("Tick the box to confirm.");
}

function noCode() {
  return {
    code: i18n.t("Enter all six digits."),
    recovery: i18n.t("Enter all 24 letters and digits."),
  };
}

/** What is wrong with a field, said at the field as well as above the form (WCAG 3.3.1). */
function faultsOf(problem: ManageProblem, proof: DeletionProof): { sure?: string; code?: string; recovery?: string } {
  switch (problem) {
    case "not-sure":
      return { sure: sure() };
    case "not-sure-no-code":
      return { sure: sure(), ...noCode() };
    case "code-needed":
      return noCode();
    case "code-wrong":
      return {
        ...(proof.by === "code" && { code: codeFieldWords.wrong(proof.sent) }),
        recovery:
          proof.by === "recovery" && proof.madeAt !== undefined
            ? i18n.t("Check each letter and digit, and that it’s the code we ask for. Then enter the code again.")
            : i18n.t("Check each letter and digit. Then enter the code again."),
      };
    default:
      return {};
  }
}

/** Says which recovery code counts, and from when another one or a mailed code does. */
function WhichCode({ proof }: Pick<LostProps, "proof">) {
  const { isMailed, until, email } = proof;
  if (isMailed) return null;
  const values = { date: until === undefined ? "" : momentWords(until), days: facts.undoDays };
  const later =
    email === null
      ? i18n.t(
          "From {date}, your newest one works here: a new code waits {days} days, so that nobody who gets into your browser can create one and delete your account.",
          values,
        )
      : i18n.t(
          "From {date}, we can email you a code instead: a new email address waits {days} days, so that nobody who gets into your browser can add one and delete your account.",
          values,
        );
  return <p>{until === undefined ? codeAsked(proof) : `${codeAsked(proof)} ${later}`}</p>;
}

/** For a visitor who has lost the code and has no other proof. */
function LostCode({ proof, subscription, reference, action }: LostProps) {
  if (proof.isMailed) return null;
  if (proof.until === undefined && !renewsHere(subscription)) {
    return (
      <p>
        <Trans
          id="Lost it? Then <mailUs/>. {checkedFirst}"
          values={{ checkedFirst: checkedFirst() }}
          components={{ mailUs: <MailUs key="mailUs" {...{ subscription, reference }} /> }}
        />
      </p>
    );
  }
  return (
    <Notice title={i18n.t("If you’ve lost this code")}>
      <Meanwhile {...{ subscription, reference }} />
      {renewsHere(subscription) && (
        <GoLink href={questionHref(action, "cancel")}>{i18n.t("Cancel subscription")}</GoLink>
      )}
    </Notice>
  );
}

interface LostProps extends Pick<DeleteProps, "subscription" | "reference" | "action"> {
  readonly proof: RecoveryProof;
}

/** Names the code by its date, which its printed sheet has, too. */
function codeAsked({ email, madeAt }: RecoveryProof): string {
  if (madeAt === undefined) return i18n.t("To make sure it’s you, enter your recovery code.");
  const date = momentWords(madeAt);
  return email === null
    ? i18n.t("To make sure it’s you, enter your earlier recovery code, created on {date}.", { date })
    : i18n.t(
        "To make sure it’s you, enter the recovery code you created on {date}, before you added your email address.",
        { date },
      );
}

function MailedCode({ email, typed, error }: MailedCodeProps) {
  return (
    <>
      <p>
        <Trans
          id="We sent a code to <name/>. It works for {minutes} minutes."
          values={{ minutes: codeMinutes }}
          components={{ name: <BoldName key="name" name={email} /> }}
        />
      </p>
      <CodeField
        id="code"
        name="code"
        label={i18n.t("Six-digit code")}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        required
        spellCheck={false}
        defaultValue={typed}
        error={error}
      />
    </>
  );
}
