import { Badge } from "../../../client/components/badge.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import type { Country } from "../../contract/country.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { labelled } from "../../contract/language/punctuation.ts";
import { statements } from "../../contract/statements.ts";
import type { BillingPeriod } from "../../contract/subscription/subscription.ts";
import { plansId } from "../../product/plans-closing.tsx";
import type { HostVariant } from "../../visit/host.ts";
import { type OfferedPlan, plansFor } from "./plan-offer.ts";
import styles from "./pro.module.css";
import { NotSoldHere } from "./where-sold.tsx";

interface Wording {
  readonly name: string;
  readonly unit: string;
  readonly compared: (amount: string) => string;
  readonly button: string;
}

function wordings(): Readonly<Record<BillingPeriod, Wording>> {
  return {
    monthly: {
      name: i18n.t("Monthly"),
      unit: i18n.t("a month"),
      compared: (amount) => i18n.t("({amount} over a year)", { amount }),
      button: i18n.t("See the monthly plan"),
    },
    yearly: {
      name: i18n.t("Yearly"),
      unit: i18n.t("a year"),
      compared: (amount) => i18n.t("(works out at {amount} a month)", { amount }),
      button: i18n.t("See the yearly plan"),
    },
  };
}

interface PlansProps {
  readonly host: HostVariant;
  readonly country: Country | null;
  /** Days of the free trial. */
  readonly trial: number;
}

/** Both plans on the first screen: price, renewal and the way to cancel stand with the buttons. */
export function Plans({ host, country, trial }: PlansProps) {
  const plans = host === "onion" ? null : plansFor(country);
  if (!plans) {
    return (
      <div className={styles.over}>
        <NotSoldHere host={host} country={country} />
      </div>
    );
  }
  return (
    <section
      className={`${styles.over} ${styles.plans}`}
      id={plansId}
      aria-label={i18n.t("Plans")}
      data-seen="paywall_view"
    >
      {plans.map((plan) => (
        <PlanRow key={plan.period} plan={plan} />
      ))}
      <div className={styles.terms}>
        <p>
          {i18n.t(
            "Free for {days} days if it’s your first time, then you pay until you cancel: any time, under Manage subscription.",
            { days: trial },
          )}
        </p>
        <p>{`${statements.refund} ${i18n.t("The buttons don’t order or charge anything.")}`}</p>
      </div>
    </section>
  );
}

function PlanRow({ plan }: { plan: OfferedPlan }) {
  const { name, unit, compared, button } = wordings()[plan.period];
  const yearly = plan.period === "yearly";
  return (
    <div className={styles.plan}>
      <p className={styles.price}>
        <span className="vh">{labelled(name, "")}</span>
        <b>{plan.price}</b> <span>{unit}</span>
        {yearly && <Badge tone="accent">{i18n.t("Save {percent}%", { percent: plan.percent })}</Badge>}
        <small>{compared(plan.compared)}</small>
      </p>
      <LinkButton href={plan.checkout} variant={yearly ? "primary" : "line"}>
        {button}
      </LinkButton>
    </div>
  );
}
