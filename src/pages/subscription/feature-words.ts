/** What the three services are called and what each does, for every page about a subscription. */
import { facts } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import type { RouteName } from "../../contract/routes.ts";
import { statements } from "../../contract/statements.ts";
import type { FeatureSlug } from "../../contract/subscription/subscription.ts";

interface FeatureLink {
  readonly link: string;
  readonly route: RouteName;
}

interface FeatureWords {
  readonly name: string;
  readonly text: string;
  /** The page that tells of it to anybody. */
  readonly about: FeatureLink;
  /** How somebody who subscribes begins with it. */
  readonly start: string;
}

export function featureWords(): Readonly<Record<FeatureSlug, FeatureWords>> {
  return {
    vpn: {
      name: i18n.t("VPN"),
      text: `${statements.vpn} ${statements.vpnReach}`,
      about: { link: i18n.t("See how the VPN works"), route: "vpn" },
      start: i18n.t(
        "In our browser’s settings, sign in with your email address and turn on the VPN. It runs on {devices} devices at a time.",
        { devices: facts.vpn.devices },
      ),
    },
    "personal-information-removal": {
      name: i18n.t("Personal Information Removal"),
      text: statements.removal,
      about: { link: i18n.t("See how removal works"), route: "dbp" },
      start: i18n.t(
        "Start the search in our browser’s settings: enter your name, year of birth and the places you’ve lived. We search again every {days} days.",
        { days: facts.removal.recheckDays },
      ),
    },
    "identity-theft-restoration": {
      name: i18n.t("Identity Theft Restoration"),
      text: `${statements.restoration} ${statements.adviserHours}`,
      about: { link: i18n.t("See how a case runs"), route: "identityTheftRestoration" },
      start: `${i18n.t("If you discover identity theft, get an access code on this site and call. {adviserHours}", {
        adviserHours: statements.adviserHours,
      })} ${statements.adviserLanguage}`,
    },
  };
}

/** How a subscriber without an email address begins with the VPN. */
export function vpnWithoutEmail(): string {
  return i18n.t(
    "Add an email address, sign in with it in our browser’s settings and turn on the VPN. It runs on {devices} devices at a time.",
    { devices: facts.vpn.devices },
  );
}

/** Where each service is used by whoever has it. */
export function featureLinks(): Readonly<Record<FeatureSlug, FeatureLink>> {
  return {
    vpn: { link: i18n.t("Set up the VPN on this device"), route: "vpnSetUp" },
    "personal-information-removal": { link: i18n.t("Get the browser to start removal"), route: "appDevices" },
    "identity-theft-restoration": { link: i18n.t("See when and where to call"), route: "itrCall" },
  };
}
