/** The kinds of device by which sign-ins are told: apart from their schema, because pages load this without it. */
import type { App, Device, Os } from "../device.ts";

type KnownOs = Exclude<Os, "unknown">;

/** The kind of device of a sign-in, as the client says it. */
export type DeviceKind = "browser" | `browser-${KnownOs}` | "app" | `app-${App}`;

export const deviceWords: Readonly<Record<DeviceKind, string>> = {
  browser: "A browser",
  "browser-ios": "A browser on an iPhone",
  "browser-ipados": "A browser on an iPad",
  "browser-android": "A browser on an Android device",
  "browser-macos": "A browser on a Mac",
  "browser-windows": "A browser on Windows",
  "browser-linux": "A browser on Linux",
  "browser-chromeos": "A browser on a Chromebook",
  app: "One of our apps",
  "app-ios": "The iOS app",
  "app-android": "The Android app",
  "app-macos": "The Mac app",
  "app-windows": "The Windows app",
};

/** In words, also where the client said nothing. */
export function wordsOfDevice(device: DeviceKind | null): string {
  return device === null ? "A browser or an app" : deviceWords[device];
}

export function deviceKindOf({ os, app }: Pick<Device, "os" | "app">): DeviceKind {
  if (app) return `app-${app}`;
  return os.name === "unknown" ? "browser" : `browser-${os.name}`;
}
