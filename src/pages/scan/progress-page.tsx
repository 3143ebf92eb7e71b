import { Picture } from "../../../client/components/sections/illustration.tsx";
import { TaskScreen } from "../../../client/flow/task-screen.tsx";
import { ScanLive } from "../../../client/scan/scan-live.tsx";
import { i18n } from "../../contract/language/i18n.ts";
import type { ScanStatus } from "../../contract/scan/scans.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { page } from "../../render/page.ts";
import { Demonstration } from "./demonstration.tsx";
import styles from "./progress-page.module.css";
import { readStatus } from "./scan-calls.ts";
import { noScan, openScan, redirectUnlessAllowed } from "./scan-visitor.ts";
import { NoScanScreen } from "./trouble.tsx";

export const progressPage = page({
  chrome: "lean",
  title: () => i18n.t("Demonstration scan: progress"),
  description: () =>
    i18n.t(
      "Progress of your demonstration scan: the sites we’ve searched, the sites still to come, and how many list you.",
    ),
  indexed: false,
  load: async (c) => {
    const visitor = await openScan(c);
    const redirect = redirectUnlessAllowed(visitor, "progress");
    if (redirect) return redirect;
    const answer = await readStatus(c, visitor.scanId ?? "");
    return answer.ok ? ({ screen: "progress", status: answer.value } as const) : noScan(visitor, answer.error);
  },
  body: ({ theme, data }) =>
    data.screen === "none" ? (
      <NoScanScreen {...data} theme={theme} back="dbpProgress" />
    ) : (
      <Progress theme={theme} status={data.status} />
    ),
});

function Progress({ theme, status }: { theme: Theme; status: ScanStatus }) {
  return (
    <TaskScreen
      title={
        status.state === "searching"
          ? i18n.t("Demonstration: searching invented sites")
          : i18n.t("Your scan is finished")
      }
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
