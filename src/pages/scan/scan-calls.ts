/** What the pages ask of the scan service. */

import { anything, type CallError, type CallRequest, call } from "../../contract/call.ts";
import { endpoints } from "../../contract/routes.ts";
import { profileSchema, type ScanProfile } from "../../contract/scan/scan-profile.ts";
import {
  type CarriedOver,
  type CarryOver,
  type Claim,
  carriedOverSchema,
  ownerHeader,
  removalHeldSchema,
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
import { freshToken } from "../../session/fresh-token.ts";
import { openScan } from "./scan-visitor.ts";

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
  const headers = request.headers ?? ((await openScan(c)).isOwned ? await ownerHeaders(c) : {});
  const answer = await call(serviceFor({ ...callerOf(c), signal: c.req.raw.signal }), { ...request, headers });
  return answer.ok ? answer : { ok: false, error: errorOf(answer.error, limited) };
}

/** Says who the subscriber is. Sent only where the scan is theirs or becomes theirs: a free one is nobody's. */
export async function ownerHeaders(c: C): Promise<Readonly<Record<string, string>>> {
  const subscriber = await c.var.subscriber();
  const token = (await freshToken(subscriber)) ? subscriber.client.info.read().accessToken : undefined;
  return token === undefined ? {} : { [ownerHeader]: token };
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

export async function carryOver(c: C, bearer: string, body: CarryOver): Promise<ScanAnswer<CarriedOver>> {
  const request = { method: "POST", path: endpoints.scanRemoval, bearer, body, schema: carriedOverSchema } as const;
  return askScans(c, { ...request, headers: await ownerHeaders(c) });
}

export function pauseScan(c: C, bearer: string, isPaused: boolean): Promise<ScanAnswer<unknown>> {
  const body = { isPaused };
  return askScans(c, { method: "PUT", path: endpoints.scanRemoval, bearer, body, schema: anything });
}

/** Whether the subscriber has a scan, for a browser that does not hold its key. */
export async function subscriberHasScan(c: C): Promise<boolean> {
  const request = { path: endpoints.scanRemoval, schema: removalHeldSchema, headers: await ownerHeaders(c) };
  const answer = await askScans(c, request);
  return answer.ok && answer.value.isHeld;
}

export async function eraseSubscriberScan(c: C): Promise<ScanAnswer<unknown>> {
  const request = { method: "DELETE", path: endpoints.scanRemoval, schema: anything } as const;
  return askScans(c, { ...request, headers: await ownerHeaders(c) });
}
