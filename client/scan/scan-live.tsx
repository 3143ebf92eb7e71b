import { i18n } from "../../src/contract/language/i18n.ts";
import { href } from "../../src/contract/routes.ts";
import { type BrokerState, brokerStates, countFindings, type ScanStatus } from "../../src/contract/scan/scans.ts";
import { LinkButton } from "../components/button.tsx";
import { GoLink } from "../components/go-link.tsx";
import { Icon, type IconName } from "../components/icon.tsx";
import { Notice } from "../components/notice.tsx";
import { Sentence } from "../components/sentence.tsx";
import { aheadWords, connectionWords, foundWords, searchedWords } from "./live-words.ts";
import styles from "./scan-live.module.css";

interface ScanLiveProps {
  readonly status: ScanStatus;
}

/**
 * How far the search is: a dash for each broker, the numbers, and the brokers by name. During a search, a script continues
 * from `data-scan`, and writes into the elements that are marked with data attributes (`tell-scan.ts`).
 */
export function ScanLive({ status }: ScanLiveProps) {
  const { currentScans, totalScans, scannedBrokers } = status.scanProgress;
  return (
    <div className={styles.live} data-scan={JSON.stringify(status)}>
      <p className="vh" role="status" />
      <div
        className={styles.field}
        role="progressbar"
        aria-label={i18n.t("Sites searched")}
        aria-valuemin={0}
        aria-valuemax={totalScans}
        aria-valuenow={currentScans}
        aria-valuetext={searchedWords(status)}
      >
        {Array.from({ length: totalScans }, (_, index) => {
          const broker = scannedBrokers[index];
          return <i key={broker?.id ?? index} data-is={broker?.state} />;
        })}
      </div>
      <div className={styles.sums}>
        <p>
          <Sentence text={searchedWords(status)} part={String(currentScans)}>
            <b className="num" data-searched="">
              {currentScans}
            </b>
          </Sentence>
        </p>
        <p>
          <b className="num" data-found="">
            {status.resultsFound.length}
          </b>{" "}
          <span data-found-words="">{foundWords(status)}</span>
        </p>
      </div>
      {status.state === "searching" ? <Pending /> : <Done status={status} />}
      <Brokers status={status} />
    </div>
  );
}

function Done({ status }: { status: ScanStatus }) {
  const listed = status.resultsFound.length - countFindings(status.resultsFound)["not-yours"];
  return (
    <div className="say">
      <Notice tone="good" title={matchingWords(listed)}>
        <p>
          {listed === 0
            ? i18n.t("None of the sites has a page that matches your answers.")
            : i18n.t("Say which are about the person you made up, and watch removal.")}
        </p>
      </Notice>
      <LinkButton href={href("dbpDashboard")}>{i18n.t("See scan results")}</LinkButton>
    </div>
  );
}

function matchingWords(listed: number): string {
  if (listed === 0) return i18n.t("No site has a page that matches");
  return listed === 1
    ? i18n.t("1 invented page matches your answers")
    : i18n.t("{count} invented pages match your answers", { count: listed });
}

function Pending() {
  return (
    <div className="say">
      <p className="soft small" data-connection="">
        {connectionWords()["by-page"]}
      </p>
      <p className="acts">
        <LinkButton variant="line" href={href("dbpDashboard")}>
          {i18n.t("See results so far")}
        </LinkButton>
        <GoLink href={href("dbpProgress")} icon="refresh">
          {i18n.t("Refresh progress")}
        </GoLink>
        <a href={href("dbpDashboard", { delete: "" })}>{i18n.t("Stop and delete scan")}</a>
      </p>
    </div>
  );
}

export function brokerWords(): Readonly<Record<BrokerState, { readonly icon: IconName; readonly text: string }>> {
  return {
    searching: { icon: "search", text: i18n.t("Searching") },
    retrying: { icon: "clock", text: i18n.t("Busy: we’ll search this site again") },
    clear: { icon: "check", text: i18n.t("No page found") },
    found: { icon: "alert", text: i18n.t("Page found") },
    unreachable: { icon: "minus", text: i18n.t("Didn’t answer") },
  };
}

function Brokers({ status }: ScanLiveProps) {
  const ahead = aheadWords(status);
  return (
    <section className={styles.brokers} aria-labelledby="brokers">
      <h2 id="brokers">{i18n.t("Sites")}</h2>
      <ul data-brokers="">
        {status.scanProgress.scannedBrokers.map(({ id, name, state }) => (
          <BrokerRow key={id} name={name} state={state} />
        ))}
      </ul>
      <p className="soft small" data-ahead="" hidden={ahead === ""}>
        {ahead}
      </p>
      {brokerStates.map((state) => (
        <template key={state} data-row={state}>
          <BrokerRow name="" state={state} />
        </template>
      ))}
    </section>
  );
}

function BrokerRow({ name, state }: { name: string; state: BrokerState }) {
  return (
    <li data-is={state}>
      <Icon name={brokerWords()[state].icon} size={20} />
      <b>{name}</b>
      <span>{brokerWords()[state].text}</span>
    </li>
  );
}
