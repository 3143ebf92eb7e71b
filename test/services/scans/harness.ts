import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { endpoints } from "../../../src/contract/routes.ts";
import { type ScanStatus, scanStartedSchema, scanStatusSchema } from "../../../src/contract/scan/scans.ts";
import { nextDue, type ScanRecord } from "../../../src/services/scans/rules.ts";
import type { Scan } from "../../../src/services/scans/scan.ts";
import { request } from "../../http/request.ts";
import { profile } from "./profile.ts";

/** Every part of the profile that would be recognisable in a store. */
export const traces = ["Zsófia", "Quenby", "Threlkeld", "1953", "Wixcombe", "Brindlethorpe", "Kestrelshire", "QX9"];

interface Call {
  readonly method?: string;
  readonly scanId?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** One call of the scan service through the edge, with the scan's id where a client puts it. */
export function call(path: string, { method = "GET", scanId, body, headers = {} }: Call = {}): Promise<Response> {
  return request(path, {
    method,
    headers: {
      ...headers,
      ...(scanId === undefined ? {} : { authorization: `Bearer ${scanId}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
}

export async function start(given: unknown = profile): Promise<string> {
  const answer = await call(endpoints.scans, { method: "POST", body: given });
  return scanStartedSchema.parse(await answer.json()).scanId;
}

export async function statusOf(scanId: string): Promise<ScanStatus> {
  return scanStatusSchema.parse(await (await call(endpoints.scans, { scanId })).json());
}

export function stubOf(scanId: string) {
  return env.SCAN.get(env.SCAN.idFromString(scanId.slice(0, 64)));
}

/** Everything in the storage of the scan's object, as stored. */
export function keptBy(scanId: string): Promise<[string, unknown][]> {
  return runInDurableObject(stubOf(scanId), (_, { storage }) => [...storage.kv.list()]);
}

export function recordOf(scanId: string): Promise<ScanRecord> {
  return runInDurableObject(stubOf(scanId), (_, { storage }) => {
    const record = storage.kv.get<ScanRecord>("record");
    if (!record) throw new Error("no record");
    return record;
  });
}

/**
 * Puts the clock of a scan forward. It stands there until the day itself has come that far: an object whose clock stood still
 * for good would never do what is due later, and its alarm would ring without end.
 */
function putForward(scan: Scan, now: number): void {
  scan.now = () => Math.max(now, Date.now());
}

/** Puts the clock of a scan forward and fires its alarm. */
export function ringAt(scanId: string, now: number): Promise<void> {
  return runInDurableObject(stubOf(scanId), async (scan) => {
    putForward(scan, now);
    await scan.alarm();
  });
}

/** Fires the alarm whenever something is due, until `isDone` is true or nothing more happens by itself. */
export function ringUntil(scanId: string, isDone: (record: ScanRecord) => boolean): Promise<ScanRecord> {
  return runInDurableObject(stubOf(scanId), async (scan, { storage }) => {
    for (;;) {
      const record = storage.kv.get<ScanRecord>("record");
      if (!record) throw new Error("no record");
      const due = nextDue(record);
      if (isDone(record) || due === record.expiresAt) return record;
      putForward(scan, due);
      await scan.alarm();
    }
  });
}

/** Claims each page found so far as the visitor's. */
export async function claimAll(scanId: string): Promise<void> {
  for (const { id } of (await statusOf(scanId)).resultsFound) {
    await call(endpoints.scanClaims, { method: "POST", scanId, body: { ids: [id], notYours: false } });
  }
}

export const isSearched = ({ searchedAt }: ScanRecord) => searchedAt !== null;

/** The text of everything in KV, keys and values. */
export async function allOfKv(): Promise<string> {
  const entries: string[] = [];
  for (let cursor: string | null = null; ; ) {
    const part: KVNamespaceListResult<unknown> = await env.STORE.list({ cursor });
    entries.push(...(await Promise.all(part.keys.map(async ({ name }) => `${name} ${await env.STORE.get(name)}`))));
    if (part.list_complete) return entries.join("\n");
    cursor = part.cursor;
  }
}

/**
 * The parts of the profile that a value contains, as text or as bytes that hold text. Keys are random letters, so a part as
 * short as a year counts only where no letter or digit touches it.
 */
export function tracesIn(kept: unknown): string[] {
  const text = JSON.stringify(kept, (_, value) =>
    value instanceof Uint8Array ? new TextDecoder().decode(value) : value,
  );
  const isIn = (trace: string) =>
    trace.length > 4 ? text.includes(trace) : new RegExp(`(?<![A-Za-z0-9])${trace}(?![A-Za-z0-9])`).test(text);
  return traces.filter(isIn);
}

/** Reads a stream of events until it ends or enough was read. */
export async function* eventsOf(answer: Response): AsyncGenerator<{ id: string; event: string; data: string }> {
  const reader = (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += value;
      for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1] ?? "";
        if (field("data")) yield { id: field("id"), event: field("event") || "message", data: field("data") };
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
