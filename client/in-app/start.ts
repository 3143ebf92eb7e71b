import type { App } from "../../src/contract/device.ts";
import type { ScreenName } from "../../src/contract/in-app/screens.ts";
import { openInApp } from "./in-app.ts";
import { watchNativeLinks } from "./native-windows.ts";
import { openScreen, type ScreenScript } from "./screen.ts";

/** The scripts of the screens, each loaded only where its screen is shown. */
const scripts: { readonly [Name in ScreenName]: () => Promise<ScreenScript<Name>> } = {
  buy: () => import("./purchase/buy-screen.ts").then((module) => module.buyScreen),
  restore: () => import("./purchase/restore-screen.ts").then((module) => module.restoreScreen),
  welcome: () => import("./purchase/welcome-screen.ts").then((module) => module.welcomeScreen),
  return: () => import("./purchase/return-screen.ts").then((module) => module.returnScreen),
  "sign-in": () => import("./account/sign-in-screen.ts").then((module) => module.signInScreen),
  manage: () => import("./account/manage-screen.ts").then((module) => module.manageScreen),
  email: () => import("./account/email-screen.ts").then((module) => module.emailScreen),
  "access-code": () => import("./access-code/access-code-screen.ts").then((module) => module.accessCodeScreen),
};

/**
 * Gives a page inside the app its behaviour; what it shows until then is complete in itself.
 *
 * @param app the app that the browser says it is; null for none
 * @param marked the element with `data-app-screen`, which a page has if the worker rendered it for an app; null on others
 */
export async function start(app: App | null, marked: HTMLElement | null): Promise<void> {
  if (app) watchNativeLinks(window, app);
  if (!marked) return;
  const { appScreen = "", device = "" } = marked.dataset;
  if (!isScreen(appScreen)) throw new Error(`no screen is called "${appScreen}"`);
  await run(appScreen, marked, device);
}

async function run<Name extends ScreenName>(name: Name, marked: HTMLElement, device: string): Promise<void> {
  const script = await scripts[name]();
  await whenShown();
  // A page restored from the back/forward cache would still be waiting for answers that came long ago.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  openScreen(marked, openInApp(window, device), script);
}

/** A page that is only being prerendered must not ask the app for anything, let alone tell it something. */
async function whenShown(): Promise<void> {
  if (!("prerendering" in document && document.prerendering)) return;
  await new Promise((shown) => document.addEventListener("prerenderingchange", shown, { once: true }));
}

function isScreen(name: string): name is ScreenName {
  return Object.hasOwn(scripts, name);
}
