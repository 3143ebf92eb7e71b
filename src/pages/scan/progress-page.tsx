import { Desk } from "../../../client/journey/desk.tsx";
import { scanProgressIsland } from "../../../client/scan/scan-progress-island.tsx";
import type { ScanStatus } from "../../contract/scan/scans.ts";
import { Hole } from "../../render/hole.tsx";
import { type Hole as Fill, page } from "../../render/page.ts";
import { Demonstration } from "./demonstration.tsx";

/** Seconds between two looks where no script brings the news. */
const refresh = 3;

export const progressPage = page({
  title: "Free scan: how far it is",
  description: "The free scan at work: which sites have been searched, which are still to come, and how many list you.",
  indexed: false,
  refresh,
  body: () => <Hole name="scan" />,
});

export function progressHole(status: ScanStatus): Fill {
  return ({ theme }) => (
    <Desk
      title={status.state === "searching" ? "The search, as it goes." : "We have looked everywhere."}
      plate="glean"
      theme={theme}
      side={<Demonstration />}
    >
      {scanProgressIsland.mark({ status })}
    </Desk>
  );
}
