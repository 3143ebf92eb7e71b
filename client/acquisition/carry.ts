import {
  arrivedText,
  carryOrigin,
  carryToCheckout,
  mergeArrival,
  readArrived,
  type StoredArrival,
  visitOrigin,
} from "./acquisition.ts";
import { loadArrival, storeArrival } from "./arrival-store.ts";

/** What the visit arrived with, on this page or an earlier one; stored until the tab is closed (ADDR-6). */
function arrivedHere(): StoredArrival | null {
  const before = readArrived(loadArrival(), { development: isDeveloper(location.hostname) });
  const arrived = mergeArrival({ location, referrer: document.referrer }, before, Date.now());
  if (arrived) storeArrival(arrivedText(arrived));
  return arrived;
}

/**
 * Puts the origin of the visit into links and forms at the moment they are used, so that the page itself stays as it is,
 * and sets it on the root element (`data-origin`, `data-atb`) for the page's events.
 */
export function carryAlong(root: Document): void {
  const arrived = arrivedHere();
  if (!arrived) return;
  const { dataset } = root.documentElement;
  dataset.origin = visitOrigin(arrived, location.pathname);
  if (arrived.version) dataset.atb = arrived.version;
  const followed = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link?.href) return;
    const address = carryOrigin(link.href, arrived, location.origin);
    if (address !== link.href) link.href = address;
  };
  // A press comes before the click, and before "open in a new tab"; a link followed by keyboard has only the click.
  root.addEventListener("pointerdown", followed, { capture: true, passive: true });
  root.addEventListener("click", followed, { capture: true });
  root.addEventListener("submit", (event) => carryInForm(event, arrived), { capture: true });
}

function carryInForm({ target, submitter }: SubmitEvent, arrived: StoredArrival): void {
  if (!(target instanceof HTMLFormElement && submitter instanceof HTMLButtonElement)) return;
  const action = new URL(target.getAttribute("action") ?? "", location.href).href;
  const carried = carryToCheckout(action, submitter.value, arrived);
  if (carried !== action) target.setAttribute("action", carried);
}

/** Whether a host name is that of the developer's own machine. */
function isDeveloper(hostname: string): boolean {
  return hostname === "localhost" || hostname.endsWith(".localhost");
}
