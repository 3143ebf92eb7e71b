/** How a visitor arrived, as far as our own links and the name of a search engine show it (ADDR-2, ADDR-3, ADDR-6). */

import { placementOf } from "../../src/contract/acquisition/campaign.ts";
import {
  acquisitionOriginOf,
  formatOrigin,
  isTrialPeriod,
  originText,
  trialOrigin,
  withSource,
} from "../../src/contract/acquisition/origin.ts";
import { brand } from "../../src/contract/brand/brand.ts";
import { type RouteName, routes } from "../../src/contract/routes.ts";
import { fromDefaultSearch, fromHomepage, getSourceParam } from "./address.ts";
import { acquisitionVersion, formatVersion, parseVersion, saysVersion } from "./version.ts";

/** Where somebody came from (ADDR-2). */
const sources = ["google", "paidsearchgoogle", "bing", "paidsearchmicrosoft", "searchresults", "website"] as const;
/** One of {@link sources}, or a partner's code of two lower-case letters (HOST-6). */
export type AcquisitionSource = string;

/** The entry part of an origin for visitors who come from the search home page. */
const homeEntry = "home";

/** The parts of a page's address that count here, and its referrer; "" if the browser gives none. */
export interface Arrival {
  readonly location: { readonly host: string; readonly search: string };
  readonly referrer: string;
}

/** Search engines by the host name of the referrer: Google in any country, but no domain that only looks like it. */
const engines: readonly (readonly [name: RegExp, source: AcquisitionSource])[] = [
  [/(?:^|\.)google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/, "google"],
  [/(?:^|\.)bing\.com$/, "bing"],
];

/** Advertisements, partners and browsers' default searches mark the address; without a mark, the referrer decides (ADDR-2). */
export function sourceOf({ location, referrer }: Arrival): AcquisitionSource {
  const query = new URLSearchParams(location.search);
  if (query.has("gclid")) return "paidsearchgoogle";
  if (query.has("msclkid")) return "paidsearchmicrosoft";
  const partner = getSourceParam(location);
  if (partner) return partner;
  if (fromDefaultSearch(location)) return "searchresults";
  const before = readUrl(referrer);
  if (!before) return "website";
  if (isOwn(before, location.host)) return before.searchParams.has("q") ? "searchresults" : "website";
  return engines.find(([name]) => name.test(before.hostname))?.[1] ?? "website";
}

const ownHosts: ReadonlySet<string> = new Set(Object.values(brand.hosts));

function isOwn(url: URL, host: string): boolean {
  return url.host === host || ownHosts.has(url.hostname);
}

function readUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** The download, subscription and welcome pages: an origin made on one of them names it as its entry (ADDR-3). */
const routesNamedAsEntry: readonly RouteName[] = [
  "app",
  "appDevices",
  "appLanding",
  "browser",
  "mac",
  "windows",
  "windowsPreview",
  "subscriptions",
  "subscriptionsWelcome",
  "subscriptionsWelcomeStripe",
  "subscriptionsActivate",
  "subscriptionsConfirm",
  "subscriptionsAddEmail",
  "subscriptionsEditEmail",
  "subscriptionsManage",
  "subscriptionsSecurity",
  "activationFlow",
  "activateAnotherDevice",
  "activateAnotherDeviceAddEmail",
  "activateAnotherDeviceEmail",
  "activateThisDevice",
  "activateThisDeviceByEmail",
  "activateThisDeviceEmail",
  "proWelcome",
  "proAddEmail",
];

/** The entry part of an origin made at a path: the name of its page, such as "windowspreview", else "marketing". */
export function entryOf(path: string): string {
  const name = routesNamedAsEntry.find((route) => routes[route].path === path);
  return name === undefined ? "marketing" : name.toLowerCase();
}

/** What a visit arrived with, as it is stored until the tab is closed. */
export interface StoredArrival {
  /** The origin of the link that led here; null where it carried none. */
  readonly origin: string | null;
  readonly source: AcquisitionSource;
  /** The acquisition version that the link carried (ADDR-7). */
  readonly version?: string;
  /** The visitor came from the search home page. */
  readonly fromHome?: true;
}

/** What the visitor brings to a page that they open; null for nothing new, so that what is stored still counts. */
export function newArrivalOf(arrival: Arrival, now: number): StoredArrival | null {
  const { location, referrer } = arrival;
  const before = readUrl(referrer);
  const source = sourceOf(arrival);
  // Our own links carry origins too, but those name the button that was pressed, not what led the visitor here.
  const wasHere = before !== null && isOwn(before, location.host);
  const origin = wasHere ? null : originText(new URLSearchParams(location.search).get("origin"));
  return orNothing({
    origin,
    source,
    ...(saysVersion(location) && { version: formatVersion(acquisitionVersion(location, now)) }),
    ...(fromHomepage(location) && { fromHome: true }),
  });
}

function orNothing(arrived: StoredArrival): StoredArrival | null {
  const { origin, source, version, fromHome } = arrived;
  return origin === null && source === "website" && !version && !fromHome ? null : arrived;
}

