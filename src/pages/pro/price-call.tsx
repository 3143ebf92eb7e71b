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

interface Asker {
  readonly host: HostVariant;
  readonly country: Country | null;
}

interface PriceCallProps extends Asker {
  /** Of the way to the plans, and which way it was. */
  readonly label: string;
  readonly origin: string;
  /** What costs nothing and comes first, as the free scan does: it takes the button, and the plans the link beside it. */
  readonly free?: ReactNode;
  /** The other link beside the button. */
  readonly children?: ReactNode;
}

/** The way to the plans; where they aren't sold, why. */
export function PriceCall({ host, country, label, origin, free, children }: PriceCallProps) {
  if (!plansIn({ host, country })) {
    return (
      <>
        <NotSoldHere host={host} country={country} sold={href("pro", {}, "sold")} />
        <p className="acts">
          {free}
          {children}
        </p>
      </>
    );
  }
  const to = href("pro", { origin }, "plans");
  return (
    <p className="acts">
      {free}
      {free ? <GoLink href={to}>{label}</GoLink> : <LinkButton href={to}>{label}</LinkButton>}
      {children}
    </p>
  );
}

interface PriceNoteProps extends Asker {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** What the free trial is for: "use the VPN". */
  readonly gain: string;
  /** What is true of the button first, where it isn't one to the plans. */
  readonly first?: string;
}

/** What a service costs this visitor, today and then. */
export function PriceNote({ host, country, now, gain, first }: PriceNoteProps) {
  const plans = plansIn({ host, country });
  if (!plans) return null;
  const [monthly, yearly] = plans;
  const payment = plannedDayWords(now + facts.trialDays * day, country);
  return (
    <p>
      {first && `${first} `}
      {`If you start the free trial today to ${gain}, you pay ${monthly.today} until ${payment}, then ${monthly.price} a month or ${yearly.price} a year. ${statements.cancel} ${statements.refund}`}
      {` ${statements.noOrderPlans}`}
    </p>
  );
}

function plansIn({ host, country }: Asker) {
  return host === "onion" ? null : plansFor(country);
}
