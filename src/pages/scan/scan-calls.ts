/** What the pages ask of the scan service. A failure is a value, named as the service names it. */
import { exports } from "cloudflare:workers";
import type * as z from "zod/mini";
import { endpoints } from "../../contract/routes.ts";
import { profileSchema, type ScanProfile } from "../../contract/scan/scan-profile.ts";
import {
  type Claim,
  type ScanDeleted,
  type ScanError,
  type ScanFeedback,
  type ScanStarted,
  type ScanStatus,
  scanDeletedSchema,
  scanFailureSchema,
  scanStartedSchema,
  scanStatusSchema,
} from "../../contract/scan/scans.ts";
import type { C } from "../../forms/form.ts";
import { gateway } from "../../gateway/gateway.ts";

export type Heard<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ScanError };

interface Call {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: string;
  /** The key to the scan; none to start one. */
  readonly scanId?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One call through the gateway, as it is answered. Never throws. */
export function callScans(c: C, { method, path, scanId, body, headers }: Call): Promise<Response> {
  const { visit, config } = c.var;
  const asked = new Request(new URL(path, visit.url), {
    method,
    headers: {
      accept: "application/json",
      ...headers,
      ...(scanId !== undefined && { authorization: `Bearer ${scanId}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: c.req.raw.signal,
  });
  return gateway(asked, { config, exports, staging: visit.url.searchParams.get("environment") === "staging" });
}

export function startScan(c: C, profile: ScanProfile): Promise<Heard<ScanStarted>> {
  return heard(callScans(c, { method: "POST", path: endpoints.scans, body: profile }), scanStartedSchema);
}

export function readStatus(c: C, scanId: string): Promise<Heard<ScanStatus>> {
  return heard(callScans(c, { method: "GET", path: endpoints.scans, scanId }), scanStatusSchema);
}

export function readKeptProfile(c: C, scanId: string): Promise<Heard<ScanProfile>> {
  return heard(callScans(c, { method: "GET", path: endpoints.scanProfile, scanId }), profileSchema);
}

export function changeProfile(c: C, scanId: string, profile: ScanProfile): Promise<Heard<unknown>> {
  return heard(callScans(c, { method: "PUT", path: endpoints.scanProfile, scanId, body: profile }), null);
}

export function claim(c: C, scanId: string, body: Claim): Promise<Heard<unknown>> {
  return heard(callScans(c, { method: "POST", path: endpoints.scanClaims, scanId, body }), null);
}

export function giveFeedback(c: C, scanId: string, body: ScanFeedback): Promise<Heard<unknown>> {
  return heard(callScans(c, { method: "POST", path: endpoints.scanFeedback, scanId, body }), null);
}

export function deleteScan(c: C, scanId: string): Promise<Heard<ScanDeleted>> {
  return heard(callScans(c, { method: "DELETE", path: endpoints.scans, scanId }), scanDeletedSchema);
}

/** Without a schema, only whether it went well. */
async function heard<Value>(asked: Promise<Response>, schema: z.ZodMiniType<Value> | null): Promise<Heard<Value>> {
  try {
    const answer = await asked;
    const data: unknown = answer.status === 204 ? null : await answer.json();
    if (!answer.ok) return { ok: false, error: scanFailureSchema.safeParse(data).data?.error ?? "service_unavailable" };
    if (!schema) return { ok: true, value: data as Value };
    const value = schema.safeParse(data);
    return value.success ? { ok: true, value: value.data } : { ok: false, error: "service_unavailable" };
  } catch {
    return { ok: false, error: "service_unavailable" };
  }
}
