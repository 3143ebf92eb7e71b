/**
 * What Nightjar Pro costs, country by country. The base is 9.99 a month and 99.99 a year; other currencies take the
 * nearest round local price. Amounts are in major units with two decimals, tax included.
 */

import { type Country, countryInText, isEligible } from "../country.ts";
import { i18n, languageTag } from "../language/i18n.ts";
import type { BillingPeriod } from "./subscription.ts";

/** An ISO 4217 code of a currency we sell in. */
export type Currency = keyof typeof amounts;

/** What one period costs. `amount` is a decimal string ("9.99"), so that nothing is rounded on its way. */
export interface Price {
  readonly amount: string;
  readonly currency: Currency;
}

const amounts = {
  USD: { monthly: "9.99", yearly: "99.99" },
  EUR: { monthly: "9.99", yearly: "99.99" },
  GBP: { monthly: "9.99", yearly: "99.99" },
  CAD: { monthly: "13.99", yearly: "139.99" },
  CZK: { monthly: "249.00", yearly: "2490.00" },
  DKK: { monthly: "75.00", yearly: "749.00" },
  HUF: { monthly: "3990.00", yearly: "39900.00" },
  PLN: { monthly: "42.99", yearly: "429.99" },
  RON: { monthly: "49.99", yearly: "499.99" },
  SEK: { monthly: "109.00", yearly: "1099.00" },
} as const;

/** Countries where we sell in a currency of their own; in the others we sell in euros. */
const ownCurrency: Readonly<Record<string, Currency>> = {
  US: "USD",
  GB: "GBP",
  CA: "CAD",
  CZ: "CZK",
  DK: "DKK",
  HU: "HUF",
  PL: "PLN",
  RO: "RON",
  SE: "SEK",
};

/** The price of one period in a country, or null where the subscription is not sold. */
export function priceIn(country: Country, period: BillingPeriod): Price | null {
  if (!isEligible(country)) return null;
  const currency = ownCurrency[country] ?? "EUR";
  return { amount: amounts[currency][period], currency };
}

/** A price as a reader of that language expects it: `formatPrice({ amount: "9.99", currency: "EUR" }, "de")`. */
export function formatPrice(
  { amount, currency }: { amount: string; currency: string },
  locale: string = languageTag(),
): string {
  const digits = amount.endsWith(".00") ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Number(amount));
}

/** What each plan costs, written; null where the subscription is not sold. */
function planPrices(country: Country | null): { readonly month: string; readonly year: string } | null {
  const monthly = country && priceIn(country, "monthly");
  const yearly = country && priceIn(country, "yearly");
  return monthly && yearly && { month: formatPrice(monthly), year: formatPrice(yearly) };
}

/** Both plans as a visitor pays for them, in a sentence; null where the subscription is not sold. */
export function ownPrices(country: Country | null): string | null {
  const prices = planPrices(country);
  if (!country || !prices) return null;
  return i18n.t("{monthly} a month or {yearly} a year in {country}", {
    monthly: prices.month,
    yearly: prices.year,
    country: countryInText(country),
  });
}

/** The same as an offer: for how long it is paid. */
export function pricesUntilCancelled(country: Country | null): string | null {
  const prices = planPrices(country);
  return prices && i18n.t("{month} a month or {year} a year, until you cancel. The prices include tax.", { ...prices });
}
