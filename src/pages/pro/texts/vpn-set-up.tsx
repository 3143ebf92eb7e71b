import type { ReactNode } from "react";
import { brand } from "../../../contract/brand.ts";
import type { Os } from "../../../contract/device.ts";
import { href, type RouteName } from "../../../contract/routes.ts";

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

export const deviceWords: Readonly<Record<SetUpDevice, DeviceWords>> = {
  ios: { name: "iPhone or iPad", yours: "your iPhone or iPad" },
  android: { name: "Android", yours: "your Android device" },
  macos: { name: "Mac", yours: "your Mac" },
  windows: { name: "Windows", yours: "your Windows computer" },
  linux: { name: "Linux or ChromeOS", yours: "Linux or ChromeOS" },
};

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

export const deviceSteps: Readonly<Record<Exclude<SetUpDevice, "linux">, DeviceSteps>> = {
  ios: {
    oldest: "iOS or iPadOS 15",
    page: "appLanding",
    install: "Install it from the App Store and open it.",
    settings: "Select the menu, then Settings",
    allow:
      "iOS asks if the browser may add a VPN configuration. Select Allow, and enter the code that unlocks your device.",
    store: "App Store",
  },
  android: {
    oldest: "Android 8",
    page: "appLanding",
    install: "Install it from the Play Store and open it.",
    settings: "Select the menu, then Settings",
    allow: "Android shows a connection request. Select OK.",
    store: "Play Store",
  },
  macos: {
    oldest: "macOS 10.15 (Catalina)",
    page: "mac",
    install: "Download it, drag it to Applications and open it.",
    settings: "In the menu bar, select Settings",
    allow: "macOS asks if the browser may add a VPN configuration. Select Allow.",
    store: "App Store",
  },
  windows: {
    oldest: "Windows 10 (May 2020 update)",
    page: "windows",
    install: "Download the installer, run it and open the browser.",
    settings: "Select the menu, then Settings",
    allow: "Windows asks if the browser may make changes to your device. Select Yes.",
    store: null,
  },
};

const search = href("home", { q: "what is my IP address" });

/** What to do on a device, in order. */
export function stepsOn(device: keyof typeof deviceSteps): readonly ReactNode[] {
  const { page, install, settings, allow, store } = deviceSteps[device];
  const origin = "funnel_vpnsetup_website__steps";
  return [
    <>
      <a href={href(page, { origin })}>{`Get the ${brand.name} browser`}</a>. {install} Already have it? Skip to step 2.
    </>,
    `${settings}, ${brand.pro}, “I have a subscription”.`,
    <>
      Enter the email address of your subscription, then the six-digit code we send to it.
      {store && ` Bought in the ${store} on this device? Select “Restore purchase” instead.`}
    </>,
    `In the same settings, turn on the VPN. ${allow}`,
    <>
      Check that the VPN is on: <a href={search}>search for “what is my IP address”</a>. With the VPN on, you get a
      different answer.
    </>,
  ];
}
