/** The moment at which answers leave the browser: the start of a scan (DBP-2). */
import type { Hono } from "hono";
import * as z from "zod/mini";
import type { StartTrouble } from "../../../client/scan/scan-answers.tsx";
import { href, routes } from "../../contract/routes.ts";
import { firstOpen } from "../../contract/scan/scan-flow.ts";
import { intents } from "../../contract/scan/scan-form.ts";
import type { ScanProfile } from "../../contract/scan/scan-profile.ts";
import { type C, form, type SentTo, takeForm } from "../../forms/form.ts";
import { isForAnother } from "../../forms/idempotency-key.tsx";
import type { Http } from "../../http.ts";
import { faultStatus, readJsonBody, saysJson } from "../../platform/body.ts";
import { answerPage } from "../../render/answer-page.ts";
import { jsonAnswer } from "../../render/answers.ts";
import { type ResultTag, resultStatus } from "../../render/result.ts";
import { scanPages } from "./routes.tsx";
import { startScan } from "./scan-calls.ts";
import { forgetScan, formOwnerOf, goTo, keepScan, openScan, type ScanVisitor } from "./scan-visitor.ts";
import { profileIn } from "./step-page.tsx";

const confirmForm = form({ intent: z.optional(z.string()) });

export function confirmActions(app: Hono<Http>): void {
  const { path } = routes.dbpScanConfirm;
  const takeConfirm = takeForm(confirmForm, startFromCookie);
  app.post(path, (c, next) => (saysJson(c.req.raw) ? startFromBrowser(c) : takeConfirm(c, next)));
}

/** Starts with the answers that the worker kept, because no script did. */
async function startFromCookie(c: C, { fields }: SentTo<typeof confirmForm>): Promise<Response> {
  const visitor = await openScan(c);
  if (visitor.scan === "started") return goTo("progress");
  // The page showed other answers: of who used this browser before, or as they were before a change.
  if (isForAnother(fields, await formOwnerOf(visitor))) return goTo("confirm");
  if (fields.get("intent") === intents.forget) {
    forgetScan(visitor);
    return goTo("start");
  }
  const profile = profileIn(visitor.draft);
  if (!profile) return goTo(firstOpen(visitor.draft ?? {}));
  const trouble = await start(c, visitor, profile);
  if (trouble === null) return goTo("progress");
  const owner = await formOwnerOf(visitor);
  return answerPage(c, scanPages.dbpScanConfirm, { tag: troubleTags[trouble], profile, trouble, owner });
}

/** Starts with the answers that the browser kept, which reach the worker here for the first time. */
async function startFromBrowser(c: C): Promise<Response> {
  const body = await readJsonBody(c.req.raw);
  if (!body.ok) return jsonAnswer(c.var.visit, { trouble: "unavailable" }, faultStatus[body.fault]);
  const visitor = await openScan(c);
  const profile = profileIn(body.value);
  const trouble = visitor.scan === "started" ? null : profile ? await start(c, visitor, profile) : "unavailable";
  if (trouble === null) return jsonAnswer(c.var.visit, { next: href("dbpProgress") });
  return jsonAnswer(c.var.visit, { trouble }, resultStatus[profile ? troubleTags[trouble] : "invalid"]);
}

type Refusal = Exclude<StartTrouble, "offline">;

const troubleTags = { "too-many": "wait", unavailable: "unavailable" } as const satisfies Readonly<
  Record<Refusal, ResultTag>
>;

/** Null when the scan was started, else why not. */
async function start(c: C, visitor: ScanVisitor, profile: ScanProfile): Promise<Refusal | null> {
  const answer = await startScan(c, profile);
  if (!answer.ok) return answer.error === "too_many_scans" ? "too-many" : "unavailable";
  keepScan(visitor, answer.value.scanId);
  return null;
}
