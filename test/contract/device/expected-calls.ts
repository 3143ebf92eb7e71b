import type { InstallOffer, System } from "../../../src/contract/acquisition/install.ts";
import { brand } from "../../../src/contract/brand/brand.ts";
import type { BrowserName, FormFactor, Os } from "../../../src/contract/device.ts";
import type { OnboardingStep } from "../../../src/visit/onboarding.ts";
import type { HintedAgent } from "./hinted-agents.ts";

const { stores } = brand;

/** The button on the page of our browser, with its exact words and address. */
interface Call {
  readonly offer: InstallOffer;
  readonly label: string;
  readonly link: string;
  /** The step with which onboarding begins. */
  readonly step: OnboardingStep;
}

const app = {
  label: "Get the browser",
  ios: `${stores.appStore.url}?platform=iphone&ct=browser-page&pt=${stores.appStore.team}&mt=8`,
  android: `${stores.playStore.url}?id=${stores.playStore.app}&referrer=origin%3Dfunnel_browser_website__hero%26utm_campaign%3Dbrowser-page`,
};

const ios: Call = { offer: "ios", label: app.label, link: app.ios, step: "iosApp" };
const android: Call = { offer: "android", label: app.label, link: app.android, step: "androidApp" };
const macos: Call = {
  offer: "macos",
  label: "Get the browser for Mac",
  link: "/mac?origin=funnel_browser_website__hero",
  step: "downloadBrowser",
};
const windows: Call = {
  offer: "windows",
  label: "Get the browser for Windows",
  link: "/windows?origin=funnel_browser_website__hero",
  step: "downloadBrowser",
};
const chrome: Call = {
  offer: "chrome",
  label: "Add the extension",
  link: stores.extensions.chrome,
  step: "addToBrowser",
};
const firefox: Call = {
  offer: "firefox",
  label: "Add extension to Firefox",
  link: stores.extensions.firefox,
  step: "addToBrowser",
};
const edge: Call = {
  offer: "edge",
  label: "Add extension to Edge",
  link: stores.extensions.edge,
  step: "addToBrowser",
};
const search: Call = { offer: "search", label: "Search in this browser", link: "/", step: "addToBrowser" };
const computers: Call = {
  offer: "computers",
  label: "Choose your device",
  link: "/app/devices?origin=funnel_browser_website__hero",
  step: "addToBrowser",
};

/** A system is recognised by `said`. A device of the form "any" is a phone if the browser says mobile, else a tablet. */
interface SystemRule {
  readonly said: RegExp;
  readonly os: Os;
  readonly form: FormFactor | "any";
  /** The button, whatever the browser is; null if it depends on the browser. */
  readonly call: Call | null;
  readonly tooOld: System | null;
}

const onIos = { os: "ios", form: "mobile", call: ios, tooOld: null } as const;
const onIpad = { os: "ipados", form: "tablet", call: ios, tooOld: null } as const;
const onAndroid = { os: "android", form: "any", call: android, tooOld: null } as const;
const onMac = { os: "macos", form: "desktop", call: macos, tooOld: null } as const;
const onWindows = { os: "windows", form: "desktop", call: windows, tooOld: null } as const;
const onOldIos = { os: "ios", form: "mobile", call: search, tooOld: "ios" } as const;
const onOldIpad = { os: "ipados", form: "tablet", call: search, tooOld: "ios" } as const;
const onOldAndroid = { os: "android", form: "any", call: search, tooOld: "android" } as const;
const onOldMac = { os: "macos", form: "desktop", call: null, tooOld: "macos" } as const;
const onOldWindows = { os: "windows", form: "desktop", call: null, tooOld: "windows" } as const;
const onLinux = { os: "linux", form: "desktop", call: null, tooOld: null } as const;
const onChromeOs = { os: "chromeos", form: "desktop", call: null, tooOld: null } as const;

/**
 * Matched against platform and version of the hints, then the user agent: `Windows 10.0.0 | Mozilla…`. The first match counts,
 * so hints come before user agents, in which the system is frozen at Windows 10, macOS 10.15.7 and Android 10. The hints of
 * Windows give releases before that of May 2020 as 0 to 8, and Windows 11 as 13 and more.
 */
