import type { RouteName } from "../routes.ts";
import { type ColourName, type ColourPair, colours } from "./colours.ts";

// cspell:ignore rosehip
type Replaced = "a-illustration" | "a-illustration-on-alt";

/** Colours of the light theme. In the dark one the site's own stay, as in the drawings. */
function byDay(light: Readonly<Record<Replaced, string>>): Readonly<Record<Replaced, ColourPair>> {
  const pairs = Object.entries(light).map(([name, colour]) => [name, [colour, colours[name as ColourName][1]]]);
  return Object.fromEntries(pairs);
}

/**
 * Colours that replace the site's own on some pages (SET-5): the light in which a product's pictures stand. Page, cards, lines
 * and text are the site's everywhere, so that all its pages look like pages of one book.
 */
export const palettes = {
  /** The heath at noon, for the subscription. */
  heather: byDay({ "a-illustration": "#ece3f3", "a-illustration-on-alt": "#f7f2fb" }),
  /** Still water, for the VPN. */
  lagoon: byDay({ "a-illustration": "#dcecea", "a-illustration-on-alt": "#f0f8f7" }),
  /** Warm light on paper, for the search of data brokers. */
  honey: byDay({ "a-illustration": "#f5e8c4", "a-illustration-on-alt": "#fbf5e2" }),
  /** Cool morning, for the chat. */
  mist: byDay({ "a-illustration": "#e0e7f3", "a-illustration-on-alt": "#f2f5fb" }),
  /** A blush of red, for email. */
  rosehip: byDay({ "a-illustration": "#f6dfe1", "a-illustration-on-alt": "#fcf1f2" }),
  /** Young leaves, for the browser. */
  fern: byDay({ "a-illustration": "#e2edd5", "a-illustration-on-alt": "#f3f8ed" }),
  /** Warm earth, for the apps. */
  clay: byDay({ "a-illustration": "#f5e3d1", "a-illustration-on-alt": "#fbf3ea" }),
  /** Roof and stone, for the Mac. */
  slate: byDay({ "a-illustration": "#e3e8ed", "a-illustration-on-alt": "#f3f6f8" }),
  /** Blue flag, for Windows. */
  iris: byDay({ "a-illustration": "#e1e5f6", "a-illustration-on-alt": "#f2f4fc" }),
  /** Straw and stone, for visitors who come because something bad has happened: nothing looks like an alarm. */
  lichen: byDay({ "a-illustration": "#f4e9d6", "a-illustration-on-alt": "#faf6ea" }),
} as const;

export type PaletteName = keyof typeof palettes;

/**
 * The palette of each route; one that is not listed has the site's colours. Each product has its own, and so has what belongs
 * to it. The pages of one flow replace each other in one document, so they have one palette.
 */
export const routePalettes: Readonly<Partial<Record<RouteName, PaletteName>>> = {
  app: "clay",
  appDevices: "clay",
  appLanding: "clay",
  appNoSupport: "clay",
  browser: "fern",
  mac: "slate",
  windows: "iris",
  windowsPreview: "iris",
  windowsSurvey: "iris",
  extensionSuccess: "fern",
  duckai: "mist",
  email: "rosehip",
  pro: "heather",
  vpn: "lagoon",
  proWelcome: "heather",
  proAddEmail: "heather",
  dbp: "honey",
  dbpScan: "honey",
  dbpScanName: "honey",
  dbpScanYear: "honey",
  dbpScanAddress: "honey",
  dbpScanConfirm: "honey",
  dbpProgress: "honey",
  dbpDashboard: "honey",
  dbpEdit: "honey",
  dbpDeleted: "honey",
  dbpFeedback: "honey",
  identityTheftRestoration: "lichen",
  itrLearnMore: "lichen",
  itrAccessCode: "lichen",
  itrSurvey: "lichen",
  itrAbout: "lichen",
  itrCall: "lichen",
  subscriptions: "heather",
  subscriptionsWelcome: "heather",
  subscriptionsWelcomeStripe: "heather",
  subscriptionsActivate: "heather",
  subscriptionsConfirm: "heather",
  subscriptionsAddEmail: "heather",
  subscriptionsEditEmail: "heather",
  subscriptionsManage: "heather",
  subscriptionsSecurity: "heather",
  subscriptionsPayments: "heather",
  activationFlow: "heather",
  activateAnotherDevice: "heather",
  activateAnotherDeviceAddEmail: "heather",
  activateAnotherDeviceEmail: "heather",
  activateThisDevice: "heather",
  activateThisDeviceByEmail: "heather",
  activateThisDeviceEmail: "heather",
};
