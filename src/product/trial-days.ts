import { facts } from "../contract/brand/brand.ts";
import { campaignOf } from "../contract/subscription/campaigns.ts";
import { trialDays } from "../contract/subscription/subscription.ts";
import type { Visit } from "../visit/visit.ts";

/** The days of the free trial that a visit is offered: three values. */
export function trialOf({ country, url }: Pick<Visit, "country" | "url">): number {
  const campaign = campaignOf(url.searchParams.get("origin"));
  return trialDays({ platform: "web", country, campaign }) ?? facts.trialDays;
}
