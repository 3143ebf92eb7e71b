import type { RouteName } from "../routes.ts";
import { type ColourName, colours, type Pair } from "./colours.ts";

// cspell:ignore rosehip
type Replaced =
  | "background"
  | "surface"
  | "surface-alt"
  | "border"
  | "border-strong"
  | "ink-soft"
  | "a-illustration"
  | "a-illustration-on-alt";

/** Colours of the light theme. In the dark one the site's own stay, as in the drawings. */
function byDay(light: Readonly<Record<Replaced, string>>): Readonly<Record<Replaced, Pair>> {
  const pairs = Object.entries(light).map(([name, colour]) => [name, [colour, colours[name as ColourName][1]]]);
  return Object.fromEntries(pairs);
}

/**
 * Colours that replace the site's own on some pages (SET-5): backgrounds, lines and quiet text. The accent stays the site's,
 * so that links and buttons look the same everywhere. The same test that checks the site's colours checks each of these.
 */
export const palettes = {
  /** The heath at noon, for the subscription. */
  heather: byDay({
    ...{
      background: "#faf8fc",
      surface: "#ffffff",
      "surface-alt": "#eee9f3",
      border: "#d9d0e2",
      "border-strong": "#857b90",
    },
    ...{ "ink-soft": "#54496a", "a-illustration": "#ece3f3", "a-illustration-on-alt": "#f7f2fb" },
  }),
  /** Still water, for the VPN. */
  lagoon: byDay({
    ...{
      background: "#f6faf9",
      surface: "#ffffff",
      "surface-alt": "#e5efee",
      border: "#cbdbd9",
      "border-strong": "#748684",
    },
    ...{ "ink-soft": "#46575a", "a-illustration": "#dcecea", "a-illustration-on-alt": "#f0f8f7" },
  }),
  /** Warm light on paper, for the search of data brokers. */
  honey: byDay({
    ...{
      background: "#fcf9ef",
      surface: "#ffffff",
      "surface-alt": "#f4ecd7",
      border: "#e0d5b8",
      "border-strong": "#85795a",
    },
    ...{ "ink-soft": "#57502f", "a-illustration": "#f5e8c4", "a-illustration-on-alt": "#fbf5e2" },
  }),
  /** Cool morning, for the chat. */
  mist: byDay({
    ...{
      background: "#f7f9fc",
      surface: "#ffffff",
      "surface-alt": "#e8ecf4",
      border: "#d0d7e4",
      "border-strong": "#7a8296",
    },
    ...{ "ink-soft": "#4b5268", "a-illustration": "#e0e7f3", "a-illustration-on-alt": "#f2f5fb" },
  }),
  /** A blush of red, for email. */
  rosehip: byDay({
    ...{
      background: "#fdf7f7",
      surface: "#ffffff",
      "surface-alt": "#f6e8e9",
      border: "#e4cfd2",
      "border-strong": "#8e7679",
    },
    ...{ "ink-soft": "#5d474e", "a-illustration": "#f6dfe1", "a-illustration-on-alt": "#fcf1f2" },
  }),
  /** Young leaves, for the browser. */
  fern: byDay({
    ...{
      background: "#f7faf4",
      surface: "#ffffff",
      "surface-alt": "#e9f0e1",
      border: "#d2dcc6",
      "border-strong": "#78836d",
    },
    ...{ "ink-soft": "#49543f", "a-illustration": "#e2edd5", "a-illustration-on-alt": "#f3f8ed" },
  }),
  /** Warm earth, for the apps. */
  clay: byDay({
    ...{
      background: "#fcf8f4",
      surface: "#ffffff",
      "surface-alt": "#f4e9de",
      border: "#e2d3c4",
      "border-strong": "#8a7a6b",
    },
    ...{ "ink-soft": "#5a4c42", "a-illustration": "#f5e3d1", "a-illustration-on-alt": "#fbf3ea" },
  }),
  /** Roof and stone, for the Mac. */
  slate: byDay({
    ...{
      background: "#f8f9fa",
      surface: "#ffffff",
      "surface-alt": "#e9ecef",
      border: "#d3d8dd",
      "border-strong": "#7a828a",
    },
    ...{ "ink-soft": "#4c535b", "a-illustration": "#e3e8ed", "a-illustration-on-alt": "#f3f6f8" },
  }),
  /** Blue flag, for Windows. */
  iris: byDay({
    ...{
      background: "#f7f8fd",
      surface: "#ffffff",
      "surface-alt": "#e8eaf7",
      border: "#d0d4ea",
      "border-strong": "#7a7f9c",
    },
    ...{ "ink-soft": "#4a4f6d", "a-illustration": "#e1e5f6", "a-illustration-on-alt": "#f2f4fc" },
  }),
  /**
   * Straw and stone for visitors who come because something bad has happened: the site's light theme without its rose, so that
   * nothing looks like an alarm.
   */
  lichen: byDay({
    ...{
      background: "#fbf8f1",
      surface: "#ffffff",
      "surface-alt": "#f2ecde",
      border: "#ddd5c4",
      "border-strong": "#857f70",
    },
    ...{ "ink-soft": "#534f4c", "a-illustration": "#f4e9d6", "a-illustration-on-alt": "#faf6ea" },
  }),
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
