import { type HeldBack, heldBackBy, isHeldBack, isSwitchedOff } from "../../src/contract/events/measuring.ts";

/**
 * Why this visit is not measured: what the browser says, what the page's host is, how the switch stands, and what the
 * edge was told, which a browser's own scripts may not be.
 */
export function objectionOf(page: Window): HeldBack | null {
  const { document, navigator } = page;
  const [told] = toldByEdge(page, "held");
  const own = heldBackBy({
    onion: document.documentElement.dataset.host === "onion",
    gpc: "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true,
    dnt: navigator.doNotTrack === "1",
    switch: isSwitchedOff(document.cookie),
  });
  return own ?? (isHeldBack(told) && told !== "switch" ? told : null);
}

/** What the worker has told the page with its answer: it may be read here, and cannot be kept by a cache. */
export function toldByEdge({ performance }: Window, name: string): string[] {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return (page?.serverTiming ?? []).flatMap((told) => (told.name === name ? [told.description] : []));
}
