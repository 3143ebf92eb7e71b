/** What the three services are called and what each does, wherever a subscription is told of. */
import { facts } from "../../contract/brand.ts";
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
