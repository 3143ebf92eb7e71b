import { Button, LinkButton } from "../../../client/components/button.tsx";
import { Check } from "../../../client/components/field.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { TaskScreen } from "../../../client/flow/task-screen.tsx";
import { ScanKept } from "../../../client/scan/scan-kept.tsx";
import { scanKeptIsland } from "../../../client/scan/scan-kept-island.tsx";
import { brand, facts } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { firstOpen, stepRoutes } from "../../contract/scan/scan-flow.ts";
import { intents } from "../../contract/scan/scan-form.ts";
import type { ScanDraft } from "../../contract/scan/scan-profile.ts";
import { IdempotencyKey } from "../../forms/idempotency-key.tsx";
import { page } from "../../render/page.ts";
import { Demonstration } from "./demonstration.tsx";
import { includesRemoval } from "./offer.ts";
import { readHeld } from "./scan-calls.ts";
import { openScan } from "./scan-visitor.ts";

/** What this browser holds of a scan. */
interface Held {
  readonly isStarted: boolean;
  /** The answers are in the browser's storage, which an island reads. */
  readonly isInBrowser: boolean;
  /** The answers that the worker keeps. */
  readonly draft: ScanDraft;
  /** The visitor subscribes, and has a scan whose key is in another browser, or lost. */
  readonly isElsewhere: boolean;
  /** The browser keeps a subscriber's scan, and nobody is signed in. */
  readonly isLocked: boolean;
}

const nothing: Held = { isStarted: false, isInBrowser: false, draft: {}, isElsewhere: false, isLocked: false };

export const startPage = page({
  title: "Free demonstration scan of people-search sites",
  description: `See how we search ${facts.removal.sites} people-search sites, with invented sites. Free, without an account. Nothing is sent until you start the scan.`,
  load: async (c): Promise<Held | null> => {
    const { scan, isDraftInBrowser: isInBrowser, draft, isLocked } = await openScan(c);
    const isStarted = scan === "started";
    const isElsewhere = !isStarted && (await includesRemoval(c)) && (await readHeld(c));
    return isStarted || isInBrowser || draft || isElsewhere || isLocked
      ? { isStarted, isInBrowser, draft: draft ?? {}, isElsewhere, isLocked }
      : null;
  },
  body: ({ theme, data }) => (
    <TaskScreen
      title="Try a free demonstration scan"
      lead={`People-search sites sell names and addresses. See how we find their pages, with ${facts.removal.sites} invented sites. Make up a name, a year of birth and a town, and watch us search. No account needed.`}
      illustration="glean"
      theme={theme}
      side={<Demonstration />}
    >
      {data?.isElsewhere && <Elsewhere />}
      {data?.isLocked && <Locked />}
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

/** For a subscriber without the key: their scan can only be deleted here, or replaced by a new one. */
function Elsewhere() {
  return (
    <Notice title="Your subscription has a scan in another browser">
      <p>
        Only the browser that holds its key can show its results. If you’ve lost that browser, start another scan here,
        then keep the new scan in place of the old one. Or delete the old scan now.
      </p>
      <form className="say" method="post" action={href("dbpScan")}>
        <IdempotencyKey />
        <Check boxed name="sure" value="on" required label="I want to delete my scan in the other browser" />
        <div className="acts">
          <Button name="intent" value={intents.erase} variant="line" icon="trash">
            Delete scan and answers
          </Button>
        </div>
      </form>
    </Notice>
  );
}

/** For somebody who was signed in here, or shares the browser with them. */
function Locked() {
  return (
    <Notice title="This browser also keeps a subscriber’s scan">
      <p>
        If it’s yours, <a href={href("subscriptionsActivate", { next: href("dbpDashboard") })}>sign in to see it</a>. A
        free scan that you start here leaves it as it is.
      </p>
    </Notice>
  );
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
