import { brandSlug } from "../brand-name.ts";
import type { BrowserName, Device, FormFactor, Os } from "../device.ts";
import { reaches } from "./legacy.ts";

/** The systems that have a browser of ours; the two of Apple's mobile ones share an app and a store. */
export type System = "ios" | "android" | "macos" | "windows";

/** Where our extension comes from, for browsers on systems that run it. */
export type ExtensionStore = "chrome" | "firefox" | "edge";

/**
 * What an install call leads to: our browser for a system, our extension, the page on which to choose a phone or a
 * computer where only the form is known, private search where nothing can be installed, nothing where it is installed.
 */
export type Offer = System | ExtensionStore | "phones" | "computers" | "search" | "installed";

/** What to offer on a device (DEV-3). */
export interface InstallCall {
  readonly offer: Offer;
  /** The system that is too old for our browser, where the offer stands in for it; null where it does not. */
  readonly tooOld: System | null;
}

interface SystemRules {
  readonly system: System;
  readonly form: "phone" | "computer";
  /** The oldest version that our browser runs on, by the numbers that the system tells of itself. */
  readonly oldest: readonly number[];
}

/**
 * macOS Catalina and Windows 10 of May 2020, the app on iOS 15 and Android 8 (DEV-2). Windows tells its version as 10.0
 * in the user agent and, where a client hint is sent, as 10 from that edition on and as 1 to 8 before it.
 */
const systems: Readonly<Record<Os, SystemRules | null>> = {
  ios: { system: "ios", form: "phone", oldest: [15] },
  ipados: { system: "ios", form: "phone", oldest: [15] },
  android: { system: "android", form: "phone", oldest: [8] },
  macos: { system: "macos", form: "computer", oldest: [10, 15] },
  windows: { system: "windows", form: "computer", oldest: [10] },
  linux: null,
  chromeos: null,
  unknown: null,
};

interface ExtensionRules {
  readonly store: ExtensionStore;
  readonly oldest: number;
}

/** Firefox 91 and Chrome 92; Edge 92 and Opera 78 are made from that Chrome (DEV-2). */
const extensions: Readonly<Record<BrowserName, ExtensionRules | null>> = {
  firefox: { store: "firefox", oldest: 91 },
  chrome: { store: "chrome", oldest: 92 },
  edge: { store: "edge", oldest: 92 },
  opera: { store: "chrome", oldest: 78 },
  [brandSlug]: null,
  safari: null,
  samsung: null,
  ie: null,
  unknown: null,
};

/** What a device is offered: the one decision behind every install call of the site (DEV-3). */
export function installCall(device: Device): InstallCall {
  if (device.app) return { offer: "installed", tooOld: null };
  const rules = systems[device.os.name];
  const form = device.formFactor === "desktop" ? "computer" : "phone";
  // The address may say that this is a computer while the system is a phone's: then only the form is known.
  if (rules && rules.form !== form) return { offer: formOffers[form], tooOld: null };
  if (rules && reaches(device.os.version, rules.oldest)) return { offer: rules.system, tooOld: null };
  return { offer: alternative(device, form), tooOld: rules?.system ?? null };
}

const formOffers = { phone: "phones", computer: "computers" } as const;

/** The extension where the browser takes it, else search, which every browser takes. */
function alternative({ os, browser, extension }: Device, form: "phone" | "computer"): Offer {
  const rules = form === "computer" ? extensions[browser.name] : null;
  if (rules && reaches(browser.version, [rules.oldest])) return extension ? "installed" : rules.store;
  return os.name === "unknown" ? formOffers[form] : "search";
}

/** For how many days a computer leaves the install banner of home away once it was closed. */
export const bannerRestDays = 15;

/**
 * Whether home shows its install banner again (DEV-5). On a computer it rests for 15 days after it was closed; on a phone
 * it is back any later time.
 *
 * @param daysSince days between the acquisition version at which it was closed and today's; null when it never was
 */
export function isBannerDue(formFactor: FormFactor, daysSince: number | null): boolean {
  if (daysSince === null) return true;
  return formFactor === "desktop" ? daysSince < 0 || daysSince > bannerRestDays : daysSince > 0;
}
