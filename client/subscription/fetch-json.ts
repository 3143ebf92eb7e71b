import type { Clock } from "../time/clock.ts";
import { within } from "../time/deadline.ts";
import { AnswerError, TimeoutError } from "./errors.ts";

/** The part of a `Response` that is read. */
export interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  json(): Promise<unknown>;
}

/** What is passed to `fetch`. In a worker, where `credentials` means nothing, the `fetch` in the options keeps the cookies. */
export interface FetchInit {
  readonly method: "GET" | "POST";
  readonly headers: Record<string, string>;
  readonly body?: string;
  readonly credentials?: "include";
  readonly signal: AbortSignal;
}

export type Fetch = (url: string, init: FetchInit) => Promise<Answer>;

export interface FetchOptions {
  readonly fetch: Fetch;
  readonly clock: Clock;
  /** Milliseconds for the whole answer. */
  readonly timeLimit: number;
}

export type CallRequest = Omit<FetchInit, "signal">;

/** Resolves with the content of an answer that is ok and JSON; rejects with an `AnswerError` otherwise (ERR-2). */
export function fetchJson(url: string, request: CallRequest, options: FetchOptions): Promise<unknown> {
  // Taken out of `options`, because a browser's own fetch refuses to be called as a method of anything but the window.
  const { fetch } = options;
  return inTime(options, async (signal) => {
    const answer = await fetch(url, { ...request, signal });
    const body = await readJson(answer);
    if (!answer.ok || !body.isJson) throw new AnswerError(answer.status, body.data, retryAfter(answer));
    return body.data;
  });
}

/** Resolves with the status of an answer that is ok, whatever its body; rejects with an `AnswerError` otherwise. */
export function fetchStatus(url: string, request: CallRequest, options: FetchOptions): Promise<number> {
  const { fetch } = options;
  return inTime(options, async (signal) => {
    const answer = await fetch(url, { ...request, signal });
    if (!answer.ok) throw new AnswerError(answer.status, (await readJson(answer)).data, retryAfter(answer));
    return answer.status;
  });
}

async function readJson(answer: Answer): Promise<{ isJson: boolean; data: unknown }> {
  try {
    return { isJson: true, data: await answer.json() };
  } catch {
    return { isJson: false, data: null };
  }
}

/** The header in seconds; its other form, a date, is not sent by our services. */
function retryAfter(answer: Answer): number | null {
  const value = answer.headers.get("retry-after") ?? "";
  return /^\d{1,6}$/.test(value) ? Number(value) : null;
}

function inTime<Value>(
  { clock, timeLimit: limit }: FetchOptions,
  run: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  return within({ clock, limit, late: () => new TimeoutError(`no answer within ${limit} ms`) }, run);
}
