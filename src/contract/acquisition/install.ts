import { brandSlug } from "../brand/brand-name.ts";
import type { BrowserName, Device, FormFactor, Os } from "../device.ts";
import { isAtLeast } from "./legacy.ts";

/** The systems that we have a browser for. iOS and iPadOS share an app and a store, so both are `ios`. */
export type System = "ios" | "android" | "macos" | "windows";

/** The stores that have our extension, for the desktop browsers that can run it. */
export type ExtensionStore = "chrome" | "firefox" | "edge";

/**
 * What an install call offers: our browser for a system; our extension; the page on which to choose a phone or a computer,
 * if only the form factor is known; private search, if nothing can be installed; nothing, if it is installed already.
 */
export type InstallOffer = System | ExtensionStore | "phones" | "computers" | "search" | "installed";

/** What to offer on a device (DEV-3). */
export interface InstallCall {
  readonly offer: InstallOffer;
  /** The visitor's system, if it is too old for our browser and the offer is a substitute; otherwise null. */
  readonly tooOld: System | null;
}

interface SystemRules {
  readonly system: System;
  readonly form: "phone" | "computer";
  /** The oldest version that our browser runs on, numbered as the system reports itself. */
  readonly oldest: readonly number[];
}

/**
 * macOS Catalina and Windows 10 of May 2020, the app on iOS 15 and Android 8 (DEV-2). Windows reports its version as 10.0
 * in the user agent; in the client hint, as 10 or more from that edition on and as 1 to 8 before it.
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

/** Firefox 91 and Chrome 92; Edge 92 and Opera 78 are built on that Chrome (DEV-2). */
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
  // `?platform=` may name another form factor than the system has, such as a computer with a phone's system.
  if (rules && rules.form !== form) return { offer: formOffers[form], tooOld: null };
  if (rules && isAtLeast(device.os.version, rules.oldest)) return { offer: rules.system, tooOld: null };
  return { offer: alternative(device, form), tooOld: rules?.system ?? null };
}

const formOffers = { phone: "phones", computer: "computers" } as const;

/** The extension if the browser can run it, else search, which every browser can use; a choice if the system is unknown. */
function alternative({ os, browser, extension }: Device, form: "phone" | "computer"): InstallOffer {
  const rules = form === "computer" ? extensions[browser.name] : null;
  if (rules && isAtLeast(browser.version, [rules.oldest])) return extension ? "installed" : rules.store;
  return os.name === "unknown" ? formOffers[form] : "search";
}

/** For how many days the home page on a computer hides its install banner after the visitor closed it. */
export const bannerRestDays = 15;

/**
 * Whether the home page shows its install banner (DEV-5). After it was closed it stays away for 15 days on a computer, and
 * until the next day on a phone or tablet.
 *
 * @param daysSince days from the acquisition version at which it was closed to today's; null if it was never closed
 */
export function isBannerDue(formFactor: FormFactor, daysSince: number | null): boolean {
  if (daysSince === null) return true;
  return formFactor === "desktop" ? daysSince < 0 || daysSince > bannerRestDays : daysSince > 0;
}
