import { LinkButton } from "../../../client/components/button.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { TaskScreen } from "../../../client/journey/task-screen.tsx";
import { href } from "../../contract/routes.ts";
import type { ScanError } from "../../contract/scan/scans.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import type { Visit } from "../../visit/visit.ts";

/** The outcome of a page whose scan is gone or cannot be asked for. */
export interface NoScan {
  readonly tag: "gone" | "unavailable";
  readonly screen: "none";
}

/** How a press that the scan service did not take is told. */
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
      title="This scan is over."
      lead="A scan deletes itself a day after its start, with the answers and with everything it found. Nothing of it is left to show."
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
    <TaskScreen title="The scan cannot be shown just now." plate="broken" theme={theme}>
      <Notice tone="bad" title="The scan service did not answer">
        <p>The scan itself is kept, and goes on where it was.</p>
      </Notice>
      <p className="acts">
        <LinkButton icon="refresh" href={path}>
          Try again
        </LinkButton>
      </p>
    </TaskScreen>
  );
}
