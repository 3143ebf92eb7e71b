import { fetchCountry } from "../../src/contract/country.ts";
import type { endpoints } from "../../src/contract/routes.ts";
import { defaultFlags } from "../bridge/messages.ts";
import { createPageClient } from "../in-app/page-client.ts";

/** Only the type is imported: the table of addresses weighs more than this whole module. */
const countryPath = "/country.json" satisfies (typeof endpoints)["country"];

/** A hidden link to the plans, on a page that was made without knowing the visitor's country. */
const mark = "[data-eligible]";

/**
 * Asks whether the visitor can buy after all, if the page was made without knowing their country: it may have been
 * prerendered, or they may have been on another network. Shows the link only if the subscription is sold to them.
 */
export async function askEligible(shown: Element): Promise<void> {
  const way = shown.querySelector<HTMLElement>(mark);
  if (!way) return;
  if ((await fetchCountry(countryPath, (path) => fetch(path))) === null) return;
  const { client } = createPageClient(defaultFlags, () => {});
  way.hidden = !(await client.subscriptionsCheckEligibility());
}
