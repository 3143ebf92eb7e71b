import { brand } from "../brand/brand.ts";
import { href } from "../routes.ts";
import type { InstallOffer } from "./install.ts";
import { originText, parseOrigin } from "./origin.ts";

/** The longest campaign name that App Store Connect accepts, in characters. */
const longestName = 30;

/**
 * The name of a campaign as stores show it in their reports. Throws an error that states the name and its length if it is
 * too long, because otherwise the mistake would only show later, as a report without numbers (ADDR-8).
 */
export function campaignName(name: string): string {
  if (name.length <= longestName) return name;
  throw new RangeError(
    `The campaign name "${name}" has ${name.length} characters; app stores take at most ${longestName}.`,
  );
}

/** Where an install link is placed: it tells the store which page and campaign led there, and nothing about the visitor. */
export interface InstallPlacement {
  /** The acquisition origin of the link, such as `funnel_browser_website__hero`. */
  readonly origin: string;
  /** At most 30 characters. */
  readonly campaign: string;
}

const { stores } = brand;

/** An App Store link can carry the campaign only. `mt=8` means an app. */
export function appStoreLink({ campaign }: Pick<InstallPlacement, "campaign">): string {
  return withQuery(stores.appStore.url, {
    platform: "iphone",
    ct: campaignName(campaign),
    pt: stores.appStore.team,
    mt: "8",
  });
}

/** The Play Store hands `referrer`, a query inside the query, to the app that it installs. */
export function playStoreLink({ origin, campaign }: InstallPlacement): string {
  const referrer = new URLSearchParams({ origin, utm_campaign: campaignName(campaign) });
  return withQuery(stores.playStore.url, { id: stores.playStore.app, referrer: String(referrer) });
}

/** With the referrer that Microsoft's store badge uses, which starts the installation without a second page. */
export function microsoftStoreLink(): string {
  return withQuery(stores.microsoftStore.url, { referrer: "appbadge", mode: "direct" });
}

/** Where each offer leads. Mac, Windows and the choice of a device lead to a page of our own first, which gets the origin. */
const links: Readonly<Record<InstallOffer, (placement: InstallPlacement) => string>> = {
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

export function installLink(offer: InstallOffer, placement: InstallPlacement): string {
  return links[offer](placement);
}

/**
 * The placement for a visitor. An origin that they came with replaces the page's own, and so does its campaign if stores
 * accept it. `given` comes from an address and may be anything, so a name that is too long is ignored, not an error.
 */
export function placementOf(given: unknown, own: InstallPlacement): InstallPlacement {
  const origin = originText(given);
  if (origin === null) return own;
  const campaign = parseOrigin(origin)?.campaign ?? "";
  return { origin, campaign: campaign !== "" && campaign.length <= longestName ? campaign : own.campaign };
}

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  return `${address}?${new URLSearchParams(query)}`;
}
