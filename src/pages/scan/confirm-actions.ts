/** The moment at which answers leave the browser: the start of a scan (DBP-2). */
import type { Hono } from "hono";
import * as z from "zod/mini";
import type { StartTrouble } from "../../../client/scan/scan-answers.tsx";
import { href, routes } from "../../contract/routes.ts";
import { firstOpen } from "../../contract/scan/scan-flow.ts";
import { intents } from "../../contract/scan/scan-form.ts";
import { readProfile, type ScanProfile } from "../../contract/scan/scan-profile.ts";
import { type C, form, type SentTo, takeForm } from "../../forms/form.ts";
import type { Http } from "../../http.ts";
import { faultStatus, readJsonBody, saysJson } from "../../platform/body.ts";
import { jsonAnswer } from "../../render/answers.ts";
import { type OutcomeTag, outcomeStatus } from "../../render/outcome.ts";
import { scanPages } from "./routes.tsx";
import { startScan } from "./scan-calls.ts";
import {
  forgetScan,
  goTo,
  keepScan,
  openScan,
  redirectUnlessAllowed,
  type ScanVisitor,
  showPage,
  withScanCookies,
} from "./scan-visitor.ts";

const confirmForm = form({ intent: z.optional(z.string()) });

export function confirmActions(app: Hono<Http>): void {
  const { path } = routes.dbpScanConfirm;
  const takeConfirm = takeForm(confirmForm, startFromCookie);
  app.get(path, confirm);
  app.post(path, (c, next) => (saysJson(c.req.raw) ? startFromBrowser(c) : takeConfirm(c, next)));
}

async function confirm(c: C): Promise<Response> {
  const visitor = await openScan(c);
  const redirect = redirectUnlessAllowed(visitor, "confirm");
  if (redirect) return redirect;
  const profile = visitor.draft && profileIn(visitor.draft);
  return showPage(visitor, scanPages.dbpScanConfirm, { tag: "shown", profile, trouble: null });
}

/** Null if the answers are no valid profile. Those that the worker kept were valid; only a new year since can change that. */
function profileIn(draft: unknown): ScanProfile | null {
  const read = readProfile(draft, new Date().getUTCFullYear());
  return read.ok ? read.value : null;
}

/** Starts with the answers that the worker kept, because no script did. */
async function startFromCookie(c: C, { fields }: SentTo<typeof confirmForm>): Promise<Response> {
  const visitor = await openScan(c);
  if (visitor.scan === "started") return goTo(visitor, "progress");
  if (fields.get("intent") === intents.forget) {
    forgetScan(visitor);
    return goTo(visitor, "start");
  }
  const profile = profileIn(visitor.draft);
  if (!profile) return goTo(visitor, firstOpen(visitor.draft ?? {}));
  const trouble = await start(visitor, profile);
  if (trouble === null) return goTo(visitor, "progress");
  return showPage(visitor, scanPages.dbpScanConfirm, { tag: troubleTags[trouble], profile, trouble });
}

/** Starts with the answers that the browser kept, which reach the worker here for the first time. */
async function startFromBrowser(c: C): Promise<Response> {
  const body = await readJsonBody(c.req.raw);
  if (!body.ok) return jsonAnswer(c.var.visit, { trouble: "unavailable" }, faultStatus[body.fault]);
  const visitor = await openScan(c);
  const profile = profileIn(body.value);
  const trouble = visitor.scan === "started" ? null : profile ? await start(visitor, profile) : "unavailable";
  if (trouble === null) return withScanCookies(visitor, jsonAnswer(c.var.visit, { next: href("dbpProgress") }));
  const status = outcomeStatus[profile ? troubleTags[trouble] : "invalid"];
  return withScanCookies(visitor, jsonAnswer(c.var.visit, { trouble }, status));
}

type Refusal = Exclude<StartTrouble, "offline">;

const troubleTags = { "too-many": "wait", unavailable: "unavailable" } as const satisfies Readonly<
  Record<Refusal, OutcomeTag>
>;

/** Null when the scan was started, else why not. */
async function start(visitor: ScanVisitor, profile: ScanProfile): Promise<Refusal | null> {
  const answer = await startScan(visitor.c, profile);
  if (!answer.ok) return answer.error === "too_many_scans" ? "too-many" : "unavailable";
  keepScan(visitor, answer.value.scanId);
  return null;
}
