import type { ReactNode } from "react";
import { href } from "../../src/contract/routes.ts";
import { type BrokerState, countFindings, type ScanStatus } from "../../src/contract/scan/scans.ts";
import { LinkButton } from "../components/button.tsx";
import { GoLink } from "../components/go-link.tsx";
import { Icon, type IconName } from "../components/icon.tsx";
import { Notice } from "../components/notice.tsx";
import styles from "./scan-live.module.css";

/** How news of the scan comes: as it happens, by asking again and again, not at all for now, or with each page. */
export type Connection = "live" | "asking" | "lost" | "by-page";

type ScanLiveProps = {
  status: ScanStatus;
  connection: Connection;
  /** Said to a screen reader; changes at a few marks only. */
  announced: ReactNode;
};

/** How far the search is: a dash for each broker, the numbers, and the brokers by name. */
export function ScanLive({ status, connection, announced }: ScanLiveProps) {
  const { currentScans, totalScans, scannedBrokers } = status.scanProgress;
  const isDone = status.state !== "searching";
  const found = status.resultsFound.length;
  return (
    <div className={styles.live}>
      <p className="vh" role="status">
        {announced}
      </p>
      <div
        className={styles.field}
        role="progressbar"
        aria-label="Sites searched"
        aria-valuemin={0}
        aria-valuemax={totalScans}
        aria-valuenow={currentScans}
        aria-valuetext={`${currentScans} of ${totalScans} sites searched`}
      >
        {Array.from({ length: totalScans }, (_, index) => {
          const broker = scannedBrokers[index];
          return <i key={broker?.id ?? index} className={broker && styles[broker.state]} />;
        })}
      </div>
      <div className={styles.sums}>
        <p>
          <b className="num">{currentScans}</b> of {totalScans} sites searched
        </p>
        <p>
          <b className="num">{found}</b> {found === 1 ? "page" : "pages"} found{!isDone && " so far"}
        </p>
      </div>
      {isDone ? <Done status={status} /> : <Pending connection={connection} />}
      <Brokers status={status} />
    </div>
  );
}

function Done({ status }: { status: ScanStatus }) {
  const listed = status.resultsFound.length - countFindings(status.resultsFound)["not-yours"];
  return (
    <div className="say">
      <Notice
        tone="good"
        title={
          listed === 0
            ? "No site has a page that matches"
            : `${listed === 1 ? "1 invented page matches" : `${listed} invented pages match`} your answers`
        }
      >
        <p>
          {listed === 0
            ? "None of the sites has a page that matches your answers."
            : "See what each page shows, and tell us which pages are about you."}
        </p>
      </Notice>
      <LinkButton href={href("dbpDashboard")}>See scan results</LinkButton>
    </div>
  );
}

const pendingWords: Readonly<Record<Connection, string>> = {
  live: "Each dash above is one site, and changes when it answers. You can close this page: the scan goes on, and you find it here again in this browser.",
  asking:
    "This page updates every few seconds. You can close it: the scan goes on, and you find it here again in this browser.",
  lost: "This page is offline and trying to reconnect. The scan goes on.",
  "by-page":
    "Refresh to see how far the scan is. You can close this page: the scan goes on, and you find it here again in this browser.",
};

function Pending({ connection }: { connection: Connection }) {
  return (
    <div className={styles.pending}>
      <p className="soft small">{pendingWords[connection]}</p>
      <p className="acts">
        <GoLink href={href("dbpProgress")} icon="refresh">
          Refresh progress
        </GoLink>
        <GoLink href={href("dbpDashboard")}>See results so far</GoLink>
        <GoLink href={href("dbpDashboard", { delete: "" })}>Stop and delete scan</GoLink>
      </p>
    </div>
  );
}

export const brokerWords: Readonly<Record<BrokerState, { readonly icon: IconName; readonly text: string }>> = {
  searching: { icon: "search", text: "Searching" },
  retrying: { icon: "clock", text: "Busy, we’ll search again" },
  clear: { icon: "check", text: "Nothing about you" },
  found: { icon: "alert", text: "Page found" },
  unreachable: { icon: "minus", text: "Didn’t answer" },
};

function Brokers({ status }: { status: ScanStatus }) {
  const { scannedBrokers, totalScans } = status.scanProgress;
  const ahead = totalScans - scannedBrokers.length;
  return (
    <section className={styles.brokers} aria-labelledby="brokers">
      <h2 id="brokers">Sites</h2>
      <ul>
        {scannedBrokers.map(({ id, name, state }) => (
          <li key={id} className={styles[state]}>
            <Icon name={brokerWords[state].icon} size={20} />
            <b>{name}</b>
            <span>{brokerWords[state].text}</span>
          </li>
        ))}
      </ul>
      {ahead > 0 && <p className="soft small">{ahead === 1 ? "1 site is" : `${ahead} sites are`} still to come.</p>}
    </section>
  );
}
