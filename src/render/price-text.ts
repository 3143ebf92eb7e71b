import { facts } from "../contract/brand.ts";
import type { Country } from "../contract/country.ts";
import { priceIn } from "../contract/prices.ts";

/** What a month and a year cost in words, each with its currency: the visitor's own price where there is one, else ours in USD. */
export function pricesFor(country: Country | null): { readonly monthly: string; readonly yearly: string } {
  const monthly = country && priceIn(country, "Monthly");
  const yearly = country && priceIn(country, "Yearly");
  if (!monthly || !yearly) return { monthly: `${facts.priceUsd.monthly} USD`, yearly: `${facts.priceUsd.yearly} USD` };
  return { monthly: `${monthly.amount} ${monthly.currency}`, yearly: `${yearly.amount} ${yearly.currency}` };
}
