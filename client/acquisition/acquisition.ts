/** What led somebody here, as far as links of ours and the name of a search engine tell it (ADDR-2, ADDR-3, ADDR-6). */

import { placementOf } from "../../src/contract/acquisition/campaign.ts";
import {
  formatOrigin,
  isTrialPeriod,
  originOf,
  originText,
  trialOrigin,
  withSource,
} from "../../src/contract/acquisition/origin.ts";
import { brand } from "../../src/contract/brand.ts";
import { type RouteName, routes } from "../../src/contract/routes.ts";
import { fromDefaultSearch, fromHomepage, getSourceParam } from "./address.ts";
import { acquisitionVersion, formatVersion, parseVersion, saysVersion } from "./version.ts";

/** Where somebody came from (ADDR-2). */
const sources = ["google", "paidsearchgoogle", "bing", "paidsearchmicrosoft", "searchresults", "website"] as const;
/** One of these, or the code of a partner, two lower-case letters (HOST-6). */
export type Source = string;

/** How an entry segment names the home page of search. */
const homeEntry = "home";

/** The parts of a page's address, and the page before it as the browser tells it; "" where it tells none. */
export interface Arrival {
  readonly location: { readonly host: string; readonly search: string };
  readonly referrer: string;
}

/** By the name of the page before: any of Google's countries, and nothing that only looks like it. */
const engines: readonly (readonly [name: RegExp, source: Source])[] = [
  [/(?:^|\.)google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/, "google"],
  [/(?:^|\.)bing\.com$/, "bing"],
];

/** An advertisement, a partner and a browser's own search say so in the address; else the page before decides (ADDR-2). */
export function sourceOf({ location, referrer }: Arrival): Source {
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

/** Pages to download from, pages of subscribing and the welcomes: an origin that begins there names them (ADDR-3). */
const selfNamed: readonly RouteName[] = [
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

/** The entry of an origin that begins at a path: the name of a page that has one, such as "windowspreview". */
export function entryOf(path: string): string {
  const name = selfNamed.find((route) => routes[route].path === path);
  return name === undefined ? "marketing" : name.toLowerCase();
}

/** What a visit came with, as it is kept until the tab is closed. */
export interface Arrived {
  /** The origin of the link that led here; null where it carried none. */
  readonly origin: string | null;
  readonly source: Source;
  /** The acquisition version that the link carried (ADDR-7). */
  readonly version?: string;
  /** They came from the home page of search. */
  readonly fromHome?: true;
}

/** What somebody who opens a page came with; null where they were here already, and what they came with still counts. */
export function arrivedWith(arrival: Arrival, now: number): Arrived | null {
  const { location, referrer } = arrival;
  const before = readUrl(referrer);
  const source = sourceOf(arrival);
  // Links of our own carry origins too: they say which of our buttons it was, and not what led here.
  const wasHere = before !== null && isOwn(before, location.host);
  const origin = wasHere ? null : originText(new URLSearchParams(location.search).get("origin"));
  return orNothing({
    origin,
    source,
    ...(saysVersion(location) && { version: formatVersion(acquisitionVersion(location, now)) }),
    ...(fromHomepage(location) && { fromHome: true }),
  });
}

function orNothing(arrived: Arrived): Arrived | null {
  const { origin, source, version, fromHome } = arrived;
  return origin === null && source === "website" && !version && !fromHome ? null : arrived;
}

/** What a visit came with, as text to be kept by the browser; {@link readArrived} gives it back. */
export function arrivedText({ origin, source, version, fromHome }: Arrived): string {
  const named = {
    source,
    ...(fromHome && { entry: homeEntry }),
    ...(version && { version }),
    ...(origin && { origin }),
  };
  return String(new URLSearchParams(named));
}

/**
 * What the browser has kept, by an earlier page and perhaps by another release: null for anything but the text of
 * {@link arrivedText}. A part of an origin that this release does not know is dropped, and the rest counts; a developer
 * gets an error for it (ADDR-5).
 */
export function readArrived(text: string | null, setting: { readonly development: boolean }): Arrived | null {
  const { origin: given = "", version = "", ...parts } = Object.fromEntries(new URLSearchParams(text ?? ""));
  const { source, entry } = originOf(parts, setting);
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
 * What a visit carries from now on: somebody who comes anew brings something else along; a search of ours in between
 * counts only for who came with nothing.
 */
export function arrivedNow(arrival: Arrival, kept: Arrived | null, now: number): Arrived | null {
  const arrived = arrivedWith(arrival, now);
  return kept && arrived?.source === "searchresults" ? kept : (arrived ?? kept);
}

/** The origin of a visit for its events: the link's that led here, else one made of the page at a path and the source. */
export function visitOrigin({ origin, source, fromHome }: Arrived, path: string): string {
  const entry = fromHome ? homeEntry : entryOf(path);
  return origin ?? formatOrigin({ entry, source, campaign: "", content: "" });
}

/** The pages that an app is fetched from: their links say which version the visit came with. */
const installPages: ReadonlySet<string> = new Set(
  (["app", "appDevices", "appLanding", "browser", "mac", "windows", "windowsPreview"] as const).map(
    (route) => routes[route].path,
  ),
);

/** An origin of ours as it leaves this page: the one that the visitor came with, else with their source in it. */
function carried(own: string, { origin, source }: Arrived): string {
  return origin ?? withSource(own, source);
}

/**
 * A link of ours with what the visitor came with: pages and the Play Store take the origin, the App Store the campaign.
 * Any other address is given back as it is (ADDR-6, ADDR-8).
 *
 * @param here the origin of the page: scheme, host and port
 */
export function carryOrigin(address: string, arrived: Arrived, here: string): string {
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

function toPlayStore(url: URL, arrived: Arrived): string {
  const referrer = new URLSearchParams(url.searchParams.get("referrer") ?? "");
  const own = { origin: referrer.get("origin") ?? "", campaign: referrer.get("utm_campaign") ?? "" };
  const { origin, campaign } = placementOf(carried(own.origin, arrived), own);
  url.searchParams.set("referrer", String(new URLSearchParams({ origin, utm_campaign: campaign })));
  return url.href;
}

function toAppStore(url: URL, { origin }: Arrived): string {
  const { campaign } = placementOf(origin, { origin: "", campaign: url.searchParams.get("ct") ?? "" });
  url.searchParams.set("ct", campaign);
  return url.href;
}

/**
 * Where the form of a plan is sent: with what the visitor came with, or the origin of a trial from their source (ADDR-4).
 *
 * @param period what the pressed button stands for
 */
export function carryToCheckout(action: string, period: string, arrived: Arrived): string {
  const url = readUrl(action);
  if (!url || url.pathname !== routes.subscriptions.path || !isTrialPeriod(period)) return action;
  const own = url.searchParams.get("origin") ?? formatOrigin(trialOrigin(period));
  url.searchParams.set("origin", carried(own, arrived));
  return url.href;
}
