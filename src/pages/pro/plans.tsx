import { Badge } from "../../../client/components/badge.tsx";
import { Wrap } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { Card } from "../../../client/components/card.tsx";
import { Icon } from "../../../client/components/icon.tsx";
import type { Country } from "../../contract/country.ts";
import { statements } from "../../contract/statements.ts";
import type { BillingPeriod } from "../../contract/subscription/subscription.ts";
import type { HostVariant } from "../../visit/host.ts";
import { type Plan, plansFor } from "./plan-offer.ts";
import styles from "./pro.module.css";
import { NotSoldHere } from "./where-sold.tsx";

interface Wording {
  readonly name: string;
  readonly unit: string;
  readonly compared: (amount: string) => string;
  readonly button: string;
  readonly points: (plan: Plan, trial: number) => readonly string[];
}

const wordings: Readonly<Record<BillingPeriod, Wording>> = {
  monthly: {
    name: "Monthly",
    unit: "a month",
    compared: (amount) => `(${amount} over a year)`,
    button: "See the monthly plan",
    points: ({ price }, trial) => [
      `${trial} days free, then ${price} each month`,
      "Cancel any time under Manage subscription: you keep Pro until the free trial or the month you’ve paid for ends",
    ],
  },
  yearly: {
    name: "Yearly",
    unit: "a year",
    compared: (amount) => `(works out at ${amount} a month)`,
    button: "See the yearly plan",
    points: ({ price }, trial) => [
      `${trial} days free, then ${price} each year`,
      "Cancel any time under Manage subscription: you keep Pro until the free trial or the year you’ve paid for ends",
    ],
  },
};

interface PlansProps {
  readonly host: HostVariant;
  readonly country: Country | null;
  /** Days of the free trial. */
  readonly trial: number;
}

/** Both plans beside each other: price, renewal and the way to cancel stand with the button. */
export function Plans({ host, country, trial }: PlansProps) {
  const plans = host === "onion" ? null : plansFor(country);
  return (
    <section className={styles.plansBand} id="plans" aria-label="Plans">
      <Wrap>
        {plans ? (
          <>
            <div className={styles.plans} data-seen="paywall_view">
              {plans.map((plan) => (
                <PlanCard key={plan.period} plan={plan} trial={trial} />
              ))}
            </div>
            <p className="soft small">
              {`${statements.refund} On the next page you see every date and amount of both plans. The buttons don’t order or charge anything.`}
            </p>
          </>
        ) : (
          <NotSoldHere host={host} country={country} />
        )}
      </Wrap>
    </section>
  );
}

function PlanCard({ plan, trial }: { plan: Plan; trial: number }) {
  const { name, unit, compared, button, points } = wordings[plan.period];
  const yearly = plan.period === "yearly";
  return (
    <Card chosen={yearly}>
      <div className={styles.plan}>
        <div className={styles.planHead}>
          <h2>{name}</h2>
          {yearly && <Badge tone="accent">{`Save ${plan.percent}% (${plan.saved} a year)`}</Badge>}
        </div>
        <p className={styles.price}>
          <b>{plan.price}</b>{" "}
          <span>
            {unit} <br />
            {compared(plan.compared)}
          </span>
        </p>
        <ul className={styles.ticks}>
          {points(plan, trial).map((point) => (
            <li key={point}>
              <Icon name="check" />
              {point}
            </li>
          ))}
        </ul>
        <LinkButton href={plan.checkout} variant={yearly ? "primary" : "line"}>
          {button}
        </LinkButton>
      </div>
    </Card>
  );
}
