import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { BuyScreen } from "./buy-screen.tsx";
import { type InApp, openInApp } from "./in-app.ts";
import { RestoreScreen } from "./restore-screen.tsx";
import { ReturnScreen } from "./return-screen.tsx";
import { WelcomeScreen } from "./welcome-screen.tsx";

export interface ScreenProps {
  readonly app: InApp;
}

type Screen = ComponentType<ScreenProps>;

/** The pages that are another inside the app (FLOW-9). Small ones share a chunk, which compresses better than each alone. */
const screens = {
  buy: () => BuyScreen,
  welcome: () => WelcomeScreen,
  return: () => ReturnScreen,
  restore: () => RestoreScreen,
} as const satisfies Readonly<Record<string, () => Screen | Promise<Screen>>>;

export type ScreenName = keyof typeof screens;

/** Puts the screen in the place of what the page came with. */
export async function start(marked: HTMLElement): Promise<void> {
  const { appScreen = "", device = "" } = marked.dataset;
  if (!isScreen(appScreen)) throw new Error(`no screen is called "${appScreen}"`);
  const Screen = await screens[appScreen]();
  const app = openInApp(window, device);
  createRoot(marked, { onUncaughtError: reportError }).render(<Screen app={app} />);
}

function isScreen(name: string): name is ScreenName {
  return Object.hasOwn(screens, name);
}
