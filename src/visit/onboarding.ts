import { brandSlug } from "../contract/brand/brand-name.ts";
import type { BrowserName, Os } from "../contract/device.ts";

export type OnboardingStep =
  | "addToBrowser"
  | "setAsDefault"
  | "downloadBrowser"
  | "mobileApps"
  | "iosApp"
  | "androidApp";

/** How a browser can be set up: `own` is ours, `open` takes another search engine or an extension, `closed` takes neither. */
type Kind = "own" | "open" | "closed";

const kinds: Readonly<Record<BrowserName, Kind>> = {
  [brandSlug]: "own",
  firefox: "open",
  chrome: "open",
  edge: "open",
  opera: "open",
  safari: "closed",
  samsung: "closed",
  ie: "closed",
  unknown: "closed",
};

type Steps = readonly OnboardingStep[];

/** A computer that our browser runs on. Visitors may prefer to keep an open browser, so the last step adds our search to it. */
const computer: Readonly<Record<Kind, Steps>> = {
  own: ["setAsDefault", "mobileApps"],
  open: ["downloadBrowser", "setAsDefault", "mobileApps", "addToBrowser"],
  closed: ["downloadBrowser", "setAsDefault", "mobileApps"],
};

/** A system without a browser of ours: search, in the browser that is there. */
const elsewhere: Readonly<Record<Kind, Steps>> = {
  own: ["setAsDefault", "mobileApps"],
  open: ["addToBrowser", "setAsDefault", "mobileApps"],
  closed: ["addToBrowser", "setAsDefault", "mobileApps"],
};

function phone(app: OnboardingStep): Readonly<Record<Kind, Steps>> {
  const steps: Steps = [app, "setAsDefault", "downloadBrowser"];
  return { own: ["setAsDefault", "downloadBrowser"], open: steps, closed: steps };
}

/** A phone that is too old for the app: search in the browser that is there, and the browser on another device. */
const oldPhone: Steps = ["addToBrowser", "setAsDefault", "downloadBrowser"];

/** The steps on systems that are too old for our browser. */
const tooOldTable: Readonly<Record<Os, Steps>> = {
  ios: oldPhone,
  ipados: oldPhone,
  android: oldPhone,
  macos: elsewhere.open,
  windows: elsewhere.open,
  linux: elsewhere.open,
  chromeos: elsewhere.open,
  unknown: elsewhere.open,
};

const table: Readonly<Record<Os, Readonly<Record<Kind, Steps>>>> = {
  ios: phone("iosApp"),
  ipados: phone("iosApp"),
  android: phone("androidApp"),
  macos: computer,
  windows: computer,
  linux: elsewhere,
  chromeos: elsewhere,
  unknown: elsewhere,
};

interface Present {
  /** Our browser does not run on this version of the system, so that no step may ask for it here. */
  readonly tooOld?: boolean;
  /** Our extension is in this browser, which therefore searches with us already. */
  readonly extension?: boolean;
}

/** The steps to suggest, in the order to take them, by system and browser (DEV-4). Lists are few, so shells can be shared. */
export function onboardingSteps(
  os: Os,
  browser: BrowserName,
  { tooOld = false, extension = false }: Present = {},
): readonly OnboardingStep[] {
  const steps = tooOld ? tooOldTable[os] : table[os][kinds[browser]];
  return extension ? steps.filter((step) => step !== "addToBrowser") : steps;
}
