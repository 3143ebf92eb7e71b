import { LinkButton } from "../../../../client/components/button.tsx";
import { Card } from "../../../../client/components/card.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import type { SubscriptionAnswer } from "../../../../client/subscription/answers.ts";
import { momentWords } from "../../../contract/day-words.ts";
import { href } from "../../../contract/routes.ts";
import { statements } from "../../../contract/statements.ts";
import { refundForm } from "../../../contract/subscription/payment-terms.ts";
import { RecoveryCodeButton } from "../recovery-code-button.tsx";
import formStyles from "../sign-in/sign-in.module.css";
import { type QuestionProps, questionHref } from "./manage-account.tsx";
import { isOnTrial } from "./manage-terms.tsx";

interface SignOutProps extends QuestionProps {
  readonly subscription: SubscriptionAnswer;
}

export const signOutTitle = "How will you sign in again?";

/** Asks a visitor who would lose access to what they pay for: add a way back, or end the account and its payments. */
export function SignOutQuestion({ theme, action, subscription }: SignOutProps) {
  return (
    <TaskScreen
      title={signOutTitle}
      lead={`You’re still signed in. Only this browser can open your subscription. ${statements.lostDevice}`}
      illustration="aloft"
      theme={theme}
    >
      <Card as="section" label="Add an email address">
        <h2 className={formStyles.title}>Add an email address</h2>
        <p className="soft">Then you can sign in again, on any device, with a code we email you.</p>
        <p className="acts">
          <LinkButton icon="mail" href={href("subscriptionsAddEmail")}>
            Add email address
          </LinkButton>
        </p>
      </Card>
      <Card as="section" label="Create a recovery code">
        <h2 className={formStyles.title}>Create a recovery code</h2>
        <p className="soft">It signs you in without an email address. Print it or write it down.</p>
        <RecoveryCodeButton action={action} />
      </Card>
      <Card as="section" label="Delete your account">
        <h2 className={formStyles.title}>Or delete your account</h2>
        <p className="soft">{moneyText(subscription)}</p>
        {isPaid(subscription) && (
          <p>
            <a href={refundForm}>Ask for a refund before you delete your account</a>
          </p>
        )}
        <p className="acts">
          <LinkButton variant="line" icon="trash" href={questionHref(action, "delete")}>
            Delete account
          </LinkButton>
        </p>
      </Card>
      <p className="acts">
        <LinkButton variant="line" href={action}>
          Stay signed in
        </LinkButton>
      </p>
    </TaskScreen>
  );
}

/** What becomes of the money, and of the time. Nobody goes on paying for what nobody can open. */
function moneyText(subscription: SubscriptionAnswer): string {
  const { expiresOrRenewsAt } = subscription;
  const ends = "That ends your subscription at once";
  if (!isPaid(subscription)) return `${ends}, and you owe nothing.`;
  const until = expiresOrRenewsAt === undefined ? "" : ` You’ve paid until ${momentWords(expiresOrRenewsAt)}.`;
  return `${ends}, and we don’t charge you again.${until} ${statements.refund}`;
}

/** Whether the time that is left was paid for. */
function isPaid(subscription: SubscriptionAnswer): boolean {
  return !isOnTrial(subscription) && subscription.status !== "Grace Period";
}
