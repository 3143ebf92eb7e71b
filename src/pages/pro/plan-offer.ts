import { formatOrigin, trialOrigin } from "../../contract/acquisition/origin.ts";
import { type Country, countryName, soldIn } from "../../contract/country.ts";
import { languageTag } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import { type Currency, formatPrice, type Price, priceIn } from "../../contract/subscription/prices.ts";
import type { BillingPeriod } from "../../contract/subscription/subscription.ts";
import type { HostVariant } from "../../visit/host.ts";

/** The plan of one period at the visitor's prices; every amount is ready to show, "€9.99". */
export interface OfferedPlan {
  readonly period: BillingPeriod;
  readonly price: string;
  readonly currency: Currency;
  /** What is paid on the day of the order. */
  readonly today: string;
  /** The price over the other period: of twelve months, or of a twelfth of a year. */
  readonly compared: string;
  /** How much less a year costs than twelve months. */
  readonly saved: string;
  /** The same in whole per cent, rounded down. */
  readonly percent: number;
  /** The page that sells it, with the origin that says which button led there. */
  readonly checkout: string;
}

/** Both plans at the visitor's prices, or null where the subscription is not sold. */
export function plansFor(country: Country | null): readonly [monthly: OfferedPlan, yearly: OfferedPlan] | null {
  const monthly = country && priceIn(country, "monthly");
  const yearly = country && priceIn(country, "yearly");
  if (!monthly || !yearly) return null;
  const { currency } = monthly;
  const read = (amount: number) => formatPrice({ amount: amount.toFixed(2), currency });
  const twelve = Number(monthly.amount) * 12;
  const year = Number(yearly.amount);
  const shared = {
    currency,
    today: read(0),
    saved: read(twelve - year),
    percent: Math.floor((1 - year / twelve) * 100),
  };
  return [
    { ...shared, period: "monthly", price: formatPrice(monthly), compared: read(twelve), checkout: trial("monthly") },
    { ...shared, period: "yearly", price: formatPrice(yearly), compared: read(year / 12), checkout: trial("yearly") },
  ];
}

/** Whether a visitor is offered plans; nothing about ordering is said to others. */
export function isSoldTo({ host, country }: { readonly host: HostVariant; readonly country: Country | null }): boolean {
  return host !== "onion" && plansFor(country) !== null;
}

function trial(period: BillingPeriod): string {
  return href("subscriptions", { origin: formatOrigin({ ...trialOrigin(period), entry: "pro" }) });
}

/** A currency with its prices and the names of the countries that pay in it. */
export interface PriceRow {
  readonly currency: Currency;
  readonly monthly: Price;
  readonly yearly: Price;
  readonly countries: readonly string[];
}

/** Every country the subscription is sold in, grouped by currency; the currency of most countries first. */
export function priceRows(): readonly PriceRow[] {
  const tag = languageTag();
  const rows = new Map<Currency, PriceRow>();
  for (const country of soldIn) {
    const monthly = priceIn(country, "monthly");
    const yearly = priceIn(country, "yearly");
    if (!monthly || !yearly) continue;
    const { currency } = monthly;
    const countries = [...(rows.get(currency)?.countries ?? []), countryName(country, tag)].sort((a, b) =>
      a.localeCompare(b, tag),
    );
    rows.set(currency, { currency, monthly, yearly, countries });
  }
  return [...rows.values()].sort(
    (a, b) => b.countries.length - a.countries.length || a.currency.localeCompare(b.currency),
  );
}

/** Why a visitor sees no button to buy with. */
export type NotSold = "onion" | "unknown" | "abroad";

export function whyNotSold(host: HostVariant, country: Country | null): NotSold {
  if (host === "onion") return "onion";
  return country === null ? "unknown" : "abroad";
}
