import { brand } from "../brand.ts";
import { href } from "../routes.ts";
import type { Offer } from "./install.ts";
import { originText, parseOrigin } from "./origin.ts";

/** App Store Connect takes no longer campaign names. */
const longestName = 30;

/**
 * The name of a campaign as stores show it in their counts. Throws with the name and its length when it is too long, so
 * that nobody finds out from a report that has no numbers (ADDR-8).
 */
export function campaignName(name: string): string {
  if (name.length <= longestName) return name;
  throw new RangeError(
    `The campaign name "${name}" has ${name.length} characters; app stores take at most ${longestName}.`,
  );
}

/** Where an install link stands: it tells the store what led there, and nothing about who. */
export interface Placement {
  /** The origin of the call, such as `funnel_browser_website__hero`. */
  readonly origin: string;
  /** At most 30 characters. */
  readonly campaign: string;
}

const { stores } = brand;

/** The App Store has room for the campaign only. `mt=8` means an app. */
export function appStoreLink({ campaign }: Pick<Placement, "campaign">): string {
  return withQuery(stores.appStore.url, {
    platform: "iphone",
    ct: campaignName(campaign),
    pt: stores.appStore.team,
    mt: "8",
  });
}

/** The Play Store hands `referrer`, a query inside the query, to the app that it installs. */
export function playStoreLink({ origin, campaign }: Placement): string {
  const referrer = new URLSearchParams({ origin, utm_campaign: campaignName(campaign) });
  return withQuery(stores.playStore.url, { id: stores.playStore.app, referrer: String(referrer) });
}

/** The badge's own referrer, which starts the installation without a second page. */
export function microsoftStoreLink(): string {
  return withQuery(stores.microsoftStore.url, { referrer: "appbadge", mode: "direct" });
}

/** Where each offer leads. Computers go to our own page first, and the origin with them. */
const links: Readonly<Record<Offer, (placement: Placement) => string>> = {
  ios: appStoreLink,
  android: playStoreLink,
  macos: ({ origin }) => href("mac", { origin }),
  windows: ({ origin }) => href("windows", { origin }),
  chrome: () => stores.extensions.chrome,
  firefox: () => stores.extensions.firefox,
  edge: () => stores.extensions.edge,
  phones: ({ origin }) => href("appLanding", { origin }),
  computers: ({ origin }) => href("appDevices", { origin }),
  search: () => href("home"),
  installed: () => href("home"),
};

export function installLink(offer: Offer, placement: Placement): string {
  return links[offer](placement);
}

/**
 * A visitor who came with an origin takes it along instead of the page's own; its campaign too, where it has one that
 * stores take. What an address holds may be anything, so here a long name is left out and not an error.
 */
export function placementOf(given: unknown, own: Placement): Placement {
  const origin = originText(given);
  if (origin === null) return own;
  const campaign = parseOrigin(origin)?.campaign ?? "";
  return { origin, campaign: campaign !== "" && campaign.length <= longestName ? campaign : own.campaign };
}

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  return `${address}?${new URLSearchParams(query)}`;
}
