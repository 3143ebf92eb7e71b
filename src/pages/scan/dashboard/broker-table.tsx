import { DataTable } from "../../../../client/components/data-table.tsx";
import { inSeconds } from "../../../../client/flow/in-seconds.ts";
import { brokerWords } from "../../../../client/scan/scan-live.tsx";
import { momentWords } from "../../../contract/day-words.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import type { Attempt, ScannedBroker } from "../../../contract/scan/scans.ts";
import { outcomeWords } from "../scan-words.ts";

/** Each site that was searched: where it stands, what it answered and when, and when it is tried again. */
export function BrokerTable({ brokers }: { brokers: readonly ScannedBroker[] }) {
  return (
    <DataTable
      label={i18n.t("Sites searched")}
      stacked
      columns={[i18n.t("Site"), i18n.t("Result"), i18n.t("Our searches"), i18n.t("Next")]}
      rows={brokers.map((broker) => ({
        key: broker.id,
        head: (
          <>
            {broker.name}
            <small>{broker.url}</small>
          </>
        ),
        cells: [
          brokerWords()[broker.state].text,
          <Attempts key="attempts" attempts={broker.attempts} />,
          <Next key="next" broker={broker} />,
        ],
      }))}
    />
  );
}

function Attempts({ attempts }: { attempts: readonly Attempt[] }) {
  if (attempts.length === 0) return i18n.t("Searching now");
  return (
    <ul>
      {attempts.map(({ at, took, outcome }) => (
        <li key={at}>
          {i18n.t("{date}: {outcome}, after {time}", {
            date: momentWords(at),
            outcome: i18n.t(outcomeWords[outcome]),
            time: inSeconds(Math.max(1, Math.round(took / 1000))),
          })}
        </li>
      ))}
    </ul>
  );
}

function Next({ broker: { state, nextTryAt } }: { broker: ScannedBroker }) {
  if (nextTryAt !== undefined) return i18n.t("We’ll search again on {date}", { date: momentWords(nextTryAt) });
  return state === "searching" ? i18n.t("We’re waiting for an answer") : i18n.t("Done");
}
