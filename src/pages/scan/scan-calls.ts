/** What the pages ask of the scan service. */

import { anything, type CallError, type CallRequest, call } from "../../contract/call.ts";
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
import { serviceFor } from "../../gateway/service.ts";
import { callerOf } from "../../gateway/service-of.ts";

/** What came of a call. A failure is named as the service names it. */
export type ScanAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ScanError };

/**
 * The bearer is the id of a scan and the key to it; a call without one can only start a scan. `limited` names what the edge
 * refused because there were too many.
 */
async function askScans<Value>(
  c: C,
  request: CallRequest<Value>,
  limited: ScanError = "service_unavailable",
): Promise<ScanAnswer<Value>> {
  const answer = await call(serviceFor({ ...callerOf(c), signal: c.req.raw.signal }), request);
  return answer.ok ? answer : { ok: false, error: errorOf(answer.error, limited) };
}

/** A code that the service does not define means that it gave no proper answer. */
function errorOf({ code }: CallError, limited: ScanError): ScanError {
  if (code === "too_many_requests") return limited;
  return scanFailureSchema.safeParse({ error: code }).data?.error ?? "service_unavailable";
}

export function startScan(c: C, body: ScanProfile): Promise<ScanAnswer<ScanStarted>> {
  return askScans(c, { method: "POST", path: endpoints.scans, body, schema: scanStartedSchema }, "too_many_scans");
}

export function readStatus(c: C, bearer: string): Promise<ScanAnswer<ScanStatus>> {
  return askScans(c, { path: endpoints.scans, bearer, schema: scanStatusSchema });
}

export function readKeptProfile(c: C, bearer: string): Promise<ScanAnswer<ScanProfile>> {
  return askScans(c, { path: endpoints.scanProfile, bearer, schema: profileSchema });
}

export function changeProfile(c: C, bearer: string, body: ScanProfile): Promise<ScanAnswer<unknown>> {
  return askScans(c, { method: "PUT", path: endpoints.scanProfile, bearer, body, schema: anything });
}

export function claim(c: C, bearer: string, body: Claim): Promise<ScanAnswer<unknown>> {
  return askScans(c, { method: "POST", path: endpoints.scanClaims, bearer, body, schema: anything });
}

export function giveFeedback(c: C, bearer: string, body: ScanFeedback): Promise<ScanAnswer<unknown>> {
  return askScans(
    c,
    { method: "POST", path: endpoints.scanFeedback, bearer, body, schema: anything },
    "too_many_ratings",
  );
}

export function deleteScan(c: C, bearer: string): Promise<ScanAnswer<ScanDeleted>> {
  return askScans(c, { method: "DELETE", path: endpoints.scans, bearer, schema: scanDeletedSchema });
}
