/** What a page says of a search that goes on, and its script after it. */
import type { ScanStatus } from "../../src/contract/scan/scans.ts";

/** How news of the scan comes: as it happens, by asking again and again, not at all for now, or with each page. */
type Connection = "live" | "asking" | "lost" | "by-page";

export const connectionWords: Readonly<Record<Connection, string>> = {
  live: "The picture has a mark for each site, and the list below shows each answer. You can close this page: the scan goes on, and you can come back to it in this browser.",
  asking:
    "This page updates every few seconds. You can close it: the scan goes on, and you can come back to it in this browser.",
  lost: "This page is offline and trying to reconnect. The scan goes on.",
  "by-page":
    "Refresh to see how far the scan is. You can close this page: the scan goes on, and you can come back to it in this browser.",
};

type Told = Pick<ScanStatus, "scanProgress" | "resultsFound" | "state">;

export function searchedWords({ scanProgress: { currentScans, totalScans } }: Told): string {
  return `${currentScans} of ${totalScans} sites searched`;
}

/** Stands behind the number. */
export function foundWords({ resultsFound, state }: Told): string {
  return `${resultsFound.length === 1 ? "page" : "pages"} found${state === "searching" ? " so far" : ""}`;
}

/** How many sites nobody has asked yet; empty where there are none. */
export function aheadWords({ scanProgress: { scannedBrokers, totalScans } }: Told): string {
  const ahead = totalScans - scannedBrokers.length;
  if (ahead <= 0) return "";
  return `${ahead === 1 ? "1 site is" : `${ahead} sites are`} still to come.`;
}

/** For a screen reader. */
export function spokenWords(told: Told): string {
  const found = `${told.resultsFound.length} found`;
  return told.state === "searching" ? `${searchedWords(told)}, ${found}.` : `The scan is finished, ${found}.`;
}
