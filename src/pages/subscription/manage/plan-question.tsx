import type { ReactNode } from "react";
import { Button, LinkButton } from "../../../../client/components/button.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import { i18n } from "../../../contract/language/i18n.ts";
import { statements } from "../../../contract/statements.ts";
import type { PlanTerms, SubscriptionDetails } from "../../../contract/subscription/details.ts";
import { noRefundWords, periodWords, planChangeWords } from "../../../contract/subscription/payment-terms.ts";
import { formatPrice } from "../../../contract/subscription/prices.ts";
import { IdempotencyKeyFields } from "../../../forms/idempotency-key.tsx";
import { Fact, FactList, MomentFact } from "../../../product/fact-list.tsx";
import { type QuestionProps, questionHref } from "./manage-account.tsx";

export type PlanChoices = NonNullable<SubscriptionDetails["plans"]>;

interface PlanQuestionProps extends QuestionProps {
  readonly notes: ReactNode;
  readonly plans: PlanChoices;
  readonly isOnTrial: boolean;
  readonly refundUsed: boolean;
  /** The account has an email address, so that reminders are emailed. */
  readonly hasEmail: boolean;
}

/** The second press of changing the plan: what is paid, and when, before it is chosen. */
export function PlanQuestion({
  theme,
  action,
  notes,
  plans: { current, other },
  isOnTrial,
  refundUsed,
  hasEmail,
}: PlanQuestionProps) {
  const price = priceWords(other);
  const isYearly = other.billingPeriod === "yearly";
  const reminder = hasEmail ? statements.emailedYearlyReminder : statements.yearlyReminder;
  return (
    <TaskScreen
      title={isYearly ? i18n.t("Change to the yearly plan?") : i18n.t("Change to the monthly plan?")}
      lead={`${i18n.t("You pay nothing today.")} ${whatGoesOn(isOnTrial, isYearly)}`}
      illustration="tally"
      theme={theme}
    >
      {notes}
      <FactList>
        <MomentFact name={isOnTrial ? i18n.t("First payment") : i18n.t("Next payment")} at={other.startsAt} />
        <Fact name={i18n.t("Amount of that payment")}>
          {i18n.t("{price}, tax included, instead of {present}", { price, present: priceWords(current) })}
        </Fact>
        <MomentFact name={i18n.t("Payment after that")} at={other.nextAt} />
        <Fact name={i18n.t("Then")}>
          {i18n.t("{price} {every} until you cancel", {
            price: formatPrice({ amount: other.price, currency: other.currency }),
            every: periodWords()[other.billingPeriod].every,
          })}
        </Fact>
      </FactList>
      <p className="soft small">
        {i18n.t("Until the plan begins, you can undo the change. {cancel} {cancelEnd}", {
          cancel: statements.cancel,
          cancelEnd: isOnTrial ? statements.cancelEnd : statements.cancelEndPaid,
        })}
      </p>
      <p className="soft small">{`${refundOfNext(isOnTrial, refundUsed)}${isYearly ? ` ${reminder}` : ""}`}</p>
      <div className="acts">
        <PlanForm action={questionHref(action, "plan")} intent="change-plan" period={other.billingPeriod}>
          {isYearly
            ? i18n.t("Change to yearly plan for {price}", { price })
            : i18n.t("Change to monthly plan for {price}", { price })}
        </PlanForm>
        <LinkButton variant="line" href={action}>
          {keepWords(current)}
        </LinkButton>
      </div>
    </TaskScreen>
  );
}

/** Whether the payment with which the plan begins can be asked back: only a first one can, and only once. */
function refundOfNext(isOnTrial: boolean, refundUsed: boolean): string {
  if (refundUsed) return noRefundWords({ refundUsed });
  if (isOnTrial) return `${statements.refund} ${statements.refundEnds}`;
  return i18n.t(
    "You can’t ask for that payment back: we refund only a subscription’s first payment, once for each account.",
  );
}

function whatGoesOn(isOnTrial: boolean, isYearly: boolean): string {
  if (isOnTrial) {
    return isYearly
      ? i18n.t("Your free trial goes on, then the yearly plan begins.")
      : i18n.t("Your free trial goes on, then the monthly plan begins.");
  }
  return isYearly
    ? i18n.t("You keep the time you’ve paid for, then the yearly plan begins.")
    : i18n.t("You keep the time you’ve paid for, then the monthly plan begins.");
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
      <IdempotencyKeyFields />
      <input type="hidden" name="period" value={period} />
      <Button name="intent" value={intent} variant={intent === "keep-plan" ? "line" : "primary"}>
        {children}
      </Button>
    </form>
  );
}

/** The way back from a change that was chosen. */
export function KeepPlan({ plans: { current }, action }: { readonly plans: PlanChoices; readonly action: string }) {
  return (
    <div className="acts">
      <PlanForm action={action} intent="keep-plan" period={current.billingPeriod}>
        {keepWords(current)}
      </PlanForm>
    </div>
  );
}

/** Which plan begins when, and at what price; null where no other was chosen. */
export function plannedWords(plans: PlanChoices | null | undefined): string | null {
  if (!plans?.isChanging) return null;
  const { billingPeriod, price: amount, currency, startsAt } = plans.other;
  return planChangeWords({ period: billingPeriod, price: { amount, currency }, at: startsAt });
}

function keepWords({ billingPeriod }: PlanTerms): string {
  return billingPeriod === "yearly" ? i18n.t("Keep yearly plan") : i18n.t("Keep monthly plan");
}

/** "€99.99 a year". */
export function priceWords({ price: amount, currency, billingPeriod }: PlanTerms): string {
  return `${formatPrice({ amount, currency })} ${periodWords()[billingPeriod].unit}`;
}
