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
import { facts } from "../../../contract/brand.ts";
import { momentWords } from "../../../contract/day-words.ts";
import { codeMinutes } from "../../../contract/subscription/one-time-code.ts";
import { IdempotencyKey } from "../../../forms/idempotency-key.tsx";
import { PressForm } from "../../../forms/press-form.tsx";
import { codeFieldWords } from "../code-words.ts";
import { RecoveryField } from "../recovery-field.tsx";
import formStyles from "../sign-in/sign-in.module.css";
import { byRecoveryCode, type DeletionProof, type RecoveryProof } from "./deletion-proof.ts";
import { type QuestionProps, questionHref } from "./manage-account.tsx";
import type { ManageProblem } from "./manage-flow.ts";
import type { ManageResult } from "./manage-notes.tsx";
import { checkedFirst, MailUs, Meanwhile, renewsHere } from "./meanwhile.tsx";
import { StillRunning, WhatGoes } from "./what-goes.tsx";

interface DeleteProps extends QuestionProps {
  readonly subscription: SubscriptionAnswer | null;
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
  reference,
  notes,
  proof,
  isAgain,
  refused,
}: DeleteProps) {
  const question = questionHref(action, "delete");
  return (
    <TaskScreen
      title="Delete your account?"
      lead="We delete your account at once. You can’t undo this."
      illustration="empty"
      theme={theme}
    >
      {notes}
      {isAgain && proof.by === "code" && <SentAgain email={proof.email} />}
      {subscription && <StillRunning subscription={subscription} />}
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
        To make sure it’s you, we email a code to <BoldName name={email} /> first.
      </p>
      <div className={formStyles.row}>
        <PressForm action={question} intent="delete-code">
          Send code
        </PressForm>
        <LinkButton variant="line" href={action}>
          Keep account
        </LinkButton>
      </div>
      {mayHaveCode && (
        <p>
          <GoLink href={`${question}&by=${byRecoveryCode}`}>Use my recovery code instead</GoLink>
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
        <IdempotencyKey />
        <p>
          <GoLink href={`${action}#data`}>First, export your data</GoLink>
        </p>
        {proof.by === "code" && <MailedCode email={proof.email} typed={typed("code")} error={faults.code} />}
        {isRecovery && <WhichCode proof={proof} />}
        {isRecovery && (
          <RecoveryField
            isEarlier={proof.email === null && proof.madeAt !== undefined}
            defaultValue={typed("recovery")}
            error={faults.recovery}
            hint={codeForm}
          />
        )}
        {isRecovery && <LostCode {...{ proof, subscription, reference, action }} />}
        <Check
          boxed
          id="sure"
          name="sure"
          label="I understand that deleting my account can’t be undone"
          defaultChecked={typed("sure") === "on"}
          error={faults.sure}
        />
        <div className={formStyles.row}>
          <Button name="intent" value="delete" icon="trash">
            Delete account permanently
          </Button>
          <LinkButton variant="line" href={action}>
            Keep account
          </LinkButton>
        </div>
      </form>
      {proof.by === "code" && (
        <PressForm action={question} intent="delete-code" variant="line" icon="refresh">
          Send a new code
        </PressForm>
      )}
      {isRecovery && proof.isMailed && (
        <p>
          <GoLink href={question}>Email me a code instead</GoLink>
        </p>
      )}
    </>
  );
}

const codeForm = "24 letters and digits, in capital or small letters, with or without dashes.";

interface MailedCodeProps {
  readonly email: string;
  readonly typed: string | undefined;
  readonly error: string | undefined;
}

const sure = "Tick the box to confirm.";
const noCode = {
  code: "Enter all six digits.",
  recovery: "Enter all 24 letters and digits.",
};

/** What is wrong with a field, said at the field as well as above the form (WCAG 3.3.1). */
function faultsOf(problem: ManageProblem, proof: DeletionProof): { sure?: string; code?: string; recovery?: string } {
  switch (problem) {
    case "not-sure":
      return { sure };
    case "not-sure-no-code":
      return { sure, ...noCode };
    case "code-needed":
      return noCode;
    case "code-wrong":
      return {
        ...(proof.by === "code" && { code: codeFieldWords.wrong(proof.sent) }),
        recovery: `Check each letter and digit${proof.by === "recovery" && proof.madeAt !== undefined ? ", and that it’s the code we ask for" : ""}. Then enter the code again.`,
      };
    default:
      return {};
  }
}

/** Says which recovery code counts, and from when another one or a mailed code does. */
function WhichCode({ proof }: Pick<LostProps, "proof">) {
  const { isMailed, until, email } = proof;
  if (isMailed) return null;
  const [then, younger, made] =
    email === null
      ? ["your newest one works here", "code", "create"]
      : ["we can email you a code instead", "email address", "add"];
  const later =
    until === undefined
      ? ""
      : ` From ${momentWords(until)}, ${then}: a new ${younger} waits ${facts.undoDays} days, so that nobody who gets into your browser can ${made} one and delete your account.`;
  return <p>{`To make sure it’s you, enter ${codeAsked(proof)}.${later}`}</p>;
}

/** For a visitor who has lost the code and has no other proof. */
function LostCode({ proof, subscription, reference, action }: LostProps) {
  if (proof.isMailed) return null;
  if (proof.until === undefined && !renewsHere(subscription)) {
    return (
      <p>
        Lost it? Then <MailUs {...{ subscription, reference }} />. {checkedFirst}
      </p>
    );
  }
  return (
    <Notice title="If you’ve lost this code">
      <Meanwhile {...{ subscription, reference }} />
      {renewsHere(subscription) && <GoLink href={questionHref(action, "cancel")}>Cancel subscription</GoLink>}
    </Notice>
  );
}

interface LostProps extends Pick<DeleteProps, "subscription" | "reference" | "action"> {
  readonly proof: RecoveryProof;
}

/** Names the code by its date, which its printed sheet has, too. */
function codeAsked({ email, madeAt }: RecoveryProof): string {
  if (madeAt === undefined) return "your recovery code";
  const made = `created on ${momentWords(madeAt)}`;
  return email === null
    ? `your earlier recovery code, ${made}`
    : `the recovery code you ${made}, before you added your email address`;
}

function MailedCode({ email, typed, error }: MailedCodeProps) {
  return (
    <>
      <p>
        We sent a code to <BoldName name={email} />. It works for {codeMinutes} minutes.
      </p>
      <CodeField
        id="code"
        name="code"
        label="Six-digit code"
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
