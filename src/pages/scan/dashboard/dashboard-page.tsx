import type { ReactNode } from "react";
import { Band } from "../../../../client/components/band.tsx";
import { LinkButton } from "../../../../client/components/button.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import { brand, facts } from "../../../contract/brand.ts";
import type { Country } from "../../../contract/country.ts";
import { momentWords } from "../../../contract/day-words.ts";
import { endpointHref, href } from "../../../contract/routes.ts";
import type { ScanError, ScanStatus } from "../../../contract/scan/scans.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import { formatPrice, priceIn } from "../../../contract/subscription/prices.ts";
import type { C } from "../../../forms/form.ts";
import { page } from "../../../render/page.ts";
import { Demonstration } from "../demonstration.tsx";
import { includesRemoval } from "../offer.ts";
import { carryOver, readStatus } from "../scan-calls.ts";
import { goTo, keepRemoval, noScan, openScan, redirectUnlessAllowed, type ScanVisitor } from "../scan-visitor.ts";
import { isUndecided } from "../scan-words.ts";
import { type NoScan, NoScanScreen } from "../trouble.tsx";
import { BrokerTable } from "./broker-table.tsx";
import styles from "./dashboard.module.css";
import { DaysChart } from "./days-chart.tsx";
import { Deleting } from "./deleting.tsx";
import { Findings, Sums } from "./findings.tsx";
import { KeepScan, Repeats, Replacing } from "./repeats.tsx";

/** Why a press did nothing; or that there is no scan. */
export type DashboardResult =
  | NoScan
  | { readonly tag: "invalid" | "unavailable"; readonly screen: "findings"; readonly trouble: ScanError }
  /** The box was not ticked. */
  | { readonly tag: "invalid"; readonly screen: "delete" };

export const dashboardPage = page({
  title: "Scan results",
  description: "Results of your demonstration scan: the sites that list you, what they show, and how removal would go.",
  indexed: false,
  load: async (c, result: DashboardResult | null) => {
    if (result?.screen === "none") return result;
    const visitor = await openScan(c);
    const redirect = redirectUnlessAllowed(visitor, "dashboard");
    if (redirect) return redirect;
    const answer = await readStatus(c, visitor.scanId ?? "");
    if (!answer.ok) return (await refound(c, visitor, answer.error)) ?? noScan(visitor, answer.error);
    const isDeleting = result ? result.screen === "delete" : c.var.visit.url.searchParams.has("delete");
    const mayKeep = answer.value.removal === undefined && (await includesRemoval(c));
    return { screen: isDeleting ? "delete" : "findings", status: answer.value, mayKeep } as const;
  },
  body: ({ theme, country, data, result }) => {
    if (data.screen === "none") return <NoScanScreen {...data} theme={theme} back="dbpDashboard" />;
    const { status, mayKeep } = data;
    if (data.screen === "delete") return <Deleting {...{ theme, status }} notSure={result !== null} />;
    const trouble = result?.screen === "findings" ? result.trouble : null;
    return <Dashboard {...{ theme, status, mayKeep, country, trouble }} />;
  },
});

/** A scan that was kept, though the answer that said so never arrived, is asked for by the id that it has now. */
async function refound(c: C, visitor: ScanVisitor, error: ScanError): Promise<Response | null> {
  if (error !== "scan_gone" || visitor.isOwned || !(await includesRemoval(c))) return null;
  const carried = await carryOver(c, visitor.scanId ?? "", { replaces: false });
  if (!carried.ok) return null;
  await keepRemoval(c, visitor, carried.value.scanId);
  return goTo("dashboard");
}

interface DashboardProps {
  readonly theme: Theme;
  readonly status: ScanStatus;
  /** The visitor subscribes to removal, and this scan is not theirs yet. */
  readonly mayKeep: boolean;
  readonly country: Country | null;
  readonly trouble: ScanError | null;
}

