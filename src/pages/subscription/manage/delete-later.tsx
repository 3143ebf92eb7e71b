import type { ReactNode } from "react";
import { LinkButton } from "../../../../client/components/button.tsx";
import { TaskScreen } from "../../../../client/journey/task-screen.tsx";
import type { SubscriptionAnswer } from "../../../../client/subscription/answers.ts";
import { brand, facts } from "../../../contract/brand.ts";
import { FactList, MomentFact } from "../fact-list.tsx";
import { asking, type QuestionProps } from "./manage-account.tsx";
import { renewalOf } from "./manage-flow.ts";

interface DeleteLaterProps extends QuestionProps {
  readonly subscription: SubscriptionAnswer | null;
  readonly notes: ReactNode;
  /** Milliseconds since 1970. */
  readonly from: number;
  /** No other address stands in its place. */
  readonly isRemoved: boolean;
}

/** In place of the question, as long as a change of the email address can be taken back. */
export function DeleteLater({ theme, action, subscription, notes, from, isRemoved }: DeleteLaterProps) {
  return (
    <TaskScreen
      title="You can’t delete your account yet"
      lead={`Its email address was ${isRemoved ? "removed" : "changed"} in the last ${facts.undoDays} days. We wait, in case someone else did that.`}
      plate="empty"
      theme={theme}
    >
      {notes}
      <FactList>
        <MomentFact name="Deletion possible from" at={from} />
      </FactList>
      <p>
        To delete your account sooner, email <a href={`mailto:${brand.email.privacy}`}>{brand.email.privacy}</a>. If
        someone else made the change, undo it with the link we sent to the old email address.
      </p>
      <div className="acts">
        {subscription && renewalOf(subscription) === "cancel" && (
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
