import { LinkButton } from "../../../client/components/button.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { TaskScreen } from "../../../client/journey/task-screen.tsx";
import { ScanKept } from "../../../client/scan/scan-kept.tsx";
import { scanKeptIsland } from "../../../client/scan/scan-kept-island.tsx";
import { facts } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { firstOpen, stepRoutes } from "../../contract/scan/scan-flow.ts";
import type { ScanDraft } from "../../contract/scan/scan-profile.ts";
import { Hole } from "../../render/hole.tsx";
import { type Given, page } from "../../render/page.ts";
import { Demonstration } from "./demonstration.tsx";

/** What this browser holds of a scan. */
export interface StartOutcome {
  readonly tag: "shown";
  readonly isStarted: boolean;
  /** The answers are in the browser's storage, which an island reads. */
  readonly isInBrowser: boolean;
  /** The answers that the worker keeps. */
  readonly draft: ScanDraft;
}

export const startPage = page({
  title: "The free scan",
  description: `See which of ${facts.removal.sites} people-search sites list you. Three questions, no account, and nothing is sent before you say so.`,
  holes: { scan: (_, { outcome }: Given<StartOutcome>) => <Start {...outcome} /> },
  body: ({ theme }) => (
    <TaskScreen
      title="See who lists you."
      lead={`Three questions, then ${facts.removal.sites} people-search sites are searched for you while you watch. It costs nothing and needs no account.`}
      plate="glean"
      theme={theme}
      side={<Demonstration />}
    >
      <Hole name="scan" />
      <FieldNotes
        notes={[
          { term: "Asks for", note: "Names, the year you were born, the towns you have lived in" },
          { term: "Before the start", note: "The answers stay in this browser, and you can read what would be sent" },
          { term: "After the start", note: "They are kept for a day at most, or until you delete them" },
          { term: "Takes", note: "A minute or two, and you may close the page meanwhile" },
        ]}
      />
    </TaskScreen>
  ),
});

/** What fits this visitor: to begin, to go on, or to see the scan that runs. */
function Start({ isStarted, isInBrowser, draft }: StartOutcome) {
  if (isStarted) return <Running />;
  if (isInBrowser) return scanKeptIsland.mark({});
  return Object.keys(draft).length > 0 ? <ScanKept to={href(stepRoutes[firstOpen(draft)])} /> : <Begin />;
}

function Begin() {
  return (
    <p className="acts">
      <LinkButton href={href("dbpScanName")}>Begin with your name</LinkButton>
      <GoLink href={href("dbp")}>How removal works</GoLink>
    </p>
  );
}

function Running() {
  return (
    <div className="say">
      <Notice tone="good" title="You have a scan here">
        <p>It goes on by itself, whether or not you look.</p>
      </Notice>
      <p className="acts">
        <LinkButton href={href("dbpDashboard")}>See what it found</LinkButton>
        <GoLink href={href("dbpProgress")}>See how far it is</GoLink>
      </p>
    </div>
  );
}
