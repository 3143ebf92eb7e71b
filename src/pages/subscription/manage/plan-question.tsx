import { Button, LinkButton } from "../../../../client/components/button.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import { momentWords } from "../../../contract/day-words.ts";
import { statements } from "../../../contract/statements.ts";
import type { PlanTerms, SubscriptionDetails } from "../../../contract/subscription/details.ts";
import { periodWords } from "../../../contract/subscription/payment-terms.ts";
import { formatPrice } from "../../../contract/subscription/prices.ts";
import { IdempotencyKey } from "../../../forms/idempotency-key.tsx";
import { Fact, FactList, MomentFact } from "../fact-list.tsx";
import formStyles from "../sign-in/sign-in.module.css";
import { type QuestionProps, questionHref } from "./manage-account.tsx";

type Plans = NonNullable<SubscriptionDetails["plans"]>;

interface PlanQuestionProps extends QuestionProps {
  readonly plans: Plans;
  readonly isOnTrial: boolean;
}

/** The second press of changing the plan: what is paid, and when, before it is chosen. */
export function PlanQuestion({ theme, action, plans: { current, other }, isOnTrial }: PlanQuestionProps) {
  const price = priceWords(other);
  return (
    <TaskScreen
      title={`Change to the ${other.billingPeriod} plan?`}
      lead={`You pay nothing today. ${isOnTrial ? "Your free trial goes on" : "You keep the time you’ve paid for"}, then the ${other.billingPeriod} plan begins.`}
      illustration="tally"
      theme={theme}
    >
      <FactList>
        <MomentFact name={isOnTrial ? "First payment" : "Next payment"} at={other.startsAt} />
        <Fact name="You then pay">{`${price}, tax included, instead of ${priceWords(current)}`}</Fact>
        <MomentFact name="Payment after that" at={other.nextAt} />
        <Fact name="Then">{`${formatPrice({ amount: other.price, currency: other.currency })} ${periodWords[other.billingPeriod].every} until you cancel`}</Fact>
      </FactList>
      <p className="soft small">{`Until the plan begins, you can undo the change. ${statements.cancel} ${statements.cancelEnd}`}</p>
      <div className={formStyles.row}>
        <PlanForm action={questionHref(action, "plan")} intent="change-plan" period={other.billingPeriod}>
          {`Change to ${other.billingPeriod} plan for ${price}`}
        </PlanForm>
        <LinkButton variant="line" href={action}>
          {`Keep ${current.billingPeriod} plan`}
        </LinkButton>
      </div>
    </TaskScreen>
  );
}

interface PlanFormProps {
  readonly action: string;
  readonly intent: "change-plan" | "keep-plan";
  /** Which plan: an older tab must not choose the other one. */
  readonly period: PlanTerms["billingPeriod"];
  readonly children: string;
}

function PlanForm({ action, intent, period, children }: PlanFormProps) {
  return (
    <form method="post" action={action}>
      <IdempotencyKey />
      <input type="hidden" name="period" value={period} />
      <Button name="intent" value={intent} variant={intent === "keep-plan" ? "line" : "primary"}>
        {children}
      </Button>
    </form>
  );
}

/** A change that was chosen, with the way back, beside the plan. */
export function PlannedChange({
  plans: { current, other },
  action,
}: {
  readonly plans: Plans;
  readonly action: string;
}) {
  return (
    <>
      <p>{`You change to the ${other.billingPeriod} plan on ${momentWords(other.startsAt)}: ${priceWords(other)} until you cancel. Until then, you can undo the change.`}</p>
      <div className="acts">
        <PlanForm action={action} intent="keep-plan" period={current.billingPeriod}>
          {`Keep ${current.billingPeriod} plan`}
        </PlanForm>
      </div>
    </>
  );
}

function priceWords({ price: amount, currency, billingPeriod }: PlanTerms): string {
  return `${formatPrice({ amount, currency })} ${periodWords[billingPeriod].unit}`;
}