/** What a visit arrived with, as text for the browser to store; {@link readArrived} reads it back. */
export function arrivedText({ origin, source, version, fromHome }: StoredArrival): string {
  const named = {
    source,
    ...(fromHome && { entry: homeEntry }),
    ...(version && { version }),
    ...(origin && { origin }),
  };
  return String(new URLSearchParams(named));
}

/**
 * Reads what an earlier page stored, perhaps one of another release: null for anything but the text of
 * {@link arrivedText}. A part of an origin that this release does not know is dropped, and the rest counts; in development
 * it throws (ADDR-5).
 */
export function readArrived(text: string | null, setting: { readonly development: boolean }): StoredArrival | null {
  const { origin: given = "", version = "", ...parts } = Object.fromEntries(new URLSearchParams(text ?? ""));
  const { source, entry } = acquisitionOriginOf(parts, setting);
  const origin = given === "" ? null : originText(given);
  const isWhole = isSource(source) && (given === "" || origin !== null);
  if (!isWhole || (version !== "" && !isVersion(version)) || (entry !== "" && entry !== homeEntry)) return null;
  return orNothing({ origin, source, ...(version && { version }), ...(entry && { fromHome: true }) });
}

function isSource(word: string): boolean {
  return sources.some((known) => known === word) || /^[a-z]{2}$/.test(word);
}

function isVersion(text: string): boolean {
  const version = parseVersion(text);
  return version !== null && formatVersion(version) === text;
}

/**
 * What a visit carries from this page on. A new arrival replaces what is stored, except that one of our own searches
 * counts only if nothing is stored.
 */
export function mergeArrival(arrival: Arrival, kept: StoredArrival | null, now: number): StoredArrival | null {
  const arrived = newArrivalOf(arrival, now);
  return kept && arrived?.source === "searchresults" ? kept : (arrived ?? kept);
}

/** The origin that a visit's events report: that of the link that led here, else one made from the page and the source. */
export function visitOrigin({ origin, source, fromHome }: StoredArrival, path: string): string {
  const entry = fromHome ? homeEntry : entryOf(path);
  return origin ?? formatOrigin({ entry, source, campaign: "", content: "" });
}

/** The pages that offer our apps: links to them carry the acquisition version that the visit arrived with. */
const installPages: ReadonlySet<string> = new Set(
  (["app", "appDevices", "appLanding", "browser", "mac", "windows", "windowsPreview"] as const).map(
    (route) => routes[route].path,
  ),
);

/** The origin that a link of ours carries: the one the visitor arrived with, else its own with their source in it. */
function carried(own: string, { origin, source }: StoredArrival): string {
  return origin ?? withSource(own, source);
}

/**
 * Adds what the visitor arrived with to a link: our pages and the Play Store take the origin, the App Store the campaign.
 * Any other address is returned unchanged (ADDR-6, ADDR-8).
 *
 * @param here the origin of the page: scheme, host and port
 */
export function carryOrigin(address: string, arrived: StoredArrival, here: string): string {
  const url = readUrl(address);
  if (!url) return address;
  if (address.startsWith(brand.stores.playStore.url)) return toPlayStore(url, arrived);
  if (address.startsWith(brand.stores.appStore.url)) return toAppStore(url, arrived);
  const own = url.searchParams.get("origin");
  if (url.origin !== here || own === null) return address;
  url.searchParams.set("origin", carried(own, arrived));
  if (arrived.version && installPages.has(url.pathname)) url.searchParams.set("atb", arrived.version);
  return url.href;
}

function toPlayStore(url: URL, arrived: StoredArrival): string {
  const referrer = new URLSearchParams(url.searchParams.get("referrer") ?? "");
  const own = { origin: referrer.get("origin") ?? "", campaign: referrer.get("utm_campaign") ?? "" };
  const { origin, campaign } = placementOf(carried(own.origin, arrived), own);
  url.searchParams.set("referrer", String(new URLSearchParams({ origin, utm_campaign: campaign })));
  return url.href;
}

function toAppStore(url: URL, { origin }: StoredArrival): string {
  const { campaign } = placementOf(origin, { origin: "", campaign: url.searchParams.get("ct") ?? "" });
  url.searchParams.set("ct", campaign);
  return url.href;
}

/**
 * The address to which a plan's form is sent, with the visitor's origin in it; if they have none, with the form's own or
 * a trial's, and their source (ADDR-4).
 *
 * @param period the value of the pressed button, "monthly" or "yearly"; for any other, the address stays unchanged
 */
export function carryToCheckout(action: string, period: string, arrived: StoredArrival): string {
  const url = readUrl(action);
  if (!url || url.pathname !== routes.subscriptions.path || !isTrialPeriod(period)) return action;
  const own = url.searchParams.get("origin") ?? formatOrigin(trialOrigin(period));
  url.searchParams.set("origin", carried(own, arrived));
  return url.href;
}
