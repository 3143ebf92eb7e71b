/** The search at every broker, as pure rules: a few at a time, failures tried again, and a final state for each. */
import { type Attempt, type AttemptOutcome, type BrokerState, isFinalBroker } from "../../contract/scan/scans.ts";
import { type Broker, brokers, brokersById } from "./brokers.ts";
import { drawsFor, pick } from "./draws.ts";

/** One broker's part of a scan. Times are milliseconds since 1970. */
export interface BrokerRow {
  readonly id: string;
  readonly state: "waiting" | BrokerState;
  readonly attempts: readonly Attempt[];
  readonly begunAt: number;
  /** When the answer is there (`searching`), or when the next search begins (`retrying`); else null. */
  readonly dueAt: number | null;
  /** The scan's revision at the row's last change. */
  readonly revision: number;
}

/** What a broker does when it is asked for the nth time, counted from 1. */
export type AskBroker = (
  broker: Broker,
  attempt: number,
) => { readonly takes: number; readonly outcome: AttemptOutcome };

/** How many brokers are searched at the same time. */
export const lanes = 10;

/** Milliseconds to wait before the second, third and fourth search; after that a broker counts as unreachable. */
export const pauses: readonly number[] = [1500, 3000, 6000];

/** Due times are rounded up to this many milliseconds, so that one alarm handles several: a person reads no faster. */
const grid = 1000;

export function waitingRows(revision: number): readonly BrokerRow[] {
  return brokers.map(({ id }) => ({ id, state: "waiting", attempts: [], begunAt: 0, dueAt: null, revision }));
}

export function isFinalRow({ state }: BrokerRow): boolean {
  return state !== "waiting" && isFinalBroker(state);
}

/** Does what is due at `now`, and begins waiting searches in free lanes. Rows that do not change stay the same objects. */
export function searchOn(rows: readonly BrokerRow[], now: number, revision: number, ask: AskBroker) {
  const moved = rows.map((row) => (row.dueAt !== null && row.dueAt <= now ? onward(row, now, revision, ask) : row));
  let free = lanes - moved.filter(({ state }) => state === "searching").length;
  return moved.map((row) => {
    if (row.state !== "waiting" || free <= 0) return row;
    free -= 1;
    return begun(row, now, revision, ask);
  });
}

function onward(row: BrokerRow, now: number, revision: number, ask: AskBroker): BrokerRow {
  return row.state === "retrying" ? begun(row, now, revision, ask) : answered(row, now, revision, ask);
}

function begun(row: BrokerRow, now: number, revision: number, ask: AskBroker): BrokerRow {
  const broker = brokersById.get(row.id);
  // A broker that has left the list since cannot be asked.
  if (!broker) return { ...row, state: "unreachable", dueAt: null, revision };
  const { takes } = ask(broker, row.attempts.length + 1);
  return { ...row, state: "searching", begunAt: now, dueAt: onGrid(now + takes), revision };
}

function answered(row: BrokerRow, now: number, revision: number, ask: AskBroker): BrokerRow {
  const broker = brokersById.get(row.id);
  const outcome = broker ? ask(broker, row.attempts.length + 1).outcome : "no-answer";
  const attempts = [...row.attempts, { at: row.begunAt, took: now - row.begunAt, outcome }];
  const pause = pauses[attempts.length - 1];
  const state = stateAfter[outcome] ?? (pause === undefined ? "unreachable" : "retrying");
  const dueAt = state === "retrying" && pause !== undefined ? onGrid(now + pause) : null;
  return { ...row, state, attempts, dueAt, revision };
}

/** Null: there was no answer, so the broker is tried again. */
const stateAfter: Readonly<Record<AttemptOutcome, "found" | "clear" | null>> = {
  record: "found",
  "no-record": "clear",
  busy: null,
  refused: null,
  "no-answer": null,
};

function onGrid(time: number): number {
  return Math.ceil(time / grid) * grid;
}

const failures = ["busy", "refused", "no-answer"] as const;

/** The share of brokers that have a page, in the first search and in one for what was added to the profile. */
const share = { first: 0.28, later: 0.12 } as const;

/** The brokers of the demonstration: what they answer comes from the seed, and nothing of the profile goes into it. */
export function inventedAnswers(seed: number, round: number): AskBroker {
  return (broker, attempt) => {
    const draw = drawsFor(seed, `${round} ${broker.id} ${attempt}`);
    const takes = Math.round(broker.pace * (0.67 + 0.66 * draw()));
    const always = drawsFor(seed, `${round} ${broker.id}`);
    const hasRecord = always() < (round === 1 ? share.first : share.later);
    const flakyUntil = always() < 0.5 ? 1 : 2;
    const fails = { steady: false, flaky: attempt <= flakyUntil, down: true }[broker.reliability];
    if (fails) return { takes, outcome: pick(draw, failures) ?? "no-answer" };
    return { takes, outcome: hasRecord ? "record" : "no-record" };
  };
}
