import { LinkButton } from "../../../client/components/button.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { TaskScreen } from "../../../client/flow/task-screen.tsx";
import { ScanKept } from "../../../client/scan/scan-kept.tsx";
import { scanKeptIsland } from "../../../client/scan/scan-kept-island.tsx";
import { brand, facts } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { firstOpen, stepRoutes } from "../../contract/scan/scan-flow.ts";
import type { ScanDraft } from "../../contract/scan/scan-profile.ts";
import { page } from "../../render/page.ts";
import { Demonstration } from "./demonstration.tsx";
import { openScan } from "./scan-visitor.ts";

/** What this browser holds of a scan. */
interface Held {
  readonly isStarted: boolean;
  /** The answers are in the browser's storage, which an island reads. */
  readonly isInBrowser: boolean;
  /** The answers that the worker keeps. */
  readonly draft: ScanDraft;
}

const nothing: Held = { isStarted: false, isInBrowser: false, draft: {} };

export const startPage = page({
  title: "Free demonstration scan of people-search sites",
  description: `See how we search ${facts.removal.sites} people-search sites, with invented sites. Free, without an account. Nothing is sent until you start the scan.`,
  load: async (c): Promise<Held | null> => {
    const { scan, isDraftInBrowser: isInBrowser, draft } = await openScan(c);
    const isStarted = scan === "started";
    return isStarted || isInBrowser || draft ? { isStarted, isInBrowser, draft: draft ?? {} } : null;
  },
  body: ({ theme, data }) => (
    <TaskScreen
      title="Try a free demonstration scan"
      lead={`People-search sites sell names and addresses. See how we find their pages, with ${facts.removal.sites} invented sites. Make up a name, a year of birth and a town, and watch us search. No account needed.`}
      illustration="glean"
      theme={theme}
      side={<Demonstration />}
    >
      <Start {...nothing} {...data} />
      <FieldNotes
        notes={[
          { term: "Asks for", note: "A name, a year of birth and a town. Make them up" },
          { term: "Takes", note: "A minute or two. You can close the page and come back later in this browser" },
          {
            term: "Kept",
            note: `Your answers in this browser, for seven days at most, until you start. Your scan with us, for ${facts.freeScanHours} hours. You can delete both sooner`,
          },
          { term: "Not included", note: `Real sites, real removal and repeat checks: they’re part of ${brand.pro}` },
        ]}
      />
    </TaskScreen>
  ),
});

/** What fits this visitor: to begin, to go on, or to see the scan that runs. */
function Start({ isStarted, isInBrowser, draft }: Held) {
  if (isStarted) return <Running />;
  if (isInBrowser) return scanKeptIsland.mark({});
  return Object.keys(draft).length > 0 ? <ScanKept to={href(stepRoutes[firstOpen(draft)])} /> : <Begin />;
}

function Begin() {
  return (
    <p className="acts">
      <LinkButton href={href("dbpScanName")}>Start with a made-up name</LinkButton>
      <GoLink href={href("dbp")}>See how removal works</GoLink>
    </p>
  );
}

function Running() {
  return (
    <div className="say">
      <Notice tone="good" title="You’ve already started a scan">
        <p>To start another, delete this one on its results page.</p>
      </Notice>
      <p className="acts">
        <LinkButton href={href("dbpDashboard")}>See scan results</LinkButton>
        <GoLink href={href("dbpProgress")}>See scan progress</GoLink>
      </p>
    </div>
  );
}
