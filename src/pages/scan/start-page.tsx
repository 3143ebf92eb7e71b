import { Trans } from "@lingui/react";
import { Button, LinkButton } from "../../../client/components/button.tsx";
import { Check } from "../../../client/components/field.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { FieldNotes } from "../../../client/components/sections/field-notes.tsx";
import { TaskScreen } from "../../../client/flow/task-screen.tsx";
import { ScanKept } from "../../../client/scan/scan-kept.tsx";
import { scanKeptIsland } from "../../../client/scan/scan-kept-island.tsx";
import { brand, facts } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import { firstOpen, stepRoutes } from "../../contract/scan/scan-flow.ts";
import { intents } from "../../contract/scan/scan-form.ts";
import type { ScanDraft } from "../../contract/scan/scan-profile.ts";
import { FormOwner, IdempotencyKeyFields } from "../../forms/idempotency-key.tsx";
import { links } from "../../locales/links.tsx";
import { page } from "../../render/page.ts";
import { Demonstration } from "./demonstration.tsx";
import { includesRemoval } from "./offer.ts";
import { subscriberHasScan } from "./scan-calls.ts";
import { accountIdOf, openScan } from "./scan-visitor.ts";

/** What this browser holds of a scan. */
interface Held {
  readonly isStarted: boolean;
  /** The answers are in the browser's storage, which an island reads. */
  readonly isInBrowser: boolean;
  /** The answers that the worker keeps. */
  readonly draft: ScanDraft;
  /** The account of a subscriber who has a scan whose key is in another browser, or lost. */
  readonly elsewhereOf: string | null;
  /** The browser keeps a subscriber's scan, and nobody is signed in. */
  readonly isLocked: boolean;
}

const nothing: Held = { isStarted: false, isInBrowser: false, draft: {}, elsewhereOf: null, isLocked: false };

export const scanStartPage = page({
  title: () => i18n.t("Free demonstration scan of people-search sites"),
  description: () =>
    i18n.t(
      "See how we search {sites} people-search sites, with invented sites. Free, without an account. Nothing is sent until you start the scan.",
      { sites: facts.removal.sites },
    ),
  load: async (c): Promise<Held | null> => {
    const { scan, isDraftInBrowser: isInBrowser, draft, isLocked } = await openScan(c);
    const isStarted = scan === "started";
    const isElsewhere = !isStarted && (await includesRemoval(c)) && (await subscriberHasScan(c));
    const elsewhereOf = isElsewhere ? await accountIdOf(c) : null;
    return isStarted || isInBrowser || draft || elsewhereOf || isLocked
      ? { isStarted, isInBrowser, draft: draft ?? {}, elsewhereOf, isLocked }
      : null;
  },
  body: ({ theme, data }) => (
    <TaskScreen
      title={i18n.t("Try a free demonstration scan")}
      lead={i18n.t(
        "People-search sites sell names and addresses. See how we find their pages, with {sites} invented sites. Make up a name, a year of birth and a town, and watch us search. No account needed.",
        { sites: facts.removal.sites },
      )}
      illustration="glean"
      theme={theme}
      side={<Demonstration />}
      entry={
        <>
          {data?.elsewhereOf && <Elsewhere owner={data.elsewhereOf} />}
          {data?.isLocked && <Locked />}
          <Start {...nothing} {...data} />
        </>
      }
    >
      <FieldNotes
        notes={[
          {
            term: i18n.t("Takes"),
            note: i18n.t("A minute or two. You can close the page and come back later in this browser."),
          },
          {
            term: i18n.t("Kept"),
            note: i18n.t(
              "Your answers in this browser, for seven days at most, until you start. Your scan with us, for {hours} hours. You can delete both sooner.",
              { hours: facts.freeScanHours },
            ),
          },
          {
            term: i18n.t("Not included"),
            note: i18n.t("Real sites, real removal and repeat checks: they’re part of {pro}.", { pro: brand.pro }),
          },
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
function Elsewhere({ owner }: { owner: string }) {
  return (
    <Notice title={i18n.t("Your subscription has a scan in another browser")}>
      <p>
        {i18n.t(
          "Only the browser that holds its key can show its results. If you’ve lost that browser, start another scan here, then keep the new scan in place of the old one. Or delete the old scan now.",
        )}
      </p>
      <form className="say" method="post" action={href("dbpScan")}>
        <FormOwner value={owner}>
          <IdempotencyKeyFields />
        </FormOwner>
        <Check boxed name="sure" value="on" required label={i18n.t("I want to delete my scan in the other browser")} />
        <div className="acts">
          <Button name="intent" value={intents.erase} variant="line" icon="trash">
            {i18n.t("Delete scan and answers")}
          </Button>
        </div>
      </form>
    </Notice>
  );
}

/** For somebody who was signed in here, or shares the browser with them. */
function Locked() {
  return (
    <Notice title={i18n.t("This browser also keeps a subscriber’s scan")}>
      <p>
        <Trans
          id="If it’s yours, <a>sign in to see it</a>. A free scan that you start here leaves it as it is."
          components={links({ a: href("subscriptionsActivate", { next: href("dbpDashboard") }) })}
        />
      </p>
    </Notice>
  );
}

function Begin() {
  return (
    <p className="acts">
      <LinkButton href={href("dbpScanName")}>{i18n.t("Make up a name")}</LinkButton>
      <GoLink href={href("dbp")}>{i18n.t("See how removal works")}</GoLink>
    </p>
  );
}

function Running() {
  return (
    <div className="say">
      <Notice tone="good" title={i18n.t("You’ve already started a scan")}>
        <p>{i18n.t("To start another, delete this one on its results page.")}</p>
      </Notice>
      <p className="acts">
        <LinkButton href={href("dbpDashboard")}>{i18n.t("See scan results")}</LinkButton>
        <GoLink href={href("dbpProgress")}>{i18n.t("See scan progress")}</GoLink>
      </p>
    </div>
  );
}
