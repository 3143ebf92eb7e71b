import {
  type Arrived,
  arrivedNow,
  arrivedText,
  carryOrigin,
  carryToCheckout,
  readArrived,
  visitOrigin,
} from "./acquisition.ts";
import { keep, kept } from "./kept.ts";

/** What the visit came with, from this page or one before it; kept until the tab is closed (ADDR-6). */
function arrivedHere(): Arrived | null {
  const before = readArrived(kept(), { development: isDeveloper(location.hostname) });
  const arrived = arrivedNow({ location, referrer: document.referrer }, before, Date.now());
  if (arrived) keep(arrivedText(arrived));
  return arrived;
}

/**
 * Puts the origin of the visit into links and forms at the moment they are used, so that the page itself stays as it is,
 * and says it on the page (`data-origin`, `data-atb`) for its events.
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
  // Before a click comes the press, and before "open in a new tab": by keyboard there is the click alone.
  root.addEventListener("pointerdown", followed, { capture: true, passive: true });
  root.addEventListener("click", followed, { capture: true });
  root.addEventListener("submit", (event) => sent(event, arrived), { capture: true });
}

function sent({ target, submitter }: SubmitEvent, arrived: Arrived): void {
  if (!(target instanceof HTMLFormElement && submitter instanceof HTMLButtonElement)) return;
  const action = new URL(target.getAttribute("action") ?? "", location.href).href;
  const carried = carryToCheckout(action, submitter.value, arrived);
  if (carried !== action) target.setAttribute("action", carried);
}

/** A name that leads to the developer's own machine. */
function isDeveloper(hostname: string): boolean {
  return hostname === "localhost" || hostname.endsWith(".localhost");
}
