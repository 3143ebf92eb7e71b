import type { ReactNode } from "react";
import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { facts } from "../../contract/brand.ts";
import type { Country } from "../../contract/country.ts";
import { plannedDayWords } from "../../contract/day-words.ts";
import { href } from "../../contract/routes.ts";
import { statements } from "../../contract/statements.ts";
import type { HostVariant } from "../../visit/host.ts";
import { plansFor } from "./plan-offer.ts";
import { NotSoldHere } from "./where-sold.tsx";

const day = 86_400_000;

interface PriceCallProps {
  readonly host: HostVariant;
  readonly country: Country | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Of the way to the plans, and which way it was. */
  readonly label: string;
  readonly origin: string;
  /** What the free trial is for: "use the VPN". */
  readonly gain: string;
  /** What costs nothing and comes first, as the free scan does: it takes the button, and the plans the link beside it. */
  readonly free?: { readonly action: ReactNode; readonly note: string };
  /** The other link beside the button. */
  readonly children?: ReactNode;
}

/** The way to the plans, with what a service costs this visitor, today and then; where it isn't sold, why. */
export function PriceCall({ host, country, now, label, origin, gain, free, children }: PriceCallProps) {
  const plans = host === "onion" ? null : plansFor(country);
  if (!plans) {
    return (
      <>
        <NotSoldHere host={host} country={country} sold={href("pro", {}, "sold")} />
        <p className="acts">
          {free?.action}
          {children}
        </p>
      </>
    );
  }
  const [monthly, yearly] = plans;
  const to = href("pro", { origin }, "plans");
  const payment = plannedDayWords(now + facts.trialDays * day, country);
  return (
    <>
      <p className="acts">
        {free?.action}
        {free ? <GoLink href={to}>{label}</GoLink> : <LinkButton href={to}>{label}</LinkButton>}
        {children}
      </p>
      <p className="soft small">
        {free && `${free.note} `}
        {`If you start the free trial today to ${gain}, you pay ${monthly.today} until ${payment}, then ${monthly.price} a month or ${yearly.price} a year. ${statements.cancel} ${statements.refund}`}
        {!free && ` ${statements.noOrder}`}
      </p>
    </>
  );
}
