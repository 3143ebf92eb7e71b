import { Picture } from "../../../client/components/plate.tsx";
import { TaskScreen } from "../../../client/journey/task-screen.tsx";
import { ScanLive } from "../../../client/scan/scan-live.tsx";
import type { ScanStatus } from "../../contract/scan/scans.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { Hole } from "../../render/hole.tsx";
import { type Given, page } from "../../render/page.ts";
import { Demonstration } from "./demonstration.tsx";
import styles from "./progress-page.module.css";
import { type NoScan, NoScanScreen } from "./trouble.tsx";

export type ProgressOutcome =
  | NoScan
  | { readonly tag: "shown"; readonly screen: "progress"; readonly status: ScanStatus };

export const progressPage = page({
  chrome: "lean",
  title: "Demonstration scan: progress",
  description:
    "Progress of your demonstration scan: the sites we’ve searched, the sites still to come, and how many list you.",
  indexed: false,
  holes: {
    scan: (visit, { outcome }: Given<ProgressOutcome>) =>
      outcome.screen === "none" ? (
        <NoScanScreen tag={outcome.tag} visit={visit} />
      ) : (
        <Progress theme={visit.theme} status={outcome.status} />
      ),
  },
  body: () => <Hole name="scan" />,
});

function Progress({ theme, status }: { theme: Theme; status: ScanStatus }) {
  return (
    <TaskScreen
      title={status.state === "searching" ? "Demonstration: searching invented sites" : "Your scan is finished"}
      theme={theme}
      side={<Demonstration />}
    >
      <div className={styles.stage}>
        <Picture name="over" theme={theme} alt="" eager />
        <ScanLive status={status} />
      </div>
    </TaskScreen>
  );
}
