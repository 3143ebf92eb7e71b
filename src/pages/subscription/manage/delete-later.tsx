import type { ReactNode } from "react";
import { LinkButton } from "../../../../client/components/button.tsx";
import { TaskScreen } from "../../../../client/journey/task-screen.tsx";
import type { SubscriptionAnswer } from "../../../../client/subscription/answers.ts";
import { brand, facts } from "../../../contract/brand.ts";
import { momentWords } from "../../../contract/day-words.ts";
import type { Account } from "../account.ts";
import { FactList, MomentFact } from "../fact-list.tsx";
import { asking, type QuestionProps } from "./manage-account.tsx";
import { renewalOf } from "./manage-flow.ts";
import { isOnTrial } from "./manage-terms.tsx";

interface DeleteLaterProps extends QuestionProps {
  readonly subscription: SubscriptionAnswer | null;
  readonly notes: ReactNode;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly account: Account;
}

/** In place of the question, as long as a change of the email address can be taken back. */
export function DeleteLater({ theme, action, subscription, notes, from, account }: DeleteLaterProps) {
  const renews = subscription !== null && renewalOf(subscription) === "cancel";
  return (
    <TaskScreen
      title="You can’t delete your account yet"
      lead={`Your account’s email address was ${account.email === null ? "removed" : "changed"} in the last ${facts.undoDays} days. We wait, in case someone else did that.`}
      plate="empty"
      theme={theme}
    >
      {notes}
      <FactList>
        <MomentFact name="Deletion possible from" at={from} />
      </FactList>
      {renews && <p>{goesOn(subscription)}</p>}
      <p>
        To delete your account sooner, email <a href={`mailto:${brand.email.privacy}`}>{brand.email.privacy}</a> with
        your payment reference. If someone else made the change, undo it with the link we sent to the old email address.
      </p>
      <div className="acts">
        {renews && (
          <LinkButton variant="line" href={asking(action, "cancel")}>
            Cancel subscription
          </LinkButton>
        )}
        <LinkButton variant="line" href={action}>
          Back to Manage subscription
        </LinkButton>
      </div>
    </TaskScreen>
  );
}

/** Whoever only waits pays. */
function goesOn(subscription: SubscriptionAnswer): string {
  const { expiresOrRenewsAt: next, status } = subscription;
  if (next === undefined || status === "Grace Period") return "Your subscription goes on until you cancel it.";
  const payment = isOnTrial(subscription) ? "first" : "next";
  return `Until then, your subscription goes on. Your ${payment} payment is on ${momentWords(next)}, unless you cancel before.`;
}
