import { LinkButton } from "../../../../client/components/button.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import { brand } from "../../../contract/brand.ts";
import { countryInText, isEligible, soldIn } from "../../../contract/country.ts";
import { href } from "../../../contract/routes.ts";
import type { Frame } from "../../../render/frame.ts";

type Visitor = Pick<Frame, "country" | "host">;

/** What the head of the page says, and whether there are plans to choose from below it. */
export interface Sale {
  readonly isOpen: boolean;
  /** Of the document. */
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
}

/** Nothing about ordering is said to a visitor who cannot order. */
export function saleFor({ country, host }: Visitor): Sale {
  if (isEligible(country)) {
    return {
      isOpen: true,
      title: "Choose your plan",
      heading: `Choose your ${brand.pro} plan`,
      lead: "Both plans include the VPN, Personal Information Removal and Identity Theft Restoration. You can order without an email address. Only our payment company asks for the name on your card.",
    };
  }
  const title = closedTitle({ country, host });
  return {
    isOpen: false,
    title,
    heading: title,
    lead:
      host === "onion"
        ? "This is our onion address: here we can’t know your country, and prices depend on it. A subscription that you start on the open web works here too."
        : `${brand.pro} is sold in ${soldIn.size} countries: the European Union, the United Kingdom, the United States and Canada.`,
  };
}

function closedTitle({ country, host }: Visitor): string {
  if (host === "onion") return `See the plans on ${brand.hosts.main}`;
  return country ? `${brand.pro} isn’t sold in ${countryInText(country)} yet` : "Choose your country to see prices";
}

/** The ways on for a visitor to whom nothing is sold. */
export function PlansSold({ country, host }: Visitor) {
  if (host === "onion") {
    return (
      <p className="acts">
        <LinkButton href={`https://${brand.hosts.main}${href("subscriptions")}`}>
          {`See plans on ${brand.hosts.main}`}
        </LinkButton>
      </p>
    );
  }
  return (
    <>
      <p>
        Search and the browser are free and complete in every country.{" "}
        {country ? "Wrong country? Change it at the bottom of this page." : "You choose it at the bottom of this page."}
      </p>
      <p className="acts">
        <LinkButton href={href("app")}>Get the browser</LinkButton>
        <GoLink href={href("pro", {}, "sold")}>{`See prices in all ${soldIn.size} countries`}</GoLink>
      </p>
      {country === null && (
        <div hidden data-eligible="">
          <GoLink href={href("subscriptions")}>You can subscribe: see plans</GoLink>
        </div>
      )}
    </>
  );
}
