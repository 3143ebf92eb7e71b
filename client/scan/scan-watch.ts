import {
  applyScanChange,
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
  /** Opens the stream of events and returns a function that closes it; null if the browser does not support it. */
  readonly openEvents: (listener: Listener) => (() => void) | null;
  /** Asks for the whole status; resolves with the HTTP status if the answer is not a success. Rejects without an answer. */
  readonly ask: () => Promise<unknown>;
  /** Runs a function after some milliseconds; returns a function that cancels it. */
  readonly after: Clock["after"];
  readonly onStatus: (status: ScanStatus) => void;
  readonly onConnection: (connection: "live" | "asking" | "lost") => void;
  /** The scan no longer exists: it was deleted or has expired. */
  readonly onGone: () => void;
}

/** Milliseconds between two requests where events do not come; longer after each one that is not answered. */
const pauses = [2000, 4000, 8000, 15_000] as const;

/** Each time this many requests were answered, the stream of events is tried again. */
const answersBeforeEvents = 15;

/**
 * Follows a scan from its known status: by events, and by polling if those fail. The status never goes back: one that is
 * no newer than the last is ignored. Returns a function that stops it.
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
        take(applyScanChange(status, change));
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

/** How many quarters of the search are done; each one is announced to screen readers. */
export function quarterOf({ scanProgress: { currentScans, totalScans } }: ScanStatus): number {
  return totalScans === 0 ? 0 : Math.floor((4 * currentScans) / totalScans);
}