const systems: readonly SystemRule[] = [
  { said: /^Windows \d(?!\d)/, ...onOldWindows },
  { said: /^Windows \d/, ...onWindows },
  { said: /^Windows +\|.*Windows NT [1-9]\./, ...onOldWindows },
  { said: /^Windows /, ...onWindows },
  { said: /^macOS (\d|10\.\d|10\.1[0-4])[. ]/, ...onOldMac },
  { said: /^macOS \d/, ...onMac },
  { said: /^macOS +\|.*Mac OS X 10[._](\d|1[0-4])(?!\d)/, ...onOldMac },
  { said: /^macOS /, ...onMac },
  { said: /^Android [1-7][. ]/, ...onOldAndroid },
  { said: /^Android \d/, ...onAndroid },
  { said: /^Android +\|.*Android [1-7][.;)]/, ...onOldAndroid },
  { said: /^Android /, ...onAndroid },
  { said: /^iOS (\d|1[0-4])[. ]/, ...onOldIos },
  { said: /^iOS /, ...onIos },
  { said: /^Chrome OS /, ...onChromeOs },
  { said: /^Linux /, ...onLinux },

  // No hint, or one that names no system: "Win32", "Unknown", nothing.
  { said: /iPhone OS (\d|1[0-4])_/, ...onOldIos },
  { said: /iPhone/, ...onIos },
  { said: /iPad; CPU OS (\d|1[0-4])_/, ...onOldIpad },
  { said: /iPad/, ...onIpad },
  { said: /Android [1-7][.;)]/, ...onOldAndroid },
  { said: /Android/, ...onAndroid },
  { said: /CrOS/, ...onChromeOs },
  { said: /Windows NT [1-9]\./, ...onOldWindows },
  { said: /Windows NT 1/, ...onWindows },
  { said: /Mac OS X 10[._](\d|1[0-4])(?!\d)/, ...onOldMac },
  { said: /Macintosh/, ...onMac },
  { said: /Linux/, ...onLinux },
  { said: /compatible/, os: "unknown", form: "desktop", call: computers, tooOld: null },
];

/** By the user agent: what is offered where our browser does not run, such as the extension from its oldest version on. */
const browsers: readonly { readonly said: RegExp; readonly browser: BrowserName; readonly call: Call }[] = [
  { said: /Edg(A|iOS)?\/(9[2-9]|\d{3})\./, browser: "edge", call: edge },
  { said: /Edg/, browser: "edge", call: search },
  { said: /OPR\/(7[89]|[89]\d|\d{3})\./, browser: "opera", call: chrome },
  { said: /OPR/, browser: "opera", call: search },
  { said: /SamsungBrowser/, browser: "samsung", call: search },
  { said: /(Firefox|FxiOS)\/(9[1-9]|\d{3})/, browser: "firefox", call: firefox },
  { said: /Firefox|FxiOS/, browser: "firefox", call: search },
  { said: /(Chrome|CriOS)\/(9[2-9]|\d{3})\./, browser: "chrome", call: chrome },
  { said: /Chrome|CriOS/, browser: "chrome", call: search },
  { said: /Version\/.* Safari/, browser: "safari", call: search },
  { said: /^/, browser: "unknown", call: search },
];

export interface Expected extends Call {
  readonly os: Os;
  readonly browser: BrowserName;
  readonly form: FormFactor;
  readonly tooOld: System | null;
}

/** What such a browser is and what it should be offered, derived from the requirements and not from the code. */
export function expectedFor({ userAgent, hints }: HintedAgent): Expected {
  const said = hints ? `${hints.platform.replaceAll('"', "")} ${hints.platformVersion} | ${userAgent}` : userAgent;
  const system = systems.find((rule) => rule.said.test(said));
  const browser = browsers.find((rule) => rule.said.test(userAgent));
  if (!system || !browser) throw new Error(`No rule for ${said}`);
  const { os, tooOld } = system;
  const form = system.form === "any" ? anyForm(userAgent, hints?.mobile) : system.form;
  return { ...(system.call ?? browser.call), os, browser: browser.browser, form, tooOld };
}

function anyForm(userAgent: string, mobile: string | undefined): FormFactor {
  return mobile === "?1" || userAgent.includes("Mobile") ? "mobile" : "tablet";
}
