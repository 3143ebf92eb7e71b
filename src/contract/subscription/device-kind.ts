/** The kinds of device by which sign-ins are told: apart from their schema, because pages load this without it. */

import type { App, Device, Os } from "../device.ts";
import { i18n } from "../language/i18n.ts";

type KnownOs = Exclude<Os, "unknown">;

/** The kind of device of a sign-in, as the client says it. */
export type DeviceKind = "browser" | `browser-${KnownOs}` | "app" | `app-${App}`;

export const deviceWords: Readonly<Record<DeviceKind, string>> = {
  browser: /*i18n*/ "A browser",
  "browser-ios": /*i18n*/ "A browser on an iPhone",
  "browser-ipados": /*i18n*/ "A browser on an iPad",
  "browser-android": /*i18n*/ "A browser on an Android device",
  "browser-macos": /*i18n*/ "A browser on a Mac",
  "browser-windows": /*i18n*/ "A browser on Windows",
  "browser-linux": /*i18n*/ "A browser on Linux",
  "browser-chromeos": /*i18n*/ "A browser on a Chromebook",
  app: /*i18n*/ "One of our apps",
  "app-ios": /*i18n*/ "The iOS app",
  "app-android": /*i18n*/ "The Android app",
  "app-macos": /*i18n*/ "The Mac app",
  "app-windows": /*i18n*/ "The Windows app",
};

/** In words, also where the client said nothing. */
export function wordsOfDevice(device: DeviceKind | null): string {
  return device === null ? i18n.t("A browser or an app") : i18n.t(deviceWords[device]);
}

export function deviceKindOf({ os, app }: Pick<Device, "os" | "app">): DeviceKind {
  if (app) return `app-${app}`;
  return os.name === "unknown" ? "browser" : `browser-${os.name}`;
}
