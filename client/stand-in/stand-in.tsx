/**
 * Plays the native side of an app in front of a page, for developers (NAT-5). The worker links to this file only in
 * development, for who asked for it by `?app=`; it runs before the page looks for the app.
 */
import { createRoot } from "react-dom/client";
import type { App } from "../../src/contract/device.ts";
import { transportApps } from "../bridge/transport-for.ts";
import { openNativeSide } from "./open-native-side.ts";
import { StandInPanel } from "./panel.tsx";

const name = document.documentElement.dataset.standIn ?? "";

function isApp(name: string): name is App {
  return transportApps.some((app) => app === name);
}

const native = isApp(name) ? openNativeSide(window, name) : null;

const place = document.createElement("div");
document.body.append(place);
createRoot(place).render(<StandInPanel app={name} native={native} />);
