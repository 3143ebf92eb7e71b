import type { ReactNode } from "react";
import { LinkButton } from "../../../client/components/button.tsx";
import { facts } from "../../contract/brand.ts";
import type { Country } from "../../contract/country.ts";
import { href } from "../../contract/routes.ts";
import { statements } from "../../contract/statements.ts";
import type { HostVariant } from "../../visit/host.ts";
import { plansFor } from "./plan-offer.ts";
import { NotSoldHere } from "./where-sold.tsx";

const day = 86_400_000;
const dateWords = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

interface PriceCallProps {
  readonly host: HostVariant;
  readonly country: Country | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Of the button that leads to the plans, and which button it was. */
  readonly label: string;
  readonly origin: string;
  /** The other link beside the button. */
  readonly children: ReactNode;
}

/** The way to the plans, with what a service costs this visitor, today and then; where it isn't sold, why. */
export function PriceCall({ host, country, now, label, origin, children }: PriceCallProps) {
  const plans = host === "onion" ? null : plansFor(country);
  if (!plans) {
    return (
      <>
        <NotSoldHere host={host} country={country} sold={href("pro", {}, "sold")} />
        <p className="acts">{children}</p>
      </>
    );
  }
  const [monthly, yearly] = plans;
  const first = dateWords.format(now + facts.trialDays * day);
  return (
    <>
      <p className="acts">
        <LinkButton href={href("pro", { origin }, "plans")}>{label}</LinkButton>
        {children}
      </p>
      <p className="soft small">
        {`Today: ${monthly.today}. First payment: ${monthly.price} a month or ${yearly.price} a year, on ${first} if you start your free trial now. ${statements.cancel} ${statements.refund}`}
      </p>
    </>
  );
}
