import type { ReactNode } from "react";
import { LinkButton } from "../../../../client/components/button.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import type { SubscriptionAnswer } from "../../../../client/subscription/answers.ts";
import { facts } from "../../../contract/brand/brand.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { FactList, MomentFact } from "../../../product/fact-list.tsx";
import type { SubscriberAccount } from "../account.ts";
import { type QuestionProps, questionHref } from "./manage-account.tsx";
import { Meanwhile, renewsHere } from "./meanwhile.tsx";

interface DeleteLaterProps extends QuestionProps {
  readonly subscription: SubscriptionAnswer | null;
  readonly notes: ReactNode;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly account: SubscriberAccount;
}

/** In place of the question whether to delete, as long as a change of the email address can be undone. */
export function DeleteLater({ theme, action, subscription, notes, from, account }: DeleteLaterProps) {
  return (
    <TaskScreen
      title={i18n.t("You can’t delete your account yet")}
      lead={
        account.email === null
          ? i18n.t(
              "Your account’s email address was removed in the last {days} days. We wait, in case someone else did that.",
              { days: facts.undoDays },
            )
          : i18n.t(
              "Your account’s email address was changed in the last {days} days. We wait, in case someone else did that.",
              { days: facts.undoDays },
            )
      }
      illustration="brooding"
      theme={theme}
    >
      {notes}
      <FactList>
        <MomentFact name={i18n.t("Deletion possible from")} at={from} />
      </FactList>
      <Meanwhile {...{ subscription }} reference={account.id} />
      <p>{i18n.t("If someone else made the change, undo it with the link we sent to the old email address.")}</p>
      <div className="acts">
        {renewsHere(subscription) && (
          <LinkButton variant="line" href={questionHref(action, "cancel")}>
            {i18n.t("Cancel subscription")}
          </LinkButton>
        )}
        <LinkButton variant="line" href={action}>
          {i18n.t("Back to Manage subscription")}
        </LinkButton>
      </div>
    </TaskScreen>
  );
}
