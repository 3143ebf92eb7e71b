import { type HeldBack, heldBackBy, isHeldBack, isSwitchedOff } from "../../src/contract/measuring.ts";

/**
 * Why this visit is not measured: what the browser says, what the page's host is, how the switch stands, and what the
 * edge was told, which a browser's own scripts may not be.
 */
export function objectionOf({ document, navigator, performance }: Window): HeldBack | null {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const told = page?.serverTiming?.find(({ name }) => name === "held")?.description;
  const own = heldBackBy({
    onion: document.documentElement.dataset.host === "onion",
    gpc: "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true,
    dnt: navigator.doNotTrack === "1",
    switch: isSwitchedOff(document.cookie),
  });
  return own ?? (isHeldBack(told) && told !== "switch" ? told : null);
}
