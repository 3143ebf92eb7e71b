import { LinkButton } from "../../../../client/components/button.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import { brand } from "../../../contract/brand/brand.ts";
import { countryInText, isEligible, soldIn } from "../../../contract/country.ts";
import { i18n } from "../../../contract/language/i18n.ts";
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
      title: i18n.t("Choose your plan"),
      heading: i18n.t("Choose your {pro} plan", { pro: brand.pro }),
      lead: i18n.t(
        "Both plans include the VPN, Personal Information Removal and Identity Theft Restoration. You can order without an email address. Only our payment company asks for the name on your card.",
      ),
    };
  }
  const title = closedTitle({ country, host });
  return {
    isOpen: false,
    title,
    heading: title,
    lead:
      host === "onion"
        ? i18n.t(
            "This is our onion address: here we can’t know your country, and prices depend on it. A subscription that you start on the open web works here too.",
          )
        : i18n.t(
            "{pro} is sold in {count} countries: the European Union, the United Kingdom, the United States and Canada.",
            { pro: brand.pro, count: soldIn.size },
          ),
  };
}

function closedTitle({ country, host }: Visitor): string {
  if (host === "onion") return i18n.t("See the plans on {main}", { main: brand.hosts.main });
  return country
    ? i18n.t("{pro} isn’t sold in {country} yet", { pro: brand.pro, country: countryInText(country) })
    : i18n.t("Choose your country to see prices");
}

/** The ways on for a visitor to whom nothing is sold. */
export function PlansSold({ country, host }: Visitor) {
  if (host === "onion") {
    return (
      <p className="acts">
        <LinkButton href={`https://${brand.hosts.main}${href("subscriptions")}`}>
          {i18n.t("See plans on {main}", { main: brand.hosts.main })}
        </LinkButton>
      </p>
    );
  }
  return (
    <>
      <p>
        {i18n.t("Search and the browser are free and complete in every country.")}{" "}
        {country
          ? i18n.t("Wrong country? Change it at the bottom of this page.")
          : i18n.t("You choose it at the bottom of this page.")}
      </p>
      <p className="acts">
        <LinkButton href={href("app")}>{i18n.t("Get the browser")}</LinkButton>
        <GoLink href={href("pro", {}, "sold")}>
          {i18n.t("See prices in all {count} countries", { count: soldIn.size })}
        </GoLink>
      </p>
      {country === null && (
        <div hidden data-eligible="">
          <GoLink href={href("subscriptions")}>{i18n.t("You can subscribe: see plans")}</GoLink>
        </div>
      )}
    </>
  );
}
