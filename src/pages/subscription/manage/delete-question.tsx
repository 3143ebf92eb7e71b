import type { ReactNode } from "react";
import { CodeField } from "../../../../client/code/code-field.tsx";
import { SentAgain } from "../../../../client/code/sent-again.tsx";
import { Button, LinkButton } from "../../../../client/components/button.tsx";
import { Check } from "../../../../client/components/field.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { ButtonForm } from "../../../../client/journey/button-form.tsx";
import { TaskScreen } from "../../../../client/journey/task-screen.tsx";
import type { SubscriptionAnswer } from "../../../../client/subscription/answers.ts";
import { facts } from "../../../contract/brand.ts";
import { retention } from "../../../contract/retention.ts";
import { href } from "../../../contract/routes.ts";
import { statements } from "../../../contract/statements.ts";
import { codeMinutes } from "../../../contract/subscription/one-time-code.ts";
import { isEntitling, isWebPurchased } from "../../../contract/subscription/subscription.ts";
import { Fact, FactList } from "../fact-list.tsx";
import { RecoveryField } from "../recovery-field.tsx";
import formStyles from "../sign-in/sign-in.module.css";
import { asking, type QuestionProps } from "./manage-account.tsx";
import type { ManageProblem } from "./manage-flow.ts";
import type { ManageOutcome } from "./manage-notes.tsx";
import { isOnTrial } from "./manage-terms.tsx";

/** How somebody shows that the account is theirs. `mail`: a code has to be asked for first. */
export type DeletionProof =
  | { readonly by: "nothing" }
  | { readonly by: "mail" | "code"; readonly email: string; readonly mayHaveCode: boolean }
  | { readonly by: "recovery"; readonly email: string | null };

interface DeleteProps extends QuestionProps {
  readonly subscription: SubscriptionAnswer | null;
  readonly notes: ReactNode;
  readonly proof: DeletionProof;
  readonly isAgain: boolean;
  readonly refused: Refused | null;
}

type Refused = Extract<ManageOutcome, { problem: ManageProblem }>;

export const byRecoveryCode = "recovery-code";

/** Whether the recovery code is asked for in place of a code by email. */
export function isByRecoveryCode(query: URLSearchParams): boolean {
  return query.get("by") === byRecoveryCode;
}

export function DeleteQuestion({ theme, action, subscription, notes, proof, isAgain, refused }: DeleteProps) {
  const question = asking(action, "delete");
  return (
    <TaskScreen
      title="Delete your account?"
      lead="We delete your account at once. You can’t undo this."
      plate="empty"
      theme={theme}
    >
      {notes}
      {isAgain && proof.by === "code" && <SentAgain email={proof.email} />}
      {subscription && <StillRunning subscription={subscription} />}
      <WhatGoes proof={proof} hasPaid={subscription !== null} />
      {proof.by === "mail" ? (
        <AskForCode {...proof} {...{ action, question }} />
      ) : (
        <Confirm {...{ proof, action, question, refused }} />
      )}
    </TaskScreen>
  );
}

/** Only what an account of this kind has: who proves nothing has neither an email address nor a code. */
function WhatGoes({ proof, hasPaid }: { readonly proof: DeletionProof; readonly hasPaid: boolean }) {
  const hasEmail = proof.by !== "nothing" && proof.email !== null;
  const gone = [
    ...(hasEmail ? ["email address"] : []),
    ...(proof.by === "nothing" ? [] : ["recovery codes"]),
    ...(hasPaid ? ["subscription", "details you gave for removal"] : []),
  ];
  const all =
    gone.length > 0 ? `Your account, with your ${new Intl.ListFormat("en-GB").format(gone)}.` : "Your account.";
  const letters = hasEmail ? " If your email address gets our newsletter, that stops too." : "";
  return (
    <>
      <FactList>
        <Fact name="We delete">{`${all} We sign out every device.${letters}`}</Fact>
        <Fact name="We keep">{hasPaid ? keptOfSubscriber : "Receipts, as long as tax law requires."}</Fact>
      </FactList>
      <p className="soft small">
        More about <a href={href("privacy", {}, "retention")}>what we keep, and for how long</a>
      </p>
    </>
  );
}

