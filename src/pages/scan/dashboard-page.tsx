import type { ReactNode } from "react";
import { Badge } from "../../../client/components/badge.tsx";
import { Band } from "../../../client/components/band.tsx";
import { Button, LinkButton } from "../../../client/components/button.tsx";
import { Check } from "../../../client/components/field.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { Stat } from "../../../client/components/stat.tsx";
import { TaskScreen } from "../../../client/journey/task-screen.tsx";
import { endpointHref, href } from "../../contract/routes.ts";
import { countFindings, findingStates, type ScanError, type ScanStatus } from "../../contract/scan/scans.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { Hole } from "../../render/hole.tsx";
import { type Given, page } from "../../render/page.ts";
import { BrokerTable } from "./broker-table.tsx";
import styles from "./dashboard.module.css";
import { DaysChart } from "./days-chart.tsx";
import { Demonstration } from "./demonstration.tsx";
import { FindingCard } from "./finding-card.tsx";
import { dateText, momentText, stateWords } from "./scan-words.ts";
import { type NoScan, NoScanScreen } from "./trouble.tsx";

/** What was found, or the question whether to delete it; with why a press did nothing. */
export type DashboardOutcome =
  | NoScan
  | { readonly tag: "shown"; readonly screen: "findings"; readonly status: ScanStatus; readonly trouble: null }
  | {
      readonly tag: "invalid" | "unavailable";
      readonly screen: "findings";
      readonly status: ScanStatus;
      readonly trouble: ScanError;
    }
  /** `invalid`: not without the tick. */
  | { readonly tag: "shown" | "invalid"; readonly screen: "delete"; readonly status: ScanStatus };

export const dashboardPage = page({
  title: "Your scan",
  description:
    "What the free scan found: which sites list you, what they say, where each removal stands and what comes next.",
  indexed: false,
  holes: {
    scan: (visit, { outcome }: Given<DashboardOutcome>) => {
      const { theme } = visit;
      if (outcome.screen === "none") return <NoScanScreen tag={outcome.tag} visit={visit} />;
      const { status } = outcome;
      if (outcome.screen === "delete") return <Deleting {...{ theme, status }} notSure={outcome.tag === "invalid"} />;
      return <Dashboard {...{ theme, status }} trouble={outcome.trouble} />;
    },
  },
  body: () => <Hole name="scan" />,
});

interface DashboardProps {
  readonly theme: Theme;
  readonly status: ScanStatus;
  readonly trouble: ScanError | null;
}

function Dashboard({ theme, status, trouble }: DashboardProps) {
  return (
    <>
      <PageHead
        quiet
        title={titleFor(status)}
        lead={leadFor(status)}
        plate={<Plate name="glean" theme={theme} eager alt="" />}
      >
        <Badge tone="ember" icon="info">
          Demonstration data
        </Badge>
        {trouble && <Trouble trouble={trouble} />}
        <Sums status={status} />
      </PageHead>
      {status.resultsFound.length > 0 && (
        <Band tone="bark">
          <div className="split">
            <div className="say">
              <h2 className={styles.smaller}>Day by day.</h2>
            </div>
            <DaysChart status={status} />
          </div>
        </Band>
      )}
      <Band>
        <Findings status={status} />
      </Band>
      <Band tone="bark">
        <Searched status={status} />
      </Band>
      <Band>
        <Yours status={status} />
      </Band>
    </>
  );
}

function titleFor({ state, resultsFound }: ScanStatus): string {
  if (resultsFound.length > 0) return "Who lists you.";
  return state === "searching" ? "Nothing found so far." : "Nobody lists you.";
}

function leadFor({ state, scanProgress, resultsFound, demonstration, expiresAt }: ScanStatus): string {
  const { currentScans, totalScans } = scanProgress;
  const over = `All of this deletes itself on ${momentText(expiresAt)}.`;
  if (state === "searching") return `${currentScans} of ${totalScans} sites have been searched. ${over}`;
  if (resultsFound.length === 0) return `None of the ${totalScans} sites has a page that fits your answers. ${over}`;
  return `So it stands on ${dateText(demonstration.today)} of the demonstration, in which a day passes in ${Math.round(demonstration.dayLasts / 1000)} seconds. ${over}`;
}

function Sums({ status }: { status: ScanStatus }) {
  const counts = countFindings(status.resultsFound);
  const sums: readonly (readonly [number, string])[] = [
    [counts.overdue, "overdue"],
    [counts.found, "found"],
    [counts.asked, "in progress"],
    [counts.removed, "removed"],
    [counts["not-yours"], "not yours"],
  ];
  return (
    <>
      <div className={styles.sums}>
        {sums.map(([count, words]) => (
          <Stat key={words} value={String(count)}>
            {words}
          </Stat>
        ))}
      </div>
      <p className={`acts ${styles.press}`}>
        <GoLink href={href("dbpDashboard")} icon="refresh">
          Look again
        </GoLink>
        {status.state === "searching" && <GoLink href={href("dbpProgress")}>See how far the search is</GoLink>}
      </p>
    </>
  );
}

