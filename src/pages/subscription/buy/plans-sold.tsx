import { GoLink } from "../../../../client/components/go-link.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { brand } from "../../../contract/brand.ts";
import { countryName, isEligible } from "../../../contract/country.ts";
import { href } from "../../../contract/routes.ts";
import type { Facets } from "../../../render/page.ts";

/** Tells a visitor who cannot subscribe so before they begin. */
export function PlansSold({ country, host }: Pick<Facets, "country" | "host">) {
  if (isEligible(country)) return null;
  const where = country ? `in ${countryName(country)}` : "without knowing your country";
  return (
    <Notice title={`We cannot sell you a plan ${where}`}>
      <p>
        {brand.pro} is for the member states of the European Union, the United Kingdom, the United States and Canada.{" "}
        {host === "onion"
          ? "On the onion address nobody knows a country; buy on the main host, and the subscription works here too."
          : "If you are in one of them, choose it in the country picker at the end of the page."}
      </p>
      {country === null && (
        <div hidden data-eligible="">
          <GoLink href={href("subscriptions")}>You can subscribe after all: see the plans</GoLink>
        </div>
      )}
    </Notice>
  );
}
