import { fetchCountry } from "../../src/contract/country.ts";
import type { endpoints } from "../../src/contract/routes.ts";
import { defaultFlags } from "../bridge/messages.ts";
import { createPageClient } from "../in-app/page-client.ts";

/** Only the type comes from the table of addresses, which weighs more than all of this. */
const countryPath = "/country.json" satisfies (typeof endpoints)["country"];

/** A page that was made for somebody without a country: it holds a way on, for whoever has one after all. */
const mark = "[data-eligible]";

/**
 * Asks whether the visitor can buy after all, where the page was made without knowing their country: it may have been made
 * ready before, or they came by another network then. Shows the way on only to whom the subscription is sold.
 */
export async function askEligible(shown: Element): Promise<void> {
  const way = shown.querySelector<HTMLElement>(mark);
  if (!way) return;
  if ((await fetchCountry(countryPath, (path) => fetch(path))) === null) return;
  const { client } = createPageClient(defaultFlags, () => {});
  way.hidden = !(await client.subscriptionsCheckEligibility());
}
