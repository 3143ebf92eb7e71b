import type { ReactNode } from "react";
import { LinkButton } from "../../../../client/components/button.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { Band } from "../../../../client/components/sections/band.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import { brand, facts } from "../../../contract/brand/brand.ts";
import type { Country } from "../../../contract/country.ts";
import { momentWords } from "../../../contract/day-words.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { endpointHref, href } from "../../../contract/routes.ts";
import type { ScanError, ScanStatus } from "../../../contract/scan/scans.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import { formatPrice, priceIn } from "../../../contract/subscription/prices.ts";
import type { C } from "../../../forms/form.ts";
import { FormOwner } from "../../../forms/idempotency-key.tsx";
import { page } from "../../../render/page.ts";
import { Demonstration } from "../demonstration.tsx";
import { includesRemoval } from "../offer.ts";
import { carryOver, readStatus } from "../scan-calls.ts";
import {
  formOwnerOf,
  goTo,
  keepRemoval,
  noScan,
  openScan,
  redirectUnlessAllowed,
  type ScanVisitor,
} from "../scan-visitor.ts";
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
  title: () => i18n.t("Scan results"),
  description: () =>
    i18n.t("Results of your demonstration scan: the sites that list you, what they show, and how removal would go."),
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
    const owner = await formOwnerOf(visitor);
    return { screen: isDeleting ? "delete" : "findings", status: answer.value, mayKeep, owner } as const;
  },
  body: ({ theme, country, data, result }) => {
    if (data.screen === "none") return <NoScanScreen {...data} theme={theme} back="dbpDashboard" />;
    const { status, mayKeep, owner } = data;
    const trouble = result?.screen === "findings" ? result.trouble : null;
    return (
      <FormOwner value={owner}>
        {data.screen === "delete" ? (
          <Deleting {...{ theme, status }} notSure={result !== null} />
        ) : (
          <Dashboard {...{ theme, status, mayKeep, country, trouble }} />
        )}
      </FormOwner>
    );
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
  if (resultsFound.some(isUndecided)) {
    return resultsFound.length === 1
      ? i18n.t("Demonstration: 1 page matches your answers")
      : i18n.t("Demonstration: {count} pages match your answers", { count: resultsFound.length });
  }
  if (resultsFound.length > 0) return i18n.t("Demonstration: how removal goes");
  return state === "searching"
    ? i18n.t("Demonstration: no pages found so far")
    : i18n.t("Demonstration: no pages match your answers");
}

function leadFor({ state, scanProgress, resultsFound, removal }: ScanStatus): string {
  const { currentScans, totalScans } = scanProgress;
  if (state === "searching")
    return i18n.t("We’ve searched {count} of {total} invented sites.", { count: currentScans, total: totalScans });
  if (resultsFound.length === 0)
    return i18n.t("None of the {total} invented sites has a page that matches your answers.", { total: totalScans });
  if (!resultsFound.some(isUndecided) && removal?.isPaused)
    return i18n.t(
      "You’ve paused this scan, so no day passes here and we ask no site. To go on, resume searches below.",
    );
  if (!resultsFound.some(isUndecided))
    return i18n.t(
      "You’ve decided about every page. The demonstration asks each site for removal on its day. Days pass in seconds here: watch what the invented sites answer.",
    );
  return i18n.t(
    "The sites and pages are invented. Below, choose for each page: request removal if it’s about the person you made up, or say that it’s the wrong person. Then watch how removal goes for subscribers.",
  );
}

/** What comes after a free scan: what it costs, or for a subscriber the way to it, and what it has come to. */
function Removal({ status, mayKeep, country }: Pick<DashboardProps, "status" | "mayKeep" | "country">) {
  if (status.removal) return <Repeats {...status.removal} />;
  return mayKeep ? <KeepScan /> : <Plans country={country} />;
}

