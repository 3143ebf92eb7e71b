import type { routes } from "../../src/contract/routes.ts";
import type { InApp } from "./in-app.ts";

/** What the app opens in a window of its own, if it says that it can (NAT-1). */
export type NativeWindow =
  | { readonly message: "openSubscriptionPurchase"; readonly origin: string | null }
  | { readonly message: "openSubscriptionActivation" };

type Routes = typeof routes;

/** Only the types come from the site map, which weighs more than all that uses it here. */
const purchase: Routes["subscriptions"]["path"] = "/subscriptions";
const activation: readonly string[] = [
  "/subscriptions/activate",
  "/subscriptions/activation-flow",
  "/subscriptions/activation-flow/this-device",
] satisfies Routes["subscriptionsActivate" | "activationFlow" | "activateThisDevice"]["path"][];

/**
 * The door of the app that a link of ours stands for; null for any other link, and for the website's own pages that
 * somebody asked for (`via=web`).
 *
 * @param page the address of the page that the link stands in
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

/** In an app of ours a link that sells or activates opens the app's own window; where the app has none, the page. */
export function watchNativeLinks(window: Window & typeof globalThis, device: string): void {
  window.document.addEventListener("click", (event) => {
    const link = followed(event);
    const door = link && nativeWindowFor(new URL(link.href), new URL(window.location.href));
    if (!door) return;
    event.preventDefault();
    void open(window, device, door).then((isOpen) => isOpen || window.location.assign(link.href));
  });
}

/** The link that a click follows in this window; null where the click means something else, or was taken already. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return null;
  return event.target.closest<HTMLAnchorElement>("a[href]:not([target], [download])");
}

async function open(window: Window & typeof globalThis, device: string, door: NativeWindow): Promise<boolean> {
  try {
    const { openInApp } = await import("./in-app.ts");
    return await openNativeWindow(openInApp(window, device), door);
  } catch {
    // An app that does not answer has no doors; the page behind the link says what is wrong with it.
    return false;
  }
}

/** Milliseconds for an app to say what it can do: somebody has clicked and waits. */
const timeLimit = 1200;

/** Whether the app has the door, which it is then asked to open. Rejects as the bridge does. */
export async function openNativeWindow({ connect }: Pick<InApp, "connect">, door: NativeWindow): Promise<boolean> {
  const bridge = connect();
  const { availableMessages } = await bridge.request("subscriptions", "handshake", undefined, { timeLimit });
  if (!availableMessages.includes(door.message)) return false;
  if (door.message === "openSubscriptionActivation") bridge.notify("subscriptions", door.message);
  else bridge.notify("subscriptions", door.message, door.origin === null ? {} : { origin: door.origin });
  return true;
}
