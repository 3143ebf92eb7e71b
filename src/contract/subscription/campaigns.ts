/**
 * Campaigns whose free trial is longer than the usual one. An origin is typed into an address by whoever likes to, so it
 * is no proof of anything: a campaign counts only when it stands here, and only from where it is run. What is left to
 * somebody who copies such an address is what everybody who hears of the campaign has: one trial for each account.
 */
import { type Origin, parseOrigin } from "../acquisition/origin.ts";
import type { Country } from "../country.ts";

interface Campaign {
  /** The campaign segment of the origin. */
  readonly name: string;
  readonly days: number;
  /** Set where the offer holds in one country alone. */
  readonly country?: Country;
  /** The entry segments that may bring it: where its links stand. */
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

/** The source segments there are: what the referrer tells (ADDR-2), and our own links. */
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

function isBroughtBy({ name, entries }: Campaign, { campaign, entry, source }: Origin): boolean {
  return name === campaign && entries.includes(entry) && sources.has(source);
}

/** The days of a campaign's trial in a country; null where the usual ones hold. */
export function campaignDays(name: string | null, country: string | null): number | null {
  const offer = campaigns.find((campaign) => campaign.name === name && (campaign.country ?? country) === country);
  return offer?.days ?? null;
}
