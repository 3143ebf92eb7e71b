import { TaskScreen } from "../../../client/journey/task-screen.tsx";
import { scanProgressIsland } from "../../../client/scan/scan-progress-island.tsx";
import type { ScanStatus } from "../../contract/scan/scans.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { Hole } from "../../render/hole.tsx";
import { type Given, page } from "../../render/page.ts";
import type { Visit } from "../../visit/visit.ts";
import { Demonstration } from "./demonstration.tsx";
import { type NoScan, NoScanScreen } from "./trouble.tsx";

/** Seconds between two looks where no script brings the news. */
const refresh = 3;

export type ProgressOutcome =
  | NoScan
  | { readonly tag: "shown"; readonly screen: "progress"; readonly status: ScanStatus };

const about = {
  title: "Free scan: progress",
  description: "Progress of your free scan: the sites we’ve searched, the sites still to come, and how many list you.",
  indexed: false,
  holes: {
    scan: (visit: Visit, { outcome }: Given<ProgressOutcome>) =>
      outcome.screen === "none" ? (
        <NoScanScreen tag={outcome.tag} visit={visit} />
      ) : (
        <Progress theme={visit.theme} status={outcome.status} />
      ),
  },
  body: () => <Hole name="scan" />,
};

export const progressPage = page({
  ...about,
  refresh,
  // What is complete, or not to be had, is nothing to look again for.
  variants: { still: page(about) },
  variantFor: (_, outcome) => (isSearching(outcome) ? null : "still"),
});

function isSearching(outcome: ProgressOutcome): boolean {
  return outcome.screen === "progress" && outcome.status.state === "searching";
}

function Progress({ theme, status }: { theme: Theme; status: ScanStatus }) {
  return (
    <TaskScreen
      title={status.state === "searching" ? "Searching people-search sites" : "Your scan is finished"}
      plate="glean"
      theme={theme}
      side={<Demonstration />}
    >
      {scanProgressIsland.mark({ status })}
    </TaskScreen>
  );
}
