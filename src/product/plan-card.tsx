import { Badge } from "../../client/components/badge.tsx";
import { Button } from "../../client/components/button.tsx";
import { Card } from "../../client/components/card.tsx";
import type { Country } from "../contract/country.ts";
import { i18n } from "../contract/language/i18n.ts";
import { statements } from "../contract/statements.ts";
import {
  type Order,
  type PaymentTerm,
  periodWords,
  planTerms,
  trialEnd,
} from "../contract/subscription/payment-terms.ts";
import { formatPrice, priceIn } from "../contract/subscription/prices.ts";
import type { BillingPeriod } from "../contract/subscription/subscription.ts";
import { IdempotencyKeyFields } from "../forms/idempotency-key.tsx";
import { CardHead } from "./card-head.tsx";
import { Fact, FactList } from "./fact-list.tsx";
import styles from "./plan-card.module.css";

interface PlanCardsProps {
  readonly periods: readonly BillingPeriod[];
  /** It has the filled button: the one that was chosen on the page before. */
  readonly marked: BillingPeriod;
  readonly country: Country;
  readonly trial: number;
  /** Where the forms are sent. */
  readonly action: string;
  /** The account has, or had, a subscription. */
  readonly freeTrial: "open" | "unsure" | "used";
  /** The account has an email address. */
  readonly hasEmail: boolean;
}

/** The plans side by side, each with what is paid and when beside the button. */
export function PlanCards({ periods, marked, ...offer }: PlanCardsProps) {
  return (
    <div className={styles.plans}>
      {periods.map((period) => (
        <PlanCard key={period} {...offer} period={period} isMarked={period === marked} />
      ))}
    </div>
  );
}

interface PlanCardProps extends Omit<PlanCardsProps, "periods" | "marked"> {
  readonly period: BillingPeriod;
  readonly isMarked: boolean;
}

function PlanCard({ period, country, trial, action, freeTrial, hasEmail, isMarked }: PlanCardProps) {
  const price = priceIn(country, period);
  if (!price) return null;
  const isYearly = period === "yearly";
  const saved = isYearly ? savedWithAYear(country) : null;
  const { plan, unit } = periodWords()[period];
  const order = { price, period, trial, nextPaymentAt: trialEnd(Date.now(), trial), country, hasEmail };
  const terms = freeTrial === "open" ? planTerms(order) : termsAgain(order, freeTrial === "used");
  return (
    <Card as="section" label={plan} chosen={isMarked}>
      <CardHead title={plan} badge={saved && <Badge tone="accent">{i18n.t("Save {saved}", { saved })}</Badge>} />
      <p className={styles.price}>
        <b>{formatPrice(price)}</b> <span>{unit}</span>
      </p>
      <FactList>
        {terms.map(({ term, text }) => (
          <Fact key={term} name={term}>
            {text}
          </Fact>
        ))}
      </FactList>
      <form className={styles.order} method="post" action={action} data-sends="checkout_start">
        <IdempotencyKeyFields />
        {/* The card's heading names the plan: in the button, it would take a second line on a phone. */}
        <Button
          name="period"
          value={period}
          variant={isMarked ? "primary" : "line"}
          aria-label={
            isYearly ? i18n.t("Go to the order page, yearly plan") : i18n.t("Go to the order page, monthly plan")
          }
        >
          {i18n.t("Go to the order page")}
        </Button>
        <p className="soft small">{`${statements.noOrder} ${statements.cancel}`}</p>
      </form>
    </Card>
  );
}

/** For an account that was subscribed before: only the subscription service knows whether it has had its trial. */
function termsAgain(order: Order, isTrialUsed: boolean): readonly PaymentTerm[] {
  const [today, , ...later] = planTerms({ ...order, trial: null });
  if (isTrialUsed && today) {
    const noTrial = { term: i18n.t("Free trial"), text: i18n.t("Your account has had its free trial") };
    return [noTrial, today, ...later];
  }
  const amount = formatPrice(order.price);
  const text = i18n.t(
    "{amount}, or nothing if your account hasn’t used its free trial. The order page tells you before you pay",
    { amount },
  );
  return [{ term: i18n.t("Today"), text }, ...later];
}

/** How much less a year costs than twelve months: in whole per cent, rounded down, and in money. */
function savedWithAYear(country: Country): string | null {
  const monthly = priceIn(country, "monthly");
  const yearly = priceIn(country, "yearly");
  if (!monthly || !yearly) return null;
  const twelve = Number(monthly.amount) * 12;
  const saved = twelve - Number(yearly.amount);
  const amount = formatPrice({ amount: saved.toFixed(2), currency: yearly.currency });
  return i18n.t("{percent}% ({amount})", { percent: Math.floor((saved / twelve) * 100), amount });
}
