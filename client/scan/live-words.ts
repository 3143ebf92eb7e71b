/** The words about a search that is running, for the page and for the script that updates it. */

import { i18n } from "../../src/contract/language/i18n.ts";
import type { ScanStatus } from "../../src/contract/scan/scans.ts";

/** How updates of the scan arrive: as they happen, by polling, not at the moment, or only with each page load. */
type Connection = "live" | "asking" | "lost" | "by-page";

export function connectionWords(): Readonly<Record<Connection, string>> {
  return {
    live: i18n.t(
      "The picture has a mark for each site, and the list below shows each answer. You can close this page: the scan goes on, and you can come back to it in this browser.",
    ),
    asking: i18n.t(
      "This page updates every few seconds. You can close it: the scan goes on, and you can come back to it in this browser.",
    ),
    lost: i18n.t("This page is offline and trying to reconnect. The scan goes on."),
    "by-page": i18n.t(
      "Refresh to see how far the scan is. You can close this page: the scan goes on, and you can come back to it in this browser.",
    ),
  };
}

type LiveStatus = Pick<ScanStatus, "scanProgress" | "resultsFound" | "state">;

export function searchedWords({ scanProgress: { currentScans, totalScans } }: LiveStatus): string {
  return i18n.t("{count} of {total} sites searched", { count: currentScans, total: totalScans });
}

/** The words after the number. */
export function foundWords({ resultsFound, state }: LiveStatus): string {
  const isOne = resultsFound.length === 1;
  if (state === "searching") return isOne ? i18n.t("page found so far") : i18n.t("pages found so far");
  return isOne ? i18n.t("page found") : i18n.t("pages found");
}

/** How many sites are still to be searched; "" if there are none. */
export function aheadWords({ scanProgress: { scannedBrokers, totalScans } }: LiveStatus): string {
  const ahead = totalScans - scannedBrokers.length;
  if (ahead <= 0) return "";
  return ahead === 1
    ? i18n.t("1 site is still to come.")
    : i18n.t("{count} sites are still to come.", { count: ahead });
}

/** For a screen reader. */
export function spokenWords(status: LiveStatus): string {
  const found = i18n.t("{count} found", { count: status.resultsFound.length });
  return status.state === "searching"
    ? `${searchedWords(status)}, ${found}.`
    : i18n.t("The scan is finished, {found}.", { found });
}
