import type { ReactNode } from "react";
import { Band } from "../../../client/components/band.tsx";
import { Button, LinkButton } from "../../../client/components/button.tsx";
import { Check } from "../../../client/components/field.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { Stat } from "../../../client/components/stat.tsx";
import { TaskScreen } from "../../../client/journey/task-screen.tsx";
import { brand, facts } from "../../contract/brand.ts";
import type { Country } from "../../contract/country.ts";
import { momentWords } from "../../contract/day-words.ts";
import { endpointHref, href } from "../../contract/routes.ts";
import { countFindings, findingStates, type ScanError, type ScanStatus } from "../../contract/scan/scans.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { formatPrice, priceIn } from "../../contract/subscription/prices.ts";
import { Hole } from "../../render/hole.tsx";
import { type Given, page } from "../../render/page.ts";
import { BrokerTable } from "./broker-table.tsx";
import styles from "./dashboard.module.css";
import { DaysChart } from "./days-chart.tsx";
import { Demonstration } from "./demonstration.tsx";
import { FindingRow } from "./finding-row.tsx";
import { dayTextOf, groupHeadings } from "./scan-words.ts";
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
  title: "Scan results",
  description: "Results of your free scan: the sites that list you, what they show, and how removal would go.",
  indexed: false,
  holes: {
    scan: (visit, { outcome }: Given<DashboardOutcome>) => {
      const { theme } = visit;
      if (outcome.screen === "none") return <NoScanScreen tag={outcome.tag} visit={visit} />;
      const { status } = outcome;
      if (outcome.screen === "delete") return <Deleting {...{ theme, status }} notSure={outcome.tag === "invalid"} />;
      return <Dashboard {...{ theme, status }} country={visit.country} trouble={outcome.trouble} />;
    },
  },
  body: () => <Hole name="scan" />,
});

interface DashboardProps {
  readonly theme: Theme;
  readonly status: ScanStatus;
  readonly country: Country | null;
  readonly trouble: ScanError | null;
}

function Dashboard({ theme, status, country, trouble }: DashboardProps) {
  return (
    <>
      <TaskScreen
        title={titleFor(status)}
        lead={leadFor(status)}
        theme={theme}
        {...(status.resultsFound.length > 0
          ? { side: <DaysChart status={status} />, beside: true }
          : { plate: "glean" })}
      >
        {trouble && <Trouble trouble={trouble} />}
        <Sums status={status} />
      </TaskScreen>
      <Band tone="bark">
        <Findings status={status} />
        <Removal country={country} />
      </Band>
      <Band>
        <Searched status={status} />
      </Band>
      <Band tone="bark" id="yours">
        <Yours status={status} />
      </Band>
    </>
  );
}

function titleFor({ state, resultsFound }: ScanStatus): string {
  const pages = resultsFound.length === 1 ? "1 page matches" : `${resultsFound.length} pages match`;
  if (resultsFound.length > 0) return `Demonstration: ${pages} your answers`;
  return state === "searching" ? "Demonstration: no pages found so far" : "Demonstration: no pages match your answers";
}

function leadFor({ state, scanProgress, resultsFound }: ScanStatus): string {
  const { currentScans, totalScans } = scanProgress;
  if (state === "searching") return `We’ve searched ${currentScans} of ${totalScans} invented sites.`;
  if (resultsFound.length === 0)
    return `None of the ${totalScans} invented sites has a page that matches your answers.`;
  return "The sites and pages are invented. Say for each page below whether it’s about the person you made up, and watch removal as subscribers see it.";
}

/** Days that pass in seconds have to be told, or nobody knows why a site answers in weeks. */
function daysWords({ resultsFound, demonstration }: ScanStatus): string {
  const today = dayTextOf({ resultsFound, demonstration })(demonstration.today);
  return `In this demonstration, a day passes in ${Math.round(demonstration.dayLasts / 1000)} seconds, so that you see weeks of removal in a minute. This page shows ${today}. Refresh results to see what has changed since.`;
}

function Sums({ status }: { status: ScanStatus }) {
  const counts = countFindings(status.resultsFound);
  const sums: readonly (readonly [number, string])[] = [
    [counts.found, "found, no request yet"],
    [counts.asked, "removal requested"],
    [counts.removed, "removed"],
    [counts.overdue, "past the site’s deadline"],
    [counts["not-yours"], "about someone else"],
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
      {status.resultsFound.length > 0 && <p className="soft small">{daysWords(status)}</p>}
      <p className={`acts ${styles.press}`}>
        <GoLink href={href("dbpDashboard")} icon="refresh">
          Refresh results
        </GoLink>
        {status.state === "searching" && <GoLink href={href("dbpProgress")}>See scan progress</GoLink>}
        <GoLink href="#yours">Download, change or delete scan</GoLink>
      </p>
    </>
  );
}

