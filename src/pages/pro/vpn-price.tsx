import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { brand, facts } from "../../contract/brand.ts";
import type { Country } from "../../contract/country.ts";
import { href } from "../../contract/routes.ts";
import { statements } from "../../contract/statements.ts";
import type { HostVariant } from "../../visit/host.ts";
import { plansFor } from "./plan-offer.ts";
import { NotSoldHere } from "./where-sold.tsx";

const day = 86_400_000;
const dateWords = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

interface VpnPriceProps {
  readonly host: HostVariant;
  readonly country: Country | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What the VPN costs this visitor, today and then; where it isn't sold, why. */
export function VpnPrice({ host, country, now }: VpnPriceProps) {
  const plans = host === "onion" ? null : plansFor(country);
  if (!plans) return <NotSoldHere host={host} country={country} sold={href("pro", {}, "sold")} />;
  const [monthly, yearly] = plans;
  const first = dateWords.format(now + facts.trialDays * day);
  return (
    <>
      <p className="acts">
        <LinkButton href={href("pro", { origin: "funnel_vpn_website__hero" }, "plans")}>
          {`Get the VPN with ${brand.pro}`}
        </LinkButton>
        <GoLink href="#log">What the VPN logs</GoLink>
      </p>
      <p className="soft small">
        {`Today: ${monthly.today}. First payment: ${monthly.price} a month or ${yearly.price} a year, on ${first} if you start your free trial now. ${statements.cancel} ${statements.refund}`}
      </p>
    </>
  );
}
