import { LinkButton } from "../../../../client/components/button.tsx";
import { Card } from "../../../../client/components/card.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import type { SubscriptionAnswer } from "../../../../client/subscription/answers.ts";
import { momentWords } from "../../../contract/day-words.ts";
import { statements } from "../../../contract/statements.ts";
import type { SubscriptionDetails } from "../../../contract/subscription/details.ts";
import { formatPrice } from "../../../contract/subscription/prices.ts";
import { isEntitling } from "../../../contract/subscription/subscription.ts";
import { PressForm } from "../../../forms/press-form.tsx";
import { Fact, FactList, MomentFact } from "../fact-list.tsx";
import formStyles from "../sign-in/sign-in.module.css";
import { type QuestionProps, questionHref } from "./manage-account.tsx";

interface RefundQuestionProps extends QuestionProps {
  readonly subscription: SubscriptionAnswer;
  readonly refund: NonNullable<SubscriptionDetails["refund"]>;
}

/** The second press of a refund: what goes back, and what ends with it. */
export function RefundQuestion({ theme, action, subscription, refund: { payment, until } }: RefundQuestionProps) {
  const price = formatPrice(payment);
  const isRunning = subscription.status !== undefined && isEntitling(subscription.status);
  const question = questionHref(action, "refund");
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
      {isRunning && (
        <Card as="section" label="End your subscription too">
          <h2 className={formStyles.title}>End your subscription too</h2>
          <p className="soft">{`Your services stop at once, and you pay nothing more. ${statements.caseFinished}`}</p>
          <PressForm action={question} intent="refund-end">{`Refund ${price} and end subscription`}</PressForm>
        </Card>
      )}
      <Card as="section" label="Only the refund">
        <h2 className={formStyles.title}>{isRunning ? "Or keep your subscription" : "Only the refund"}</h2>
        <p className="soft">{whatStays(subscription)}</p>
        <PressForm action={question} intent="refund" variant={isRunning ? "line" : "primary"}>
          {isRunning ? `Refund ${price} and keep subscription` : `Refund ${price}`}
        </PressForm>
      </Card>
      <p className="soft small">Demonstration: no card was charged, so no money moves.</p>
      <p className="acts">
        <LinkButton variant="line" href={action}>
          Back to Manage subscription
        </LinkButton>
      </p>
    </TaskScreen>
  );
}

function whatStays({ status, expiresOrRenewsAt: at }: SubscriptionAnswer): string {
  const date = at === undefined ? "" : ` ${momentWords(at)}`;
  if (status === "Auto-Renewable")
    return `Your services stay on. A refund doesn’t cancel your subscription: your next payment is on${date}, unless you cancel before then.`;
  if (status === "Not Auto-Renewable") return `Your services stay on until${date}, and you won’t be charged again.`;
  if (status === "Grace Period")
    return `Your services stay on until${date}. The payment that failed isn’t tried again.`;
  return "Your subscription has ended already.";
}
