import type { routes } from "../../src/contract/routes.ts";
import { type InApp, openInApp } from "./in-app.ts";

/** What the app opens in a window of its own, if it says that it can (NAT-1). */
export type NativeWindow =
  | { readonly message: "openSubscriptionPurchase"; readonly origin: string | null }
  | { readonly message: "openSubscriptionActivation" };

type Routes = typeof routes;

/** Only types are imported: the table of routes weighs more than all that uses it here. */
const purchase: Routes["subscriptions"]["path"] = "/subscriptions";
const activation: readonly string[] = [
  "/subscriptions/activate",
  "/subscriptions/activation-flow",
  "/subscriptions/activation-flow/this-device",
] satisfies Routes["subscriptionsActivate" | "activationFlow" | "activateThisDevice"]["path"][];

/**
 * The app's window that a link of ours should open; null for any other link, and if the visitor asked for the website's
 * own pages (`via=web`).
 *
 * @param page the address of the page that the link is on
 */
export function nativeWindowFor(link: URL, page: URL): NativeWindow | null {
  if (link.origin !== page.origin || isOnTheWeb(link) || isOnTheWeb(page)) return null;
  if (link.pathname === purchase) {
    return { message: "openSubscriptionPurchase", origin: link.searchParams.get("origin") };
  }
  return activation.includes(link.pathname) ? { message: "openSubscriptionActivation" } : null;
}

function isOnTheWeb({ searchParams }: URL): boolean {
  return searchParams.get("via") === "web";
}

/** In an app of ours, links to buy or to activate open the app's own window or, if the app has none, the page. */
export function watchNativeLinks(window: Window & typeof globalThis, device: string): void {
  window.document.addEventListener("click", (event) => {
    const link = followed(event);
    const door = link && nativeWindowFor(new URL(link.href), new URL(window.location.href));
    if (!door) return;
    event.preventDefault();
    void open(window, device, door).then((isOpen) => isOpen || window.location.assign(link.href));
  });
}

/** The link that a click follows in this window; null if the click means something else, or is already handled. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return null;
  return event.target.closest<HTMLAnchorElement>("a[href]:not([target], [download])");
}

async function open(window: Window & typeof globalThis, device: string, door: NativeWindow): Promise<boolean> {
  try {
    return await openNativeWindow(openInApp(window, { device }), door);
  } catch {
    // An app that does not answer cannot open a window; the linked page says what is wrong.
    return false;
  }
}

/** Asks the app to open a window; false if the app does not have it. Rejects as the bridge does. */
export async function openNativeWindow({ connect }: Pick<InApp, "connect">, door: NativeWindow): Promise<boolean> {
  const bridge = connect();
  const { availableMessages } = await bridge.request("subscriptions", "handshake");
  if (!availableMessages.includes(door.message)) return false;
  if (door.message === "openSubscriptionActivation") bridge.notify("subscriptions", door.message);
  else bridge.notify("subscriptions", door.message, door.origin === null ? {} : { origin: door.origin });
  return true;
}
