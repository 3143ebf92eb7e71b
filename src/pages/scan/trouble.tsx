import { LinkButton } from "../../../client/components/button.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { TaskScreen } from "../../../client/flow/task-screen.tsx";
import { facts } from "../../contract/brand.ts";
import { href, type RouteName } from "../../contract/routes.ts";
import type { ScanError } from "../../contract/scan/scans.ts";
import type { Theme } from "../../contract/settings/theme.ts";

/** What a page shows whose scan is gone or cannot be asked for. */
export interface NoScan {
  readonly tag: "gone" | "unavailable";
  readonly screen: "none";
}

/** What came of a press that the scan service refused. */
export function tagOf(error: ScanError): "invalid" | "unavailable" {
  return error === "service_unavailable" ? "unavailable" : "invalid";
}

interface NoScanProps {
  readonly tag: NoScan["tag"];
  readonly theme: Theme;
  /** The page itself, to try again. */
  readonly back: RouteName;
}

/** In the place of a page that has no scan to show. */
export function NoScanScreen({ tag, theme, back }: NoScanProps) {
  return tag === "gone" ? <Gone theme={theme} /> : <Unavailable theme={theme} path={href(back)} />;
}

function Gone({ theme }: { theme: Theme }) {
  return (
    <TaskScreen
      title="Your scan has been deleted"
      lead={`We delete a demonstration scan ${facts.freeScanHours} hours after it starts, with your answers and its results. To see results again, start another scan.`}
      illustration="swept"
      theme={theme}
    >
      <p className="acts">
        <LinkButton href={href("dbpScan")}>Start another scan</LinkButton>
      </p>
    </TaskScreen>
  );
}

function Unavailable({ theme, path }: { theme: Theme; path: string }) {
  return (
    <TaskScreen title="We can’t show your scan right now" illustration="broken" theme={theme}>
      <Notice tone="bad" title="The scan service isn’t answering">
        <p>Your scan isn’t lost. Try again in a minute.</p>
      </Notice>
      <p className="acts">
        <LinkButton icon="refresh" href={path}>
          Try again
        </LinkButton>
      </p>
    </TaskScreen>
  );
}
