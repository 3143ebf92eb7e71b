import { Badge } from "../../../client/components/badge.tsx";
import { Button } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { addressText } from "../../../client/scan/scan-answers.tsx";
import { href } from "../../contract/routes.ts";
import type { Finding } from "../../contract/scan/scans.ts";
import styles from "./dashboard.module.css";
import { type DayText, isUndecided, matchWords, nextText, stateWords } from "./scan-words.ts";

/** The buttons of a finding. */
export const claimIntents = { notMine: "not-mine", mine: "mine" } as const;

interface FindingProps {
  readonly finding: Finding;
  readonly dayText: DayText;
}

/** One page that was found: what it says, why it may be about the visitor, where its removal stands. */
export function FindingCard({ finding, dayText }: FindingProps) {
  const { dataBroker, state, optOutUrl } = finding;
  const { tone, badge } = stateWords[state];
  return (
    <article className={styles.finding} id={`finding-${finding.id}`} tabIndex={-1}>
      <div className={styles.findingHead}>
        <h3>{dataBroker.name}</h3>
        <Badge tone={tone}>{badge}</Badge>
      </div>
      <p>{nextText(finding, dayText)}</p>
      {state === "overdue" && (
        <p>
          <GoLink href={optOutUrl} rel="noreferrer" icon="out">
            Ask {dataBroker.name} for removal yourself
          </GoLink>
        </p>
      )}
      <Says finding={finding} />
      <Evidence {...{ finding, dayText }} />
      {state !== "removed" && <Claims finding={finding} />}
    </article>
  );
}

/** Nothing is asked of a site until the visitor says that its page is theirs. */
function Claims({ finding }: { finding: Finding }) {
  const { id, dataBroker, state } = finding;
  const pressed = state === "not-yours" ? [claimIntents.mine] : [claimIntents.notMine];
  const intents = isUndecided(finding) ? [claimIntents.mine, claimIntents.notMine] : pressed;
  return (
    <form className={`acts ${styles.press}`} method="post" action={href("dbpDashboard")} data-plain="">
      <input type="hidden" name="id" value={id} />
      {intents.map((intent) => (
        <Button key={intent} small variant="line" name="intent" value={intent}>
          {intent === claimIntents.mine ? "This page is about me" : "This page isn’t about me"}
          <span className="vh">: {dataBroker.name}</span>
        </Button>
      ))}
    </form>
  );
}

function Says({ finding }: { finding: Finding }) {
  const { name, addresses, alternativeNames, relatives } = finding;
  const lines: readonly (readonly [string, string])[] = [
    ["Name", name],
    ["Also called", alternativeNames.join(", ")],
    ["Addresses", addresses.map(addressText).join("; ")],
    ["Relatives", relatives.join(", ")],
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

function Evidence({ finding, dayText }: FindingProps) {
  const { pageUrl, matchedOn, foundDate, requests, optOutSubmittedDate } = finding;
  return (
    <details className={styles.evidence}>
      <summary>
        How we know<span className="vh">: {finding.dataBroker.name}</span>
      </summary>
      <ul>
        <li>
          Found on {dayText(foundDate)} at <code>{pageUrl}</code>
        </li>
        <li>Matches {matchedOn.map((part) => matchWords[part]).join(", ")}</li>
        <li>
          {requests === 0 || optOutSubmittedDate === undefined
            ? "Removal not requested yet"
            : `Removal requested ${requests === 1 ? "once" : `${requests} times`}, first on ${dayText(optOutSubmittedDate)}`}
        </li>
      </ul>
    </details>
  );
}