function Findings({ status }: { status: ScanStatus }) {
  const { resultsFound, state } = status;
  const dayText = dayTextOf(status);
  const who = resultsFound[0]?.name;
  if (who === undefined) return <NothingFound searching={state === "searching"} />;
  return (
    <div className={styles.groups}>
      <p className="lead">
        Name on these pages: <b className={styles.who}>{who}</b>
      </p>
      {findingStates.map((group) => {
        const findings = resultsFound.filter((finding) => finding.state === group);
        if (findings.length === 0) return null;
        return (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h2 className={styles.smaller} id={`group-${group}`}>
              {groupHeadings[group]} <span className="num">({findings.length})</span>
            </h2>
            <div className={styles.rows}>
              {findings.map((finding) => (
                <FindingRow key={finding.id} {...{ finding, dayText, who }} />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}

/** What comes after a free scan, and what it costs. */
function Removal({ country }: { country: Country | null }) {
  const price = country && priceIn(country, "Monthly");
  const cost = price
    ? ` After the ${facts.trialDays}-day free trial, it costs ${formatPrice(price)} a month, or less with the yearly plan.`
    : "";
  return (
    <div className="split">
      <div className="say">
        <h2 className={styles.smaller}>Removal of real pages.</h2>
      </div>
      <div className="say">
        <p>{`The free scan removes nothing. Removal is part of ${brand.pro}.${cost}`}</p>
        <p className="acts">
          <GoLink href={href("pro", {}, "plans")}>See plans and prices</GoLink>
        </p>
      </div>
    </div>
  );
}

function Searched({ status: { scanProgress } }: { status: ScanStatus }) {
  const { scannedBrokers } = scanProgress;
  const silent = scannedBrokers.filter(({ state }) => state === "unreachable");
  return (
    <div className="split">
      <div className="say">
        <h2 className={styles.smaller}>Searched sites.</h2>
      </div>
      <div className="say">
        {silent.length > 0 && (
          <p>
            {silent.length === 1 ? "One site" : `${silent.length} sites`} didn’t answer, though we tried several times.
            In a real scan, the list says where you can ask for removal yourself.
          </p>
        )}
        <details className={styles.every}>
          <summary>Show every search, with its answer and time</summary>
          <BrokerTable brokers={scannedBrokers} />
        </details>
      </div>
    </div>
  );
}

function NothingFound({ searching }: { searching: boolean }) {
  return (
    <Notice
      tone={searching ? "info" : "good"}
      title={searching ? "The scan is still running" : "There’s nothing to remove"}
    >
      <p>
        {searching
          ? "Results appear here as sites answer."
          : "A former name or an earlier town sometimes finds more. You can add both."}
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
        <h2 className={styles.smaller}>Download, change or delete your scan.</h2>
      </div>
      <div className="say">
        <p className="lead">
          We delete your scan on {momentWords(status.expiresAt)}, if you haven’t deleted it before.
        </p>
        <p className={`acts ${styles.press}`}>
          <LinkButton variant="line" icon="download" href={endpointHref("dbpCsv")} download>
            Download results (CSV)
          </LinkButton>
          <LinkButton variant="line" icon="download" href={endpointHref("dbpJson")} download>
            Download results (JSON)
          </LinkButton>
          <LinkButton variant="line" icon="user" href={href("dbpEdit")}>
            Change my answers
          </LinkButton>
          <LinkButton variant="line" icon="chat" href={href("dbpFeedback")}>
            Rate the scan
          </LinkButton>
          <LinkButton variant="line" icon="trash" href={href("dbpDashboard", { delete: "" })}>
            Delete scan and answers
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
      title="Delete your scan and answers?"
      lead={`We delete your answers, ${resultsFound.length} ${resultsFound.length === 1 ? "result" : "results"} and the list of ${scanProgress.scannedBrokers.length} searched sites. You can’t undo this.`}
      plate="swept"
      theme={theme}
    >
      <form className="say" method="post" action={href("dbpDashboard")}>
        {notSure && (
          <Notice tone="bad" title="We haven’t deleted anything" live>
            <p>To delete your scan, tick the box.</p>
          </Notice>
        )}
        <Check name="sure" value="on" required label="I want to delete my scan, and I don’t need a copy" />
        <div className="acts">
          <Button name="intent" value="delete" icon="trash">
            Delete scan and answers
          </Button>
          <LinkButton variant="line" href={href("dbpDashboard")}>
            Keep scan
          </LinkButton>
        </div>
      </form>
    </TaskScreen>
  );
}

const troubleWords: Readonly<Partial<Record<ScanError, ReactNode>>> = {
  finding_removed: "The site has already removed this page.",
  unknown_finding: "This page is no longer in your results. Your current results are below.",
};

function Trouble({ trouble }: { trouble: ScanError }) {
  return (
    <Notice tone="bad" title="We couldn’t change this result" live>
      <p>{troubleWords[trouble] ?? "The scan service isn’t answering. Try again in a minute."}</p>
    </Notice>
  );
}
