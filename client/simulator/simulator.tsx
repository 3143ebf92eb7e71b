/**
 * Plays the native side of an app for a page, for developers (NAT-5). The worker links to this file only in development, if
 * `?app=` asked for it; it runs before the page looks for the app.
 */
import { createRoot } from "react-dom/client";
import { brandName } from "../../src/contract/brand/brand-name.ts";
import type { App } from "../../src/contract/device.ts";
import { transportApps } from "../bridge/transport-for.ts";
import { openNativeSide } from "./open-native-side.ts";
import { SimulatorPanel } from "./panel.tsx";

const name = document.documentElement.dataset.simulator ?? "";

function isApp(name: string): name is App {
  return transportApps.some((app) => app === name);
}

/** The part of a user agent that names the system; our apps add their own name, by which pages recognise them. */
const systems: Readonly<Record<App, string>> = {
  ios: "iPhone; CPU iPhone OS 18_0 like Mac OS X",
  android: "Linux; Android 15; Mobile",
  macos: "Macintosh; Intel Mac OS X 10_15_7",
  windows: "Windows NT 10.0; Win64; x64",
};

if (isApp(name)) {
  Object.defineProperty(navigator, "userAgent", { value: `Mozilla/5.0 (${systems[name]}) ${brandName}/7` });
}
const native = isApp(name) ? openNativeSide(window, name) : null;

const place = document.createElement("div");
document.body.append(place);
createRoot(place).render(<SimulatorPanel app={name} native={native} />);
