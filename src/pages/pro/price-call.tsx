import type { ReactNode } from "react";
import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { facts } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import type { Frame } from "../../render/frame.ts";
import { isSoldTo, plansFor } from "./plan-offer.ts";
import { NotSoldHere } from "./where-sold.tsx";

interface PriceCallProps extends Pick<Frame, "host" | "country"> {
  /** What is paid for, as a price list names it: "The VPN". */
  readonly service: string;
  /** Says which link led to the plans. */
  readonly origin: string;
  /** Something free that comes first, such as the free scan: it gets the button, and the plans get the link beside it. */
  readonly free?: ReactNode;
  /** The other link beside the button. */
  readonly other?: ReactNode;
}

function label(): string {
  return i18n.t("See plans and prices");
}

/** The button that ends a page about a service: to the plans where they are sold, elsewhere to what Pro does. */
export function PlansButton({ origin, host, country }: Pick<PriceCallProps, "origin" | "host" | "country">) {
  const isSold = isSoldTo({ host, country });
  return (
    <LinkButton href={href("pro", { origin }, isSold ? "plans" : "")} variant={isSold ? "primary" : "line"}>
      {isSold ? label() : i18n.t("See what Pro does")}
    </LinkButton>
  );
}

/** The link to the plans and their prices for this visitor, or why they aren't sold there. */
export function PriceCall({ service, origin, free, other, host, country }: PriceCallProps) {
  if (!isSoldTo({ host, country })) {
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
  const to = href("pro", { origin }, "plans");
  return (
    <>
      <p className="acts">
        {free}
        {free ? <GoLink href={to}>{label()}</GoLink> : <LinkButton href={to}>{label()}</LinkButton>}
        {other}
      </p>
      <PriceLine {...{ service, host, country }} />
    </>
  );
}

/** What the plans cost, when they renew and that they can be cancelled: beside every button that leads to them. */
export function PriceLine({ service, host, country }: Pick<PriceCallProps, "service" | "host" | "country">) {
  const plans = host === "onion" ? null : plansFor(country);
  if (!plans) return null;
  const [monthly, yearly] = plans;
  return (
    <p className="soft small">
      {i18n.t(
        "{service} with Pro: free for {days} days the first time, then {month} a month or {year} a year. Cancel any time.",
        { service, days: facts.trialDays, month: monthly.price, year: yearly.price },
      )}
    </p>
  );
}