/** The chart of days is drawn once the visitor has decided about a finding: until then all days look alike. */
function Dashboard({ theme, status, mayKeep, country, trouble }: DashboardProps) {
  return (
    <>
      <TaskScreen
        title={titleFor(status)}
        lead={leadFor(status)}
        theme={theme}
        {...(status.resultsFound.some((finding) => !isUndecided(finding))
          ? {
              side: (
                <div data-day="chart">
                  <DaysChart status={status} />
                </div>
              ),
              beside: true,
            }
          : { illustration: "glean" })}
      >
        {trouble === "removal_held" && <Replacing />}
        {trouble && trouble !== "removal_held" && <Trouble trouble={trouble} />}
        <Sums status={status} />
      </TaskScreen>
      <Band tone="surface-alt">
        <div data-day="findings">
          <Findings status={status} />
        </div>
        <Removal {...{ status, mayKeep, country }} />
      </Band>
      <Band>
        <Searched status={status} />
      </Band>
      <Band tone="surface-alt" id="yours">
        <Yours status={status} />
      </Band>
    </>
  );
}

function titleFor({ state, resultsFound }: ScanStatus): string {
  const pages = resultsFound.length === 1 ? "1 page matches" : `${resultsFound.length} pages match`;
  if (resultsFound.some(isUndecided)) return `Demonstration: ${pages} your answers`;
  if (resultsFound.length > 0) return "Demonstration: how removal goes";
  return state === "searching" ? "Demonstration: no pages found so far" : "Demonstration: no pages match your answers";
}

function leadFor({ state, scanProgress, resultsFound, removal }: ScanStatus): string {
  const { currentScans, totalScans } = scanProgress;
  if (state === "searching") return `We’ve searched ${currentScans} of ${totalScans} invented sites.`;
  if (resultsFound.length === 0)
    return `None of the ${totalScans} invented sites has a page that matches your answers.`;
  if (!resultsFound.some(isUndecided) && removal?.isPaused)
    return "You’ve paused this scan, so no day passes here and we ask no site. To go on, resume searches below.";
  if (!resultsFound.some(isUndecided))
    return "You’ve decided about every page. The demonstration asks each site for removal on its day. Days pass in seconds here: watch what the invented sites answer.";
  return "The sites and pages are invented. Below, choose for each page: request removal if it’s about the person you made up, or say that it’s the wrong person. Then watch how removal goes for subscribers.";
}

/** What comes after a free scan: what it costs, or for a subscriber the way to it, and what it has come to. */
function Removal({ status, mayKeep, country }: Pick<DashboardProps, "status" | "mayKeep" | "country">) {
  if (status.removal) return <Repeats {...status.removal} />;
  return mayKeep ? <KeepScan /> : <Plans country={country} />;
}

function Plans({ country }: { country: Country | null }) {
  const [monthly, yearly] = country ? [priceIn(country, "monthly"), priceIn(country, "yearly")] : [];
  const cost =
    monthly && yearly
      ? `: free for ${facts.trialDays} days, then ${formatPrice(monthly)} a month or ${formatPrice(yearly)} a year`
      : "";
  return (
    <div className="split">
      <div className="say">
        <h2 className={styles.smaller}>Removal of real pages</h2>
      </div>
      <div className="say">
        <p>{`This demonstration removes nothing real. Real removal is part of ${brand.pro}${cost}.`}</p>
        <p className="acts">
          <LinkButton href={href("pro", {}, "plans")}>See plans and prices</LinkButton>
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
        <h2 className={styles.smaller}>Searched sites</h2>
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

function endWords({ expiresAt }: ScanStatus): string {
  if (expiresAt !== undefined) return `We delete your scan on ${momentWords(expiresAt)}, unless you delete it sooner.`;
  return "We keep your scan while your subscription includes Personal Information Removal. We delete it within a day of the subscription’s end, with your account, or at once when you delete it here.";
}

function Yours({ status }: { status: ScanStatus }) {
  return (
    <div className="split">
      <div className="say">
        <h2 className={styles.smaller}>Download, change or delete your scan</h2>
      </div>
      <div className="say">
        <p className="lead">{endWords(status)}</p>
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

const troubleWords: Readonly<Partial<Record<ScanError, ReactNode>>> = {
  finding_removed: "The site has already removed this page.",
  not_subscribed: "Your subscription doesn’t include Personal Information Removal.",
  owner_only: "Sign in with the account of your subscription, then try again.",
  unknown_finding: "This page is no longer in your results. Your current results are below.",
};

function Trouble({ trouble }: { trouble: ScanError }) {
  return (
    <Notice tone="bad" title="We couldn’t change your scan" live>
      <p>{troubleWords[trouble] ?? "The scan service isn’t answering. Try again in a minute."}</p>
    </Notice>
  );
}
