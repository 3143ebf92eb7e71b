import { Trans } from "@lingui/react";
import type { ReactNode } from "react";
import { brand } from "../../../contract/brand/brand.ts";
import type { Os } from "../../../contract/device.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href, type RouteName } from "../../../contract/routes.ts";
import { links } from "../../../locales/links.tsx";

export const setUpDevices = ["ios", "android", "macos", "windows", "linux"] as const;
/** A device as the address of the page names it: `?device=ios`. Linux stands for ChromeOS, too. */
export type SetUpDevice = (typeof setUpDevices)[number];

/** The device whose steps are for a system; null where the browser doesn't say which one it is. */
export const setUpDeviceOf: Readonly<Record<Os, SetUpDevice | null>> = {
  ios: "ios",
  ipados: "ios",
  android: "android",
  macos: "macos",
  windows: "windows",
  linux: "linux",
  chromeos: "linux",
  unknown: null,
};

interface DeviceWords {
  readonly name: string;
  /** In a heading: "your Mac". */
  readonly yours: string;
}

export function setUpDeviceWords(): Readonly<Record<SetUpDevice, DeviceWords>> {
  return {
    ios: { name: i18n.t("iPhone or iPad"), yours: i18n.t("your iPhone or iPad") },
    android: { name: "Android", yours: i18n.t("your Android device") },
    macos: { name: "Mac", yours: i18n.t("your Mac") },
    windows: { name: "Windows", yours: i18n.t("your Windows computer") },
    linux: { name: i18n.t("Linux or ChromeOS"), yours: i18n.t("Linux or ChromeOS") },
  };
}

/** What differs from device to device. */
interface DeviceSteps {
  readonly oldest: string;
  /** The page to install from, and what to do there. */
  readonly page: RouteName;
  readonly install: string;
  /** Where the settings of the browser open. */
  readonly settings: string;
  /** What the system asks the first time. */
  readonly allow: string;
  /** Where a purchase is restored without an email address; null where only an email address helps. */
  readonly store: string | null;
}

export function deviceSteps(): Readonly<Record<Exclude<SetUpDevice, "linux">, DeviceSteps>> {
  return {
    ios: {
      oldest: i18n.t("iOS or iPadOS 15"),
      page: "appLanding",
      install: i18n.t("Install it from the App Store and open it."),
      settings: i18n.t("Select the menu, then Settings"),
      allow: i18n.t(
        "iOS asks if the browser may add a VPN configuration. Select Allow, and enter the code that unlocks your device.",
      ),
      store: "App Store",
    },
    android: {
      oldest: "Android 8",
      page: "appLanding",
      install: i18n.t("Install it from the Play Store and open it."),
      settings: i18n.t("Select the menu, then Settings"),
      allow: i18n.t("Android shows a connection request. Select OK."),
      store: "Play Store",
    },
    macos: {
      oldest: "macOS 10.15 (Catalina)",
      page: "mac",
      install: i18n.t("Download it, drag it to Applications and open it."),
      settings: i18n.t("In the menu bar, select Settings"),
      allow: i18n.t("macOS asks if the browser may add a VPN configuration. Select Allow."),
      store: "App Store",
    },
    windows: {
      oldest: i18n.t("Windows 10 (May 2020 update)"),
      page: "windows",
      install: i18n.t("Download the installer, run it and open the browser."),
      settings: i18n.t("Select the menu, then Settings"),
      allow: i18n.t("Windows asks if the browser may make changes to your device. Select Yes."),
      store: null,
    },
  };
}

/** What to do on a device, in order. */
export function stepsOn(device: Exclude<SetUpDevice, "linux">): readonly ReactNode[] {
  const { page, install, settings, allow, store } = deviceSteps()[device];
  const origin = "funnel_vpnsetup_website__steps";
  return [
    <Trans
      key="install"
      id="<a>Get the {brand} browser</a>. {install} Already have it? Skip to step 2."
      values={{ brand: brand.name, install }}
      components={links({ a: href(page, { origin }) })}
    />,
    i18n.t("{settings}, {pro}, “I have a subscription”.", { settings, pro: brand.pro }),
    `${i18n.t("Enter the email address of your subscription, then the six-digit code we send to it.")}${
      store ? ` ${i18n.t("Bought in the {store} on this device? Select “Restore purchase” instead.", { store })}` : ""
    }`,
    i18n.t("In the same settings, turn on the VPN. {allow}", { allow }),
    <Trans
      key="check"
      id="Check that the VPN is on: <a>search for “what is my IP address”</a>. With the VPN on, you get a different answer."
      components={links({ a: href("home", { q: "what is my IP address" }) })}
    />,
  ];
}
