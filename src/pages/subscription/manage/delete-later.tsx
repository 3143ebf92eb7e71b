import type { ReactNode } from "react";
import { LinkButton } from "../../../../client/components/button.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import type { SubscriptionAnswer } from "../../../../client/subscription/answers.ts";
import { facts } from "../../../contract/brand.ts";
import type { Account } from "../account.ts";
import { FactList, MomentFact } from "../fact-list.tsx";
import { type QuestionProps, questionHref } from "./manage-account.tsx";
import { Meanwhile, renewsHere } from "./meanwhile.tsx";

interface DeleteLaterProps extends QuestionProps {
  readonly subscription: SubscriptionAnswer | null;
  readonly notes: ReactNode;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly account: Account;
}

/** In place of the question whether to delete, as long as a change of the email address can be undone. */
export function DeleteLater({ theme, action, subscription, notes, from, account }: DeleteLaterProps) {
  return (
    <TaskScreen
      title="You can’t delete your account yet"
      lead={`Your account’s email address was ${account.email === null ? "removed" : "changed"} in the last ${facts.undoDays} days. We wait, in case someone else did that.`}
      illustration="brooding"
      theme={theme}
    >
      {notes}
      <FactList>
        <MomentFact name="Deletion possible from" at={from} />
      </FactList>
      <Meanwhile {...{ subscription }} reference={account.id} />
      <p>If someone else made the change, undo it with the link we sent to the old email address.</p>
      <div className="acts">
        {renewsHere(subscription) && (
          <LinkButton variant="line" href={questionHref(action, "cancel")}>
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
