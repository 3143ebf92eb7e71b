/** The words about a search that is running, for the page and for the script that updates it. */
import type { ScanStatus } from "../../src/contract/scan/scans.ts";

/** How updates of the scan arrive: as they happen, by polling, not at the moment, or only with each page load. */
type Connection = "live" | "asking" | "lost" | "by-page";

export const connectionWords: Readonly<Record<Connection, string>> = {
  live: "The picture has a mark for each site, and the list below shows each answer. You can close this page: the scan goes on, and you can come back to it in this browser.",
  asking:
    "This page updates every few seconds. You can close it: the scan goes on, and you can come back to it in this browser.",
  lost: "This page is offline and trying to reconnect. The scan goes on.",
  "by-page":
    "Refresh to see how far the scan is. You can close this page: the scan goes on, and you can come back to it in this browser.",
};

type LiveStatus = Pick<ScanStatus, "scanProgress" | "resultsFound" | "state">;

export function searchedWords({ scanProgress: { currentScans, totalScans } }: LiveStatus): string {
  return `${currentScans} of ${totalScans} sites searched`;
}

/** The words after the number. */
export function foundWords({ resultsFound, state }: LiveStatus): string {
  return `${resultsFound.length === 1 ? "page" : "pages"} found${state === "searching" ? " so far" : ""}`;
}

/** How many sites are still to be searched; "" if there are none. */
export function aheadWords({ scanProgress: { scannedBrokers, totalScans } }: LiveStatus): string {
  const ahead = totalScans - scannedBrokers.length;
  if (ahead <= 0) return "";
  return `${ahead === 1 ? "1 site is" : `${ahead} sites are`} still to come.`;
}

/** For a screen reader. */
export function spokenWords(status: LiveStatus): string {
  const found = `${status.resultsFound.length} found`;
  return status.state === "searching" ? `${searchedWords(status)}, ${found}.` : `The scan is finished, ${found}.`;
}
