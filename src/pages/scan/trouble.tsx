import { LinkButton } from "../../../client/components/button.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { TaskScreen } from "../../../client/journey/task-screen.tsx";
import { facts } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import type { ScanError } from "../../contract/scan/scans.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import type { Visit } from "../../visit/visit.ts";

/** The outcome of a page whose scan is gone or cannot be asked for. */
export interface NoScan {
  readonly tag: "gone" | "unavailable";
  readonly screen: "none";
}

/** The outcome of a press that the scan service refused. */
export function tagOf(error: ScanError): "invalid" | "unavailable" {
  return error === "service_unavailable" ? "unavailable" : "invalid";
}

/** In the place of a page that has no scan to show. */
export function NoScanScreen({ tag, visit: { theme, url } }: { tag: NoScan["tag"]; visit: Visit }) {
  return tag === "gone" ? <Gone theme={theme} /> : <Unavailable theme={theme} path={url.pathname} />;
}

function Gone({ theme }: { theme: Theme }) {
  return (
    <TaskScreen
      title="Your scan has been deleted"
      lead={`We delete a demonstration scan ${facts.freeScanHours} hours after it starts, with your answers and its results. To see results again, start another scan.`}
      plate="empty"
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
    <TaskScreen title="We can’t show your scan right now" plate="broken" theme={theme}>
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
