import { GoLink } from "../../../../client/components/go-link.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { brand } from "../../../contract/brand.ts";
import { countryName, isEligible } from "../../../contract/country.ts";
import { href } from "../../../contract/routes.ts";
import type { Frame } from "../../../render/frame.ts";

/** Tells a visitor who cannot subscribe so before they begin. */
export function PlansSold({ country, host }: Pick<Frame, "country" | "host">) {
  if (isEligible(country)) return null;
  return (
    <Notice title={country ? `${brand.pro} isn’t sold in ${countryName(country)} yet` : "Which country are you in?"}>
      <p>
        You can subscribe in the European Union, the United Kingdom, the United States and Canada.{" "}
        {host === "onion"
          ? `On the onion address we can’t know your country. Subscribe on the open web; your subscription works here too.`
          : "If you’re in one of them, choose your country at the bottom of this page to see prices."}
      </p>
      {host === "onion" && (
        <GoLink
          href={`https://${brand.hosts.main}${href("subscriptions")}`}
        >{`Subscribe on ${brand.hosts.main}`}</GoLink>
      )}
      {country === null && (
        <div hidden data-eligible="">
          <GoLink href={href("subscriptions")}>You can subscribe: see plans</GoLink>
        </div>
      )}
    </Notice>
  );
}
