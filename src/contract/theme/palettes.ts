import type { RouteName } from "../routes.ts";
import { type ColourName, colours, type Pair } from "./colours.ts";

// cspell:ignore rosehip
type Replaced = "sky" | "perch" | "bark" | "line" | "line-strong" | "ink-soft" | "a-plate" | "a-plate-on-bark";

/** Colours by dawn. In dusk the site's own stay, as in the drawings. */
function byDay(dawn: Readonly<Record<Replaced, string>>): Readonly<Record<Replaced, Pair>> {
  const pairs = Object.entries(dawn).map(([name, colour]) => [name, [colour, colours[name as ColourName][1]]]);
  return Object.fromEntries(pairs);
}

/**
 * Colours that replace the site's own on some pages (SET-5): backgrounds, lines and quiet text. The accent stays the site's,
 * so that links and buttons look the same everywhere. The same test that checks the site's colours checks each of these.
 */
export const palettes = {
  /** The heath at noon, for the subscription. */
  heather: byDay({
    ...{ sky: "#faf8fc", perch: "#ffffff", bark: "#eee9f3", line: "#d9d0e2", "line-strong": "#857b90" },
    ...{ "ink-soft": "#54496a", "a-plate": "#ece3f3", "a-plate-on-bark": "#f7f2fb" },
  }),
  /** Still water, for the VPN. */
  lagoon: byDay({
    ...{ sky: "#f6faf9", perch: "#ffffff", bark: "#e5efee", line: "#cbdbd9", "line-strong": "#748684" },
    ...{ "ink-soft": "#46575a", "a-plate": "#dcecea", "a-plate-on-bark": "#f0f8f7" },
  }),
  /** Warm light on paper, for the search of data brokers. */
  honey: byDay({
    ...{ sky: "#fcf9ef", perch: "#ffffff", bark: "#f4ecd7", line: "#e0d5b8", "line-strong": "#85795a" },
    ...{ "ink-soft": "#57502f", "a-plate": "#f5e8c4", "a-plate-on-bark": "#fbf5e2" },
  }),
  /** Cool morning, for the chat. */
  mist: byDay({
    ...{ sky: "#f7f9fc", perch: "#ffffff", bark: "#e8ecf4", line: "#d0d7e4", "line-strong": "#7a8296" },
    ...{ "ink-soft": "#4b5268", "a-plate": "#e0e7f3", "a-plate-on-bark": "#f2f5fb" },
  }),
  /** A blush of red, for email. */
  rosehip: byDay({
    ...{ sky: "#fdf7f7", perch: "#ffffff", bark: "#f6e8e9", line: "#e4cfd2", "line-strong": "#8e7679" },
    ...{ "ink-soft": "#5d474e", "a-plate": "#f6dfe1", "a-plate-on-bark": "#fcf1f2" },
  }),
  /** Young leaves, for the browser. */
  fern: byDay({
    ...{ sky: "#f7faf4", perch: "#ffffff", bark: "#e9f0e1", line: "#d2dcc6", "line-strong": "#78836d" },
    ...{ "ink-soft": "#49543f", "a-plate": "#e2edd5", "a-plate-on-bark": "#f3f8ed" },
  }),
  /** Warm earth, for the apps. */
  clay: byDay({
    ...{ sky: "#fcf8f4", perch: "#ffffff", bark: "#f4e9de", line: "#e2d3c4", "line-strong": "#8a7a6b" },
    ...{ "ink-soft": "#5a4c42", "a-plate": "#f5e3d1", "a-plate-on-bark": "#fbf3ea" },
  }),
  /** Roof and stone, for the Mac. */
  slate: byDay({
    ...{ sky: "#f8f9fa", perch: "#ffffff", bark: "#e9ecef", line: "#d3d8dd", "line-strong": "#7a828a" },
    ...{ "ink-soft": "#4c535b", "a-plate": "#e3e8ed", "a-plate-on-bark": "#f3f6f8" },
  }),
  /** Blue flag, for Windows. */
  iris: byDay({
    ...{ sky: "#f7f8fd", perch: "#ffffff", bark: "#e8eaf7", line: "#d0d4ea", "line-strong": "#7a7f9c" },
    ...{ "ink-soft": "#4a4f6d", "a-plate": "#e1e5f6", "a-plate-on-bark": "#f2f4fc" },
  }),
  /**
   * Straw and stone for visitors who come because something bad has happened: the site's dawn without its rose, so that
   * nothing looks like an alarm.
   */
  lichen: byDay({
    ...{ sky: "#fbf8f1", perch: "#ffffff", bark: "#f2ecde", line: "#ddd5c4", "line-strong": "#857f70" },
    ...{ "ink-soft": "#534f4c", "a-plate": "#f4e9d6", "a-plate-on-bark": "#faf6ea" },
  }),
} as const;

export type PaletteName = keyof typeof palettes;

/**
 * The palette of each route; one that is not listed has the site's colours. Each product has its own, and so has what belongs
 * to it. The pages of one journey replace each other in one document, so they have one palette.
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
  activationFlow: "heather",
  activateAnotherDevice: "heather",
  activateAnotherDeviceAddEmail: "heather",
  activateAnotherDeviceEmail: "heather",
  activateThisDevice: "heather",
  activateThisDeviceByEmail: "heather",
  activateThisDeviceEmail: "heather",
};
