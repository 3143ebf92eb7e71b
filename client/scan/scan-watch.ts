import {
  applyChange,
  type ScanChange,
  type ScanStatus,
  scanChangeSchema,
  scanStatusSchema,
} from "../../src/contract/scan/scans.ts";
import type { Clock } from "../time/clock.ts";

interface Listener {
  readonly onData: (data: string) => void;
  readonly onEnd: () => void;
}

export interface WatchOptions {
  /** Opens the stream of events and gives back how to close it; null where the browser knows no such thing. */
  readonly openEvents: (listener: Listener) => (() => void) | null;
  /** Asks for the whole status; a status code where the answer is not a success. Rejects where nothing answers. */
  readonly ask: () => Promise<unknown>;
  /** Runs something after so many milliseconds; gives back how to call it off. */
  readonly after: Clock["after"];
  readonly onStatus: (status: ScanStatus) => void;
  readonly onConnection: (connection: "live" | "asking" | "lost") => void;
  /** The scan is over: deleted, or past its time. */
  readonly onGone: () => void;
}

/** Milliseconds between two questions where events do not come; longer after each one that is not answered. */
const pauses = [2000, 4000, 8000, 15_000] as const;

/** From this many answers on, the stream of events gets another chance. */
const answersBeforeEvents = 15;

/**
 * Follows a scan from what is known of it: by events, and by asking where those fail. What is told never goes back: a
 * status that is older than the one before is passed over. Gives back how to stop.
 */
export function watchScan(known: ScanStatus, options: WatchOptions): () => void {
  const { openEvents, ask, after, onStatus, onConnection, onGone } = options;
  let status = known;
  let failures = 0;
  let answers = 0;
  let stop = () => {};

  function take(next: ScanStatus | null): void {
    if (!next || next.revision <= status.revision) return;
    status = next;
    onStatus(status);
  }

  function listen(): void {
    const close = openEvents({
      onData(data) {
        const change = readChange(data);
        if (!change) return;
        failures = 0;
        onConnection("live");
        take(applyChange(status, change));
        if (status.state === "settled") stop();
      },
      onEnd() {
        stop();
        askAgain(0);
      },
    });
    if (close) stop = close;
    else askAgain(0);
  }

  function askAgain(pause: number): void {
    stop = after(pause, () => {
      let isStopped = false;
      stop = () => {
        isStopped = true;
      };
      ask().then(
        (answer) => !isStopped && onAnswer(answer),
        () => !isStopped && onNoAnswer(),
      );
    });
  }

  function onAnswer(answer: unknown): void {
    const next = scanStatusSchema.safeParse(answer).data;
    if (answer === 404 || answer === 410) onGone();
    else if (next) answered(next);
    else onNoAnswer();
  }

  function answered(next: ScanStatus): void {
    failures = 0;
    answers += 1;
    onConnection("asking");
    take(next);
    if (status.state === "settled") return;
    if (answers % answersBeforeEvents === 0) listen();
    else askAgain(pauses[0]);
  }

  function onNoAnswer(): void {
    onConnection("lost");
    askAgain(pauses[Math.min(failures, pauses.length - 1)] ?? pauses[0]);
    failures += 1;
  }

  listen();
  return () => stop();
}

function readChange(data: string): ScanChange | null {
  try {
    return scanChangeSchema.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}

/** How many quarters of the search are done: what is worth being said aloud. */
export function quarterOf({ scanProgress: { currentScans, totalScans } }: ScanStatus): number {
  return totalScans === 0 ? 0 : Math.floor((4 * currentScans) / totalScans);
}
