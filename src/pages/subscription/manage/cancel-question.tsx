import type { ReactNode } from "react";
import { LinkButton } from "../../../../client/components/button.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import type { SubscriptionAnswer } from "../../../../client/subscription/answers.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { statements } from "../../../contract/statements.ts";
import type { SubscriptionDetails } from "../../../contract/subscription/details.ts";
import { changeDroppedWords } from "../../../contract/subscription/payment-terms.ts";
import { PressForm } from "../../../forms/press-form.tsx";
import { FactList, MomentFact } from "../../../product/fact-list.tsx";
import { type QuestionProps, questionHref } from "./manage-account.tsx";
import { isPaid } from "./manage-terms.tsx";
import { RefundBefore } from "./refund-question.tsx";

interface CancelQuestionProps extends QuestionProps {
  readonly notes: ReactNode;
  readonly subscription: SubscriptionAnswer;
  readonly details: SubscriptionDetails | null;
}

/** The second press of cancelling, with what happens then. The last day has a line of its own (`FactList`). */
export function CancelQuestion({ theme, action, notes, subscription, details }: CancelQuestionProps) {
  const { expiresOrRenewsAt: end, status } = subscription;
  return (
    <TaskScreen
      title={i18n.t("Cancel your subscription?")}
      lead={afterCancelling(subscription)}
      illustration="fall"
      theme={theme}
    >
      {notes}
      {end !== undefined && status !== "Grace Period" && (
        <FactList>
          <MomentFact name={i18n.t("Services end on")} at={end} />
        </FactList>
      )}
      {isPaid(subscription) && (
        <p>
          {i18n.t("Cancelling doesn’t pay anything back.")} {details && <RefundBefore {...{ details, action }} />}
        </p>
      )}
      {details?.plans?.isChanging && <p>{changeDroppedWords(details.plans.current.billingPeriod)}</p>}
      <p>{statements.removalDeleted}</p>
      <div className="acts">
        <PressForm action={questionHref(action, "cancel")} intent="cancel">
          {i18n.t("Cancel subscription")}
        </PressForm>
        <LinkButton variant="line" href={action}>
          {i18n.t("Keep subscription")}
        </LinkButton>
      </div>
    </TaskScreen>
  );
}

function afterCancelling(subscription: SubscriptionAnswer): string {
  if (subscription.status === "Grace Period") {
    return i18n.t(
      "Your latest payment failed, so your subscription ends and your services stop as soon as you cancel. You owe nothing.",
    );
  }
  const after = `${statements.cancelUndo} ${statements.caseFinished}`;
  if (!isPaid(subscription))
    return i18n.t("You keep your services until your free trial ends, and you pay nothing. {after}", { after });
  return i18n.t("You keep your services until the time you’ve paid for ends, and you won’t be charged again. {after}", {
    after,
  });
}