function Findings({ status }: { status: ScanStatus }) {
  const { resultsFound, state } = status;
  if (resultsFound.length === 0) return <NothingFound searching={state === "searching"} />;
  return (
    <div className={styles.groups}>
      {findingStates.map((group) => {
        const findings = resultsFound.filter((finding) => finding.state === group);
        if (findings.length === 0) return null;
        return (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h2 className={styles.smaller} id={`group-${group}`}>
              {stateWords[group].heading} <span className="num">({findings.length})</span>
            </h2>
            <div className={styles.cards}>
              {findings.map((finding) => (
                <FindingCard key={finding.id} finding={finding} />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}

function Searched({ status: { scanProgress } }: { status: ScanStatus }) {
  const { scannedBrokers } = scanProgress;
  const silent = scannedBrokers.filter(({ state }) => state === "unreachable");
  return (
    <div className="say">
      <h2 className={styles.smaller}>Site by site.</h2>
      {silent.length > 0 && (
        <p>
          {silent.length === 1 ? "One site" : `${silent.length} sites`} did not answer, however often it was tried. The
          list says where you can ask yourself.
        </p>
      )}
      <details className={styles.every}>
        <summary>Every search, with its answer and its time</summary>
        <BrokerTable brokers={scannedBrokers} />
      </details>
    </div>
  );
}

function NothingFound({ searching }: { searching: boolean }) {
  return (
    <Notice tone={searching ? "info" : "good"} title={searching ? "The search is not over" : "That is good news"}>
      <p>
        {searching
          ? "Pages appear here as soon as a site has answered."
          : "There is nothing to remove. A former name or an earlier town sometimes finds more; both can be added."}
      </p>
      {!searching && (
        <p className="acts">
          <GoLink href={href("dbpEdit")}>Add a name or a town</GoLink>
        </p>
      )}
    </Notice>
  );
}

function Yours({ status }: { status: ScanStatus }) {
  return (
    <div className="split">
      <div className="say">
        <h2 className={styles.smaller}>All of it is yours.</h2>
      </div>
      <div className="say">
        <p className="lead">
          Take it with you, correct it, or delete it at once. On {momentText(status.expiresAt)} it deletes itself.
        </p>
        <p className={`acts ${styles.press}`}>
          <LinkButton variant="line" icon="download" href={endpointHref("dbpCsv")} download>
            As a table (CSV)
          </LinkButton>
          <LinkButton variant="line" icon="download" href={endpointHref("dbpJson")} download>
            As data (JSON)
          </LinkButton>
          <LinkButton variant="line" icon="user" href={href("dbpEdit")}>
            Change my answers
          </LinkButton>
          <LinkButton variant="line" icon="chat" href={href("dbpFeedback")}>
            Say how it was
          </LinkButton>
          <LinkButton variant="line" icon="trash" href={href("dbpDashboard", { delete: "" })}>
            Delete everything
          </LinkButton>
        </p>
        <Demonstration />
      </div>
    </div>
  );
}

/** Before everything goes: what that is, and one deliberate tick. */
function Deleting({ theme, status, notSure }: { theme: Theme; status: ScanStatus; notSure: boolean }) {
  const { resultsFound, scanProgress } = status;
  return (
    <TaskScreen
      title="Delete the scan and all answers?"
      lead={`That is your profile, ${resultsFound.length} findings and the record of ${scanProgress.scannedBrokers.length} searched sites. It happens at once and cannot be undone.`}
      plate="swept"
      theme={theme}
    >
      <form className={styles.question} method="post" action={href("dbpDashboard")}>
        {notSure && (
          <Notice tone="bad" title="Nothing was deleted" live>
            <p>Tick the box if you are sure.</p>
          </Notice>
        )}
        <Check name="sure" value="on" required label="I am sure, and I do not need a copy" />
        <div className="acts">
          <Button name="intent" value="delete" icon="trash">
            Delete everything
          </Button>
          <LinkButton variant="line" href={href("dbpDashboard")}>
            Keep it
          </LinkButton>
        </div>
      </form>
    </TaskScreen>
  );
}

const troubleWords: Readonly<Partial<Record<ScanError, ReactNode>>> = {
  finding_removed: "That page is gone already, so there is nothing left to say about it.",
  unknown_finding: "That page is not among the findings any more. What you see below is how it stands now.",
};

function Trouble({ trouble }: { trouble: ScanError }) {
  return (
    <Notice tone="bad" title="That was not done" live>
      <p>{troubleWords[trouble] ?? "The scan service did not take it. Nothing was changed; try again in a minute."}</p>
    </Notice>
  );
}