function Plans({ country }: { country: Country | null }) {
  const [monthly, yearly] = country ? [priceIn(country, "monthly"), priceIn(country, "yearly")] : [];
  return (
    <div className="split">
      <div className="say">
        <h2 className={styles.smaller}>{i18n.t("Removal of real pages")}</h2>
      </div>
      <div className="say">
        <p>
          {monthly && yearly
            ? i18n.t(
                "This demonstration removes nothing real. Real removal is part of {pro}: free for {days} days the first time, then {month} a month or {year} a year.",
                { pro: brand.pro, days: facts.trialDays, month: formatPrice(monthly), year: formatPrice(yearly) },
              )
            : i18n.t("This demonstration removes nothing real. Real removal is part of {pro}.", { pro: brand.pro })}
        </p>
        <p className="acts">
          <LinkButton href={href("pro", {}, "plans")}>{i18n.t("See plans and prices")}</LinkButton>
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
        <h2 className={styles.smaller}>{i18n.t("Searched sites")}</h2>
      </div>
      <div className="say">
        {silent.length > 0 && (
          <p>
            {silent.length === 1
              ? i18n.t(
                  "One site didn’t answer, though we tried several times. In a real scan, the list says where you can ask for removal yourself.",
                )
              : i18n.t(
                  "{count} sites didn’t answer, though we tried several times. In a real scan, the list says where you can ask for removal yourself.",
                  { count: silent.length },
                )}
          </p>
        )}
        <details className={styles.every}>
          <summary>{i18n.t("Show every search, with its answer and time")}</summary>
          <BrokerTable brokers={scannedBrokers} />
        </details>
      </div>
    </div>
  );
}

function endWords({ expiresAt }: ScanStatus): string {
  if (expiresAt !== undefined)
    return i18n.t("We delete your scan on {date}, unless you delete it sooner.", { date: momentWords(expiresAt) });
  return i18n.t(
    "We keep your scan while your subscription includes Personal Information Removal. We delete it within a day of the subscription’s end, with your account, or at once when you delete it here.",
  );
}

function Yours({ status }: { status: ScanStatus }) {
  return (
    <div className="split">
      <div className="say">
        <h2 className={styles.smaller}>{i18n.t("Download, change or delete your scan")}</h2>
      </div>
      <div className="say">
        <p className="lead">{endWords(status)}</p>
        <p className={`acts ${styles.press}`}>
          <LinkButton variant="line" icon="download" href={endpointHref("dbpCsv")} download>
            {i18n.t("Download results (CSV)")}
          </LinkButton>
          <LinkButton variant="line" icon="download" href={endpointHref("dbpJson")} download>
            {i18n.t("Download results (JSON)")}
          </LinkButton>
          <LinkButton variant="line" icon="user" href={href("dbpEdit")}>
            {i18n.t("Change my answers")}
          </LinkButton>
          <LinkButton variant="line" icon="chat" href={href("dbpFeedback")}>
            {i18n.t("Rate the scan")}
          </LinkButton>
          <LinkButton variant="line" icon="trash" href={href("dbpDashboard", { delete: "" })}>
            {i18n.t("Delete scan and answers")}
          </LinkButton>
        </p>
        <Demonstration />
      </div>
    </div>
  );
}

function troubleWords(): Readonly<Partial<Record<ScanError, ReactNode>>> {
  return {
    finding_removed: i18n.t("The site has already removed this page."),
    not_subscribed: i18n.t("Your subscription doesn’t include Personal Information Removal."),
    owner_only: i18n.t("Sign in with the account of your subscription, then try again."),
    unknown_finding: i18n.t("This page is no longer in your results. Your current results are below."),
  };
}

function Trouble({ trouble }: { trouble: ScanError }) {
  return (
    <Notice tone="bad" title={i18n.t("We couldn’t change your scan")} live>
      <p>{troubleWords()[trouble] ?? i18n.t("The scan service isn’t answering. Try again in a minute.")}</p>
    </Notice>
  );
}