const keptOfSubscriber = `Your payment reference for ${retention.deletedAccountHours} hours, and receipts as long as tax law requires. If an adviser helped you, their company keeps your case file.`;

interface StepProps {
  readonly action: string;
  /** The address that asks, where alone its answers are taken. */
  readonly question: string;
}

interface AskProps extends StepProps {
  readonly email: string;
  /** Else nothing but a mail shows that the account is theirs. */
  readonly mayHaveCode: boolean;
}

/** A signed-in browser may be somebody else's by now: whoever reads the mailbox is the owner. */
function AskForCode({ email, mayHaveCode, action, question }: AskProps) {
  return (
    <>
      <p>
        To make sure it’s you, we email a code to <b>{email}</b> first.
      </p>
      <div className={formStyles.row}>
        <ButtonForm action={question} intent="delete-code">
          Send code
        </ButtonForm>
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
  readonly refused: Refused | null;
};

function Confirm({ proof, action, question, refused }: ConfirmProps) {
  const isRecovery = proof.by === "recovery";
  const faults = (refused && faultsOf[refused.problem]) ?? {};
  const typed = (name: string) => refused?.typed?.get(name)?.slice(0, 80) ?? undefined;
  return (
    <>
      <form
        className={formStyles.form}
        method="post"
        action={isRecovery ? `${question}&by=${byRecoveryCode}` : question}
        noValidate
      >
        {proof.by === "code" && <MailedCode email={proof.email} typed={typed("code")} error={faults.code} />}
        {isRecovery && <RecoveryField defaultValue={typed("recovery")} error={faults.recovery} />}
        <Check
          id="sure"
          name="sure"
          label="I understand that deleting my account can’t be undone"
          defaultChecked={typed("sure") === "on"}
          error={faults.sure}
        />
        <p>
          <GoLink href={`${action}#data`}>First, export your data</GoLink>
        </p>
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
        <ButtonForm action={question} intent="delete-code" variant="line" icon="refresh">
          Send a new code
        </ButtonForm>
      )}
      {isRecovery && proof.email !== null && (
        <p>
          <GoLink href={question}>Email me a code instead</GoLink>
        </p>
      )}
    </>
  );
}

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

/** What is wrong with a field, said at the field besides above the form (WCAG 3.3.1). */
const faultsOf: Readonly<Partial<Record<ManageProblem, { sure?: string; code?: string; recovery?: string }>>> = {
  "not-sure": { sure },
  "not-sure-no-code": { sure, ...noCode },
  "code-needed": noCode,
  "code-wrong": {
    code: "Check the code in our latest email.",
    recovery: `Check each letter. If you created this code in the last ${facts.undoDays} days, enter your earlier code, or come back later.`,
  },
};

function MailedCode({ email, typed, error }: MailedCodeProps) {
  return (
    <>
      <p>
        We sent a code to <b>{email}</b>. It works for {codeMinutes} minutes.
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

/** What deleting does not do for somebody who pays a store, and what it costs others. */
function StillRunning({ subscription }: { subscription: SubscriptionAnswer }) {
  const { platform, status } = subscription;
  if (!status || !isEntitling(status)) return null;
  if (platform && !isWebPurchased(platform)) {
    return (
      <Notice tone="bad" title="Cancel in your store first">
        <p>Deleting your account doesn’t stop the store’s payments. Only the store that sold the subscription can.</p>
      </Notice>
    );
  }
  if (isOnTrial(subscription)) {
    return (
      <Notice title="Your free trial ends too">
        <p>You pay nothing.</p>
      </Notice>
    );
  }
  if (status === "Grace Period") {
    return (
      <Notice title="Your subscription ends too">
        <p>Your last payment failed. Your services stop at once, and you owe nothing.</p>
      </Notice>
    );
  }
  return (
    <Notice title="You have time left that you’ve paid for">
      <p>
        When you delete your account, your subscription ends and you can’t use that time.{" "}
        {`To use it, ${status === "Auto-Renewable" ? "cancel your subscription now and " : ""}delete the account later. `}
        {statements.refund} Ask before you delete your account.
      </p>
    </Notice>
  );
}
