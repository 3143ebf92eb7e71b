/** What the three services are called and what each does, for every page about a subscription. */
import { facts } from "../../contract/brand.ts";
import type { RouteName } from "../../contract/routes.ts";
import { statements } from "../../contract/statements.ts";
import type { FeatureSlug } from "../../contract/subscription/subscription.ts";

interface FeatureWords {
  readonly name: string;
  readonly text: string;
  /** How somebody who subscribes begins with it. */
  readonly start: string;
}

export const featureWords: Readonly<Record<FeatureSlug, FeatureWords>> = {
  vpn: {
    name: "VPN",
    text: `${statements.vpn} ${statements.vpnReach}`,
    start: `In our browser’s settings, sign in with your email address and turn on the VPN. It runs on ${facts.vpn.devices} devices at a time.`,
  },
  "personal-information-removal": {
    name: "Personal Information Removal",
    text: statements.removal,
    start: `Start the search in our browser’s settings: enter your name, year of birth and the places you’ve lived. We search again every ${facts.removal.recheckDays} days.`,
  },
  "identity-theft-restoration": {
    name: "Identity Theft Restoration",
    text: `${statements.restoration} ${statements.adviserHours}`,
    start: `If you discover identity theft, get an access code on this site and call. ${statements.adviserHours}`,
  },
};

/** How a subscriber without an email address begins with the VPN. */
export const vpnWithoutEmail = `Add an email address, sign in with it in our browser’s settings and turn on the VPN. It runs on ${facts.vpn.devices} devices at a time.`;

interface FeatureLink {
  readonly link: string;
  readonly route: RouteName;
}

/** Where each service is used by whoever has it. */
export const featureLinks: Readonly<Record<FeatureSlug, FeatureLink>> = {
  vpn: { link: "Set up the VPN on this device", route: "vpnSetUp" },
  "personal-information-removal": { link: "Get the browser to start removal", route: "appDevices" },
  "identity-theft-restoration": { link: "See when and where to call", route: "itrCall" },
};
