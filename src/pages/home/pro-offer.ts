import { type Country, countryName, soldIn } from "../../contract/country.ts";
import { i18n, languageTag } from "../../contract/language/i18n.ts";
import { formatPrice, type Price, priceIn } from "../../contract/subscription/prices.ts";
import type { HostVariant } from "../../visit/host.ts";

/** What home may say of Pro: prices as the visitor would pay them, or why there are none. */
export type ProOffer = SoldHere | { readonly sold: false; readonly reason: string };

interface SoldHere {
  readonly sold: true;
  readonly monthly: string;
  readonly yearly: string;
}

/** On the onion host nobody knows a country, and the page offers no way to name one (HOST-3). */
export function proOffer(host: HostVariant, country: Country | null): ProOffer {
  const monthly = country && priceIn(country, "monthly");
  const yearly = country && priceIn(country, "yearly");
  if (monthly && yearly) return { sold: true, monthly: inWords(monthly), yearly: inWords(yearly) };
  return { sold: false, reason: reason(host, country) };
}

function inWords(price: Price): string {
  return formatPrice(price);
}

function reason(host: HostVariant, country: Country | null): string {
  const count = soldIn.size;
  if (host === "onion") {
    return i18n.t("Pro is sold in {count} countries. No price is shown here, because an onion visit has no country.", {
      count,
    });
  }
  if (!country) {
    return i18n.t("Pro is sold in {count} countries. To see prices, choose your country at the bottom of this page.", {
      count,
    });
  }
  return i18n.t("Pro isn’t sold in {country} yet. Search and the browser work there in full, free.", {
    country: countryName(country, languageTag()),
  });
}
