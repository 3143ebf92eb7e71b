import type { ReactNode } from "react";
import { LinkButton } from "../../client/components/button.tsx";
import { Closing } from "../../client/components/sections/closing.tsx";
import type { EndingName } from "../../client/components/sections/illustration-list.ts";
import type { Country } from "../contract/country.ts";
import { i18n } from "../contract/language/i18n.ts";
import { statements } from "../contract/statements.ts";
import { formatPrice, priceIn, pricesUntilCancelled } from "../contract/subscription/prices.ts";

/** Where both plans are on a page, for the links to them. */
export const plansId = "plans";

interface PlansClosingProps {
  readonly country: Country;
  /** Days of the free trial; null where the plans on the page say it. */
  readonly trial: number | null;
  readonly scene: EndingName;
  /** What is beside the button. */
  readonly children?: ReactNode;
}

/** The last band of a page with the plans on it: what they cost, once more, and back to them. */
export function PlansClosing({ country, trial, scene, children }: PlansClosingProps) {
  const monthly = priceIn(country, "monthly");
  const yearly = priceIn(country, "yearly");
  const offer = pricesUntilCancelled(country);
  if (!monthly || !yearly || !offer) return null;
  const { currency } = monthly;
  return (
    <Closing
      scene={scene}
      title={
        trial === null ? i18n.t("By the month or by the year") : i18n.t("Try Pro free for {days} days", { days: trial })
      }
      lead={
        trial === null
          ? offer
          : i18n.t(
              "The first time, you pay {today} today. After {days} days it’s {month} a month or {year} a year, until you cancel. {refund}",
              {
                month: formatPrice(monthly),
                year: formatPrice(yearly),
                days: trial,
                today: formatPrice({ amount: "0.00", currency }),
                refund: statements.refund,
              },
            )
      }
    >
      <p className="acts">
        <LinkButton href={`#${plansId}`}>
          {trial === null ? i18n.t("Choose a plan") : i18n.t("Compare both plans")}
        </LinkButton>
        {children}
      </p>
    </Closing>
  );
}
