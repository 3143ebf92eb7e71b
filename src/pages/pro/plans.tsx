import { Badge } from "../../../client/components/badge.tsx";
import { Wrap } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { Card } from "../../../client/components/card.tsx";
import { Icon } from "../../../client/components/icon.tsx";
import { facts } from "../../contract/brand.ts";
import type { Country } from "../../contract/country.ts";
import { href } from "../../contract/routes.ts";
import type { BillingPeriod } from "../../contract/subscription/subscription.ts";
import type { HostVariant } from "../../visit/host.ts";
import { type Plan, plansFor } from "./plan-offer.ts";
import styles from "./pro.module.css";
import { NotSoldHere } from "./where-sold.tsx";

const { trialDays, refundDays } = facts;

interface Wording {
  readonly name: string;
  readonly unit: string;
  readonly compared: string;
  readonly button: string;
  readonly points: (plan: Plan) => readonly string[];
  readonly renews: string;
}

const wordings: Readonly<Record<BillingPeriod, Wording>> = {
  Monthly: {
    name: "Monthly",
    unit: "a month",
    compared: "a year",
    button: `Try monthly for ${trialDays} days`,
    points: ({ price }) => [
      `${trialDays} days free, then ${price} each month`,
      "Cancel, and it ends with the month you have paid for",
      `All of the first payment back within ${refundDays} days`,
    ],
    renews: "Renews each month until you cancel",
  },
  Yearly: {
    name: "Yearly",
    unit: "a year",
    compared: "a month",
    button: `Try yearly for ${trialDays} days`,
    points: ({ price }) => [
      `${trialDays} days free, then ${price} each year`,
      "Cancel, and it runs on to the end of the year",
      `The same ${refundDays} days in which to ask for all of it back`,
    ],
    renews: "Renews each year until you cancel",
  },
};

interface PlansProps {
  readonly host: HostVariant;
  readonly country: Country | null;
}

/** Both plans beside each other: price, renewal and the way to cancel stand with the button. */
export function Plans({ host, country }: PlansProps) {
  const plans = host === "onion" ? null : plansFor(country);
  return (
    <section className={styles.plansBand} id="plans" aria-label="Plans">
      <Wrap>
        {plans ? (
          <div className={styles.plans} data-seen="paywall_view">
            {plans.map((plan) => (
              <PlanCard key={plan.period} plan={plan} />
            ))}
          </div>
        ) : (
          <NotSoldHere host={host} country={country} />
        )}
      </Wrap>
    </section>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  const { name, unit, compared, button, points, renews } = wordings[plan.period];
  const yearly = plan.period === "Yearly";
  return (
    <Card chosen={yearly}>
      <div className={styles.planHead}>
        <h2>{name}</h2>
        {yearly && <Badge tone="ember">{`${plan.saved} less a year`}</Badge>}
      </div>
      <p className={styles.price}>
        <b>{plan.price}</b>{" "}
        <span>
          {`${plan.currency} ${unit},`} <br />
          {`${plan.compared} ${compared}`}
        </span>
      </p>
      <ul className={styles.ticks}>
        {points(plan).map((point) => (
          <li key={point}>
            <Icon name="check" />
            {point}
          </li>
        ))}
      </ul>
      <LinkButton href={plan.checkout} variant={yearly ? "primary" : "line"}>
        {button}
      </LinkButton>
      <p className="soft small">
        {`Today: ${plan.today}. ${renews} under `}
        <a href={href("subscriptionsManage")}>Manage subscription</a>.
      </p>
    </Card>
  );
}
