import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { endpoints, href } from "../../src/contract/routes.ts";
import { type ScanStatus, scanStatusSchema } from "../../src/contract/scan/scans.ts";
import { island } from "../islands/island.tsx";
import { systemClock } from "../time/clock.ts";
import { forgetDraft } from "./scan-draft.ts";
import { type Connection, ScanLive } from "./scan-live.tsx";
import { quarterOf, watchScan } from "./scan-watch.ts";

const shape = z.object({ status: scanStatusSchema });

/** Shows each step of the search as it happens, and says aloud only when another quarter of it is done. */
function ScanProgressIsland({ status: first }: { status: ScanStatus }) {
  const [status, setStatus] = useState(first);
  const [connection, setConnection] = useState<Connection>("by-page");
  const [said, setSaid] = useState({ quarter: quarterOf(first), text: "" });

  useEffect(() => {
    // From the start of the scan on, the service has the answers, and the copy here is one too many.
    forgetDraft();
    if (first.state === "settled") return;
    return watchScan(first, {
      openEvents({ onData, onEnd }) {
        if (!("EventSource" in window)) return null;
        const events = new EventSource(endpoints.dbpEvents);
        events.onmessage = ({ data }) => onData(String(data));
        events.onerror = onEnd;
        return () => events.close();
      },
      ask: askStatus,
      after: systemClock.after,
      onStatus: setStatus,
      onConnection: setConnection,
      onGone: () => location.replace(href("dbpProgress")),
    });
  }, [first]);

  const quarter = quarterOf(status);
  if (quarter > said.quarter) setSaid({ quarter, text: sayProgress(status) });
  return <ScanLive status={status} connection={connection} announced={said.text} />;
}

async function askStatus(): Promise<unknown> {
  const answer = await fetch(endpoints.dbpStatus);
  return answer.ok ? answer.json() : answer.status;
}

function sayProgress({ scanProgress, resultsFound, state }: ScanStatus): string {
  const found = `${resultsFound.length} found`;
  return state === "searching"
    ? `${scanProgress.currentScans} of ${scanProgress.totalScans} sites searched, ${found}.`
    : `The scan is finished, ${found}.`;
}

export const scanProgressIsland = island({
  name: "scan-progress",
  Component: ScanProgressIsland,
  parseProps: (value) => shape.parse(value),
  eager: true,
});
