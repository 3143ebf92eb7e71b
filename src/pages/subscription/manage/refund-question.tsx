import { LinkButton } from "../../../../client/components/button.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import type { SubscriptionAnswer } from "../../../../client/subscription/answers.ts";
import { statements } from "../../../contract/statements.ts";
import type { SubscriptionDetails } from "../../../contract/subscription/details.ts";
import { formatPrice } from "../../../contract/subscription/prices.ts";
import { isEntitling } from "../../../contract/subscription/subscription.ts";
import { PressForm } from "../../../forms/press-form.tsx";
import { Fact, FactList, MomentFact } from "../fact-list.tsx";
import { type QuestionProps, questionHref } from "./manage-account.tsx";

interface RefundQuestionProps extends QuestionProps {
  readonly subscription: SubscriptionAnswer;
  readonly refund: NonNullable<SubscriptionDetails["refund"]>;
}

/** The second press of a refund: what goes back, and what ends with it. */
export function RefundQuestion({ theme, action, subscription, refund: { payment, until } }: RefundQuestionProps) {
  const price = formatPrice(payment);
  const isRunning = subscription.status !== undefined && isEntitling(subscription.status);
  return (
    <TaskScreen
      title={`Get your ${price} back?`}
      lead={`We refund your first payment in full, to the card that paid. You don’t have to give a reason.`}
      illustration="tally"
      theme={theme}
    >
      <FactList>
        <Fact name="Refund">{price}</Fact>
        <MomentFact name="Paid on" at={payment.at} />
        <MomentFact name="Possible until" at={until} />
      </FactList>
      <p>
        {isRunning
          ? `${statements.refundEnds} Your services stop, and you pay nothing more. ${statements.caseFinished}`
          : "Your subscription has ended already."}
      </p>
      <PressForm action={questionHref(action, "refund")} intent="refund">
        {isRunning ? `Refund ${price} and end subscription` : `Refund ${price}`}
      </PressForm>
      <p className="soft small">Demonstration: no card was charged, so no money moves.</p>
      <p className="acts">
        <LinkButton variant="line" href={action}>
          Back to Manage subscription
        </LinkButton>
      </p>
    </TaskScreen>
  );
}
