/**
 * Campaigns whose free trial is longer than the usual one. Anybody can type an origin into an address, so it proves
 * nothing: a campaign counts only if it is listed here, and only from the pages where it is run. Somebody who copies such
 * an address gets no more than everybody who hears of the campaign: one trial for each account.
 */
import { type AcquisitionOrigin, parseOrigin } from "../acquisition/origin.ts";
import type { Country } from "../country.ts";

interface Campaign {
  /** The campaign segment of the origin. */
  readonly name: string;
  readonly days: number;
  /** Set if the offer is for one country only. */
  readonly country?: Country;
  /** The entry segments of origins that it may come with: the pages that have its links. */
  readonly entries: readonly string[];
  /** What is offered, and who answers for it. */
  readonly what: string;
  readonly owner: string;
}

/** Our own pages, and `marketing`, which stands for every landing that has no name of its own. */
const ourPages = ["home", "pro", "marketing"] as const;

const campaigns: readonly Campaign[] = [
  {
    name: "anniversary",
    days: 14,
    country: "US",
    entries: ourPages,
    what: "Two weeks to celebrate the anniversary in the United States",
    owner: "Growth",
  },
  { name: "pro", days: 30, entries: ourPages, what: "A month for the launch of the subscription", owner: "Growth" },
  { name: "radio", days: 30, entries: ourPages, what: "A month for listeners of our radio spots", owner: "Media" },
  { name: "endorsement", days: 30, entries: ourPages, what: "A month from people who recommend us", owner: "Media" },
];

/** The source segments that exist: those derived from the referrer (ADDR-2), and that of our own links. */
const sources: ReadonlySet<string> = new Set([
  "website",
  "google",
  "paidsearchgoogle",
  "bing",
  "paidsearchmicrosoft",
  "searchresults",
]);

/** The registered campaign that an acquisition origin names; null when there is none, or it may not come from there. */
export function campaignOf(origin: unknown): string | null {
  const given = parseOrigin(origin);
  return (given && campaigns.find((campaign) => isBroughtBy(campaign, given))?.name) ?? null;
}

function isBroughtBy({ name, entries }: Campaign, { campaign, entry, source }: AcquisitionOrigin): boolean {
  return name === campaign && entries.includes(entry) && sources.has(source);
}

/** The length of a campaign's trial in a country, in days; null where the usual length applies. */
export function campaignDays(name: string | null, country: string | null): number | null {
  const offer = campaigns.find((campaign) => campaign.name === name && (campaign.country ?? country) === country);
  return offer?.days ?? null;
}
