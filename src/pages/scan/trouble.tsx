import { LinkButton } from "../../../client/components/button.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { Desk } from "../../../client/journey/desk.tsx";
import { href } from "../../contract/routes.ts";
import type { ScanError } from "../../contract/scan/scans.ts";
import type { Hole as Fill, PlacedPage } from "../../render/page.ts";
import { forgetScan, type ScanVisitor, showPage } from "./scan-visitor.ts";

/** The page in place of one whose scan is gone or cannot be asked for. */
export function showTrouble(
  visitor: ScanVisitor,
  { page, error }: { page: PlacedPage; error: ScanError },
): Promise<Response> {
  // The shell of a page that refreshes itself would do so here for good.
  const shown = { ...page, id: `${page.id}/trouble`, refresh: null };
  if (error !== "scan_gone") return showPage(visitor, { page: shown, hole: unavailable, status: 503 });
  forgetScan(visitor);
  return showPage(visitor, { page: shown, hole: gone, status: 410 });
}

const gone: Fill = ({ theme }) => (
  <Desk
    title="This scan is over."
    lead="A scan deletes itself a day after its start, with the answers and with everything it found. Nothing of it is left to show."
    plate="empty"
    theme={theme}
  >
    <p className="acts">
      <LinkButton href={href("dbpScan")}>Start another scan</LinkButton>
    </p>
  </Desk>
);

const unavailable: Fill = ({ theme, url }) => (
  <Desk title="The scan cannot be shown just now." plate="broken" theme={theme}>
    <Notice tone="bad" title="The scan service did not answer">
      <p>The scan itself is kept, and goes on where it was.</p>
    </Notice>
    <p className="acts">
      <LinkButton icon="refresh" href={url.pathname}>
        Try again
      </LinkButton>
    </p>
  </Desk>
);
