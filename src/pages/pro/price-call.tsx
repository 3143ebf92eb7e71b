import type { ReactNode } from "react";
import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { facts } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import type { Visit } from "../../visit/visit.ts";
import { plansFor } from "./plan-offer.ts";
import { NotSoldHere } from "./where-sold.tsx";

interface PriceCall {
  /** What is paid for, as a price list names it: "The VPN". */
  readonly service: string;
  /** Which way to the plans it was. */
  readonly origin: string;
  /** What costs nothing and comes first, as the free scan does: it takes the button, and the plans the link beside it. */
  readonly free?: ReactNode;
  /** The other link beside the button. */
  readonly other?: ReactNode;
}

const label = "See plans and prices";

/** The hole for the way to the plans and what they cost this visitor; where they aren't sold, why. */
export function priceHole({ service, origin, free, other }: PriceCall) {
  return ({ host, country }: Visit) => {
    const plans = host === "onion" ? null : plansFor(country);
    if (!plans) {
      return (
        <>
          <NotSoldHere host={host} country={country} sold={href("pro", {}, "sold")} />
          <p className="acts">
            {free}
            {other}
          </p>
        </>
      );
    }
    const [monthly, yearly] = plans;
    const to = href("pro", { origin }, "plans");
    return (
      <>
        <p className="acts">
          {free}
          {free ? <GoLink href={to}>{label}</GoLink> : <LinkButton href={to}>{label}</LinkButton>}
          {other}
        </p>
        <p className="soft small">
          {`${service} with Pro: free for ${facts.trialDays} days, then ${monthly.price} a month or ${yearly.price} a year. Cancel any time.`}
        </p>
      </>
    );
  };
}
