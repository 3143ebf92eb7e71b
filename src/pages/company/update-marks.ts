import type { IconName } from "../../../client/components/icon.tsx";
import { brand } from "../../contract/brand.ts";

interface Mark {
  readonly name: string;
  readonly icon: IconName;
}

const pro: Mark = { name: brand.pro, icon: "shield" };
const search: Mark = { name: "Search", icon: "search" };
const site: Mark = { name: "Website", icon: "globe" };

/** What an update was about. One that is not here yet shows its date alone. */
const marks: ReadonlyMap<string, Mark> = new Map([
  ["what-this-page-sent", site],
  ["one-price-per-country", pro],
  ["cancel-in-two-clicks", pro],
  ["removal-rechecks-every-ten-days", pro],
  ["sign-in-without-password", pro],
  ["works-without-scripts", site],
  ["host-without-ai", search],
  ["vpn-thirty-eight-places", pro],
  ["settings-you-can-carry", search],
  ["dawn-and-dusk", site],
  ["bangs-by-category", search],
  ["donations-year-by-year", { name: "Company", icon: "feather" }],
]);

export function markOf(slug: string): Mark | null {
  return marks.get(slug) ?? null;
}
