import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { endpoints } from "../../../src/contract/routes.ts";
import { type ScanStatus, scanStartedSchema, scanStatusSchema } from "../../../src/contract/scan/scans.ts";
import { nextDue, type ScanRecord } from "../../../src/services/scans/rules.ts";
import { request } from "../../http/request.ts";
import { profile } from "./profile.ts";

/** Every part of the profile that could be told in a store. */
export const traces = ["Zsófia", "Quenby", "Threlkeld", "1953", "Wixcombe", "Brindlethorpe", "Kestrelshire", "QX9"];

interface Call {
  readonly method?: string;
  readonly scanId?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** One call through the front door, with the id where a caller puts it. */
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

/** Everything that the scan's object keeps, as it lies there. */
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

/** Puts the clock of a scan to a moment, and lets its alarm ring. */
export function ringAt(scanId: string, now: number): Promise<void> {
  return runInDurableObject(stubOf(scanId), async (scan) => {
    scan.now = () => now;
    await scan.alarm();
  });
}

/** Rings at each moment at which something is due, until `isDone` or nothing is left to do by itself. */
export function ringUntil(scanId: string, isDone: (record: ScanRecord) => boolean): Promise<ScanRecord> {
  return runInDurableObject(stubOf(scanId), async (scan, { storage }) => {
    for (;;) {
      const record = storage.kv.get<ScanRecord>("record");
      if (!record) throw new Error("no record");
      const due = nextDue(record);
      if (isDone(record) || due === record.expiresAt) return record;
      scan.now = () => due;
      await scan.alarm();
    }
  });
}

/** The visitor says of each page that was found so far that it is theirs. */
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
 * What of a text, or of bytes that hold one, could be told of the profile. Keys are random letters, so what is as short as
 * a year counts only where no letter or digit touches it.
 */
export function tracesIn(kept: unknown): string[] {
  const text = JSON.stringify(kept, (_, value) =>
    value instanceof Uint8Array ? new TextDecoder().decode(value) : value,
  );
  const isIn = (trace: string) =>
    trace.length > 4 ? text.includes(trace) : new RegExp(`(?<![A-Za-z0-9])${trace}(?![A-Za-z0-9])`).test(text);
  return traces.filter(isIn);
}
