import type { App } from "../../src/contract/device.ts";
import type { AppScreen, ScreenName } from "./app-screen.tsx";
import { openInApp } from "./in-app.ts";
import { watchNativeLinks } from "./native-windows.ts";

/** Where each screen comes from; only that of the page is loaded. */
const screens: Readonly<Record<ScreenName, () => Promise<AppScreen>>> = {
  buy: () => import("./purchase/buy-screen.tsx").then((module) => module.buyScreen),
  restore: () => import("./purchase/restore-screen.tsx").then((module) => module.restoreScreen),
  welcome: () => import("./purchase/welcome-screen.tsx").then((module) => module.welcomeScreen),
  return: () => import("./purchase/return-screen.tsx").then((module) => module.returnScreen),
  "sign-in": () => import("./account/sign-in-screen.tsx").then((module) => module.signInScreen),
  manage: () => import("./account/manage-screen.tsx").then((module) => module.manageScreen),
  email: () => import("./account/email-screen.tsx").then((module) => module.emailScreen),
  "access-code": () => import("./access-code/access-code-screen.tsx").then((module) => module.accessCodeScreen),
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
  // A known name, because `appScreen()` wrote it.
  const name = marked.dataset.appScreen as ScreenName;
  const [{ hydrate }, screen] = await Promise.all([import("../islands/hydrate.tsx"), screens[name]()]);
  await whenShown();
  // A page restored from the back/forward cache would still be waiting for answers that came long ago.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  const inApp = openInApp(window, marked.dataset);
  hydrate(marked, { wake: () => screen.wake(inApp) });
}

/** A page that is only being prerendered must not ask the app for anything, let alone tell it something. */
async function whenShown(): Promise<void> {
  if (!("prerendering" in document && document.prerendering)) return;
  await new Promise((shown) => document.addEventListener("prerenderingchange", shown, { once: true }));
}
