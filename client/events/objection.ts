import {
  isNotMeasuredReason,
  isSwitchedOff,
  type NotMeasuredReason,
  notMeasuredReason,
} from "../../src/contract/events/measuring.ts";

/**
 * Why this visit is not measured, null if it is. It depends on the browser's signals, the page's host, the switch, and what
 * the edge was told, which the scripts of the browser may not know.
 */
export function objectionOf(page: Window): NotMeasuredReason | null {
  const { document, navigator } = page;
  const [edgeReason] = serverTimingValues(page, "held");
  const own = notMeasuredReason({
    onion: document.documentElement.dataset.host === "onion",
    gpc: "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true,
    dnt: navigator.doNotTrack === "1",
    switch: isSwitchedOff(document.cookie),
  });
  return own ?? (isNotMeasuredReason(edgeReason) && edgeReason !== "switch" ? edgeReason : null);
}

/** What the edge says in the page's `Server-Timing` header: scripts can read it, and it is not part of the cached HTML. */
export function serverTimingValues({ performance }: Window, name: string): string[] {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return (page?.serverTiming ?? []).flatMap((metric) => (metric.name === name ? [metric.description] : []));
}
