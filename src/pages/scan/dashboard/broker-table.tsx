import { DataTable } from "../../../../client/components/data-table.tsx";
import { brokerWords } from "../../../../client/scan/scan-live.tsx";
import { momentWords } from "../../../contract/day-words.ts";
import type { Attempt, ScannedBroker } from "../../../contract/scan/scans.ts";
import { outcomeWords } from "../scan-words.ts";

/** Each site that was searched: where it stands, what it answered and when, and when it is tried again. */
export function BrokerTable({ brokers }: { brokers: readonly ScannedBroker[] }) {
  return (
    <DataTable
      label="Sites searched"
      stacked
      columns={["Site", "Result", "Searches", "Next"]}
      rows={brokers.map((broker) => ({
        key: broker.id,
        head: (
          <>
            {broker.name}
            <small>{broker.url}</small>
          </>
        ),
        cells: [
          brokerWords[broker.state].text,
          <Attempts key="attempts" attempts={broker.attempts} />,
          <Next key="next" broker={broker} />,
        ],
      }))}
    />
  );
}

function Attempts({ attempts }: { attempts: readonly Attempt[] }) {
  if (attempts.length === 0) return "Searching now";
  return (
    <ul>
      {attempts.map(({ at, took, outcome }) => (
        <li key={at}>
          {momentWords(at)}: {outcomeWords[outcome]}, after {secondsWords(took)}
        </li>
      ))}
    </ul>
  );
}

function secondsWords(took: number): string {
  const seconds = Math.max(1, Math.round(took / 1000));
  return seconds === 1 ? "1 second" : `${seconds} seconds`;
}

function Next({ broker: { state, nextTryAt } }: { broker: ScannedBroker }) {
  if (nextTryAt !== undefined) return `We’ll search again on ${momentWords(nextTryAt)}`;
  return state === "searching" ? "We’re waiting for an answer" : "Done";
}
