import { Trans } from "@lingui/react";
import { Button } from "../../../../client/components/button.tsx";
import { PlusSummary } from "../../../../client/components/sections/plus-summary.tsx";
import { addressText } from "../../../../client/scan/scan-answers.tsx";
import { i18n } from "../../../contract/language/i18n.ts";
import { inOneLine } from "../../../contract/language/punctuation.ts";
import { href } from "../../../contract/routes.ts";
import type { Finding } from "../../../contract/scan/scans.ts";
import { IdempotencyKeyFields } from "../../../forms/idempotency-key.tsx";
import { type DayText, isUndecided, matchWords, nextText, shortNext } from "../scan-words.ts";
import styles from "./dashboard.module.css";

/** The buttons of a finding. */
export const claimIntents = { notMine: "not-mine", mine: "mine" } as const;

/** The button above all rows: every page not decided about is the visitor’s. */
export const claimAll = "all-mine";

interface FindingProps {
  readonly finding: Finding;
  readonly dayText: DayText;
  /** The name that is shown once, above all rows: a row shows only a different one. */
  readonly who: string;
}

/** A row for a page that was found. It opens to show what it says, why it may be about the visitor, and how removal stands. */
export function FindingRow({ finding, dayText, who }: FindingProps) {
  const { id, dataBroker, state } = finding;
  const isAsked = isUndecided(finding);
  return (
    <article className={styles.finding} id={`finding-${id}`} tabIndex={-1}>
      {/* Open from the start if the visitor has to act, or can take a decision back. */}
      <details open={state === "overdue" || state === "not-yours"}>
        <PlusSummary>
          <h3>{dataBroker.name}</h3>
          <span>{shownText(finding)}</span>
          <span>{shortNext(finding, dayText)}</span>
        </PlusSummary>
        <div className={styles.opened}>
          {!isAsked && <p>{nextText(finding, dayText)}</p>}
          <Says {...{ finding, dayText, who }} />
          {state === "overdue" && <p>{i18n.t("In a real scan, a link to the site’s own removal form stands here.")}</p>}
          {state !== "removed" && !isAsked && <Claims finding={finding} />}
        </div>
      </details>
      {isAsked && <Claims finding={finding} />}
    </article>
  );
}

/** How many addresses and relatives the page shows besides the name. */
function shownText({ addresses, relatives }: Finding): string {
  const [homes, others] = [addresses.length, relatives.length];
  const where = homes === 1 ? i18n.t("1 address") : i18n.t("{count} addresses", { count: homes });
  if (others === 0) return where;
  return `${where}, ${others === 1 ? i18n.t("1 relative") : i18n.t("{count} relatives", { count: others })}`;
}

function Says({ finding, dayText, who }: FindingProps) {
  const { name, addresses, alternativeNames, relatives, pageUrl, matchedOn, foundDate } = finding;
  const { requests, optOutSubmittedDate } = finding;
  const lines: readonly (readonly [string, string])[] = [
    [i18n.t("Name"), name === who ? "" : name],
    [i18n.t("Also called"), alternativeNames.join(", ")],
    [i18n.t("Addresses"), inOneLine(addresses.map(addressText))],
    [i18n.t("Relatives"), relatives.join(", ")],
    [i18n.t("Page address"), pageUrl],
    [i18n.t("Found"), i18n.t("On {day}", { day: dayText(foundDate) })],
    [i18n.t("Matches"), matchedOn.map((part) => i18n.t(matchWords[part])).join(", ")],
    [
      i18n.t("Requests"),
      requests === 0
        ? ""
        : i18n.t("{count}, first on {day}", { count: requests, day: dayText(optOutSubmittedDate ?? foundDate) }),
    ],
  ];
  return (
    <dl className={styles.says}>
      {lines
        .filter(([, text]) => text !== "")
        .map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}

/** A phone shows only the first word. */
function Request() {
  return (
    <span>
      <Trans id="Request<span> removal</span>" components={{ span: <span key="span" className={styles.more} /> }} />
    </span>
  );
}

/** Nothing is asked of a site until the visitor says that its page is theirs. */
function Claims({ finding }: { finding: Finding }) {
  const { id, dataBroker, state } = finding;
  const pressed = state === "not-yours" ? [claimIntents.mine] : [claimIntents.notMine];
  const intents = isUndecided(finding) ? [claimIntents.mine, claimIntents.notMine] : pressed;
  return (
    <form className={`acts ${styles.press}`} method="post" action={href("dbpDashboard")} data-plain="">
      <IdempotencyKeyFields />
      <input type="hidden" name="id" value={id} />
      {intents.map((intent) => (
        <Button key={intent} small variant="line" name="intent" value={intent}>
          {intent === claimIntents.mine ? <Request /> : i18n.t("Wrong person")}
          <span className="vh">
            {i18n.t(": {name}", { name: dataBroker.name }, { comment: "Heard after a button: what it is about" })}
          </span>
        </Button>
      ))}
    </form>
  );
}
