import type { App } from "../../src/contract/device.ts";
import { UnsupportedPlatform } from "./errors.ts";
import { androidMessaging, nativeContexts } from "./messages.ts";
import { createAndroidTransport } from "./transports/android.ts";
import type { Transport } from "./transports/transport.ts";
import { createWebkitTransport } from "./transports/webkit.ts";
import { createWindowsTransport } from "./transports/windows.ts";

const transports: Readonly<Record<App, (window: object) => Transport>> = {
  ios: (window) => createWebkitTransport(window),
  macos: (window) => createWebkitTransport(window),
  android: (window) => createAndroidTransport(window, { contexts: nativeContexts, ...androidMessaging }),
  windows: createWindowsTransport,
};

/** The apps that pages can talk to. */
export const transportApps = Object.keys(transports) as App[];

const made = new WeakMap<object, Transport>();

/**
 * The transport of an app: one for each window, because a host has only one way back to a window. Throws
 * `UnsupportedPlatform` for any other device (NAT-3).
 */
export function transportFor(device: string, window: object): Transport {
  if (!isApp(device)) throw new UnsupportedPlatform(device);
  const transport = made.get(window) ?? transports[device](window);
  made.set(window, transport);
  return transport;
}

function isApp(device: string): device is App {
  return Object.hasOwn(transports, device);
}
