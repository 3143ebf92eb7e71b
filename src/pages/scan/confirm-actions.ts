/** The moment at which answers leave the browser: the start of a scan (DBP-2). */
import type { Hono } from "hono";
import type { StartTrouble } from "../../../client/scan/scan-answers.tsx";
import { href, routes } from "../../contract/routes.ts";
import { firstOpen } from "../../contract/scan/scan-flow.ts";
import { intents } from "../../contract/scan/scan-form.ts";
import { readProfile, type ScanProfile } from "../../contract/scan/scan-profile.ts";
import type { ScanError } from "../../contract/scan/scans.ts";
import type { Http } from "../../http.ts";
import { jsonAnswer } from "../../render/answers.ts";
import type { PlacedPage } from "../../render/page.ts";
import { startScan } from "./scan-calls.ts";
import {
  type C,
  forgetScan,
  goTo,
  keepScan,
  ledElsewhere,
  openScan,
  readFields,
  readSent,
  type ScanVisitor,
  sent,
  showPage,
  textOf,
} from "./scan-visitor.ts";
import { confirmHole } from "./step-page.tsx";

export function confirmActions(app: Hono<Http>, page: PlacedPage): void {
  const { path } = routes.dbpScanConfirm;
  app.get(path, (c) => confirm(c, page));
  app.post(path, (c) => (isJson(c) ? startFromBrowser(c) : startFromCookie(c, page)));
}

function isJson(c: C): boolean {
  return c.req.header("content-type")?.startsWith("application/json") ?? false;
}

async function confirm(c: C, page: PlacedPage): Promise<Response> {
  const visitor = await openScan(c);
  const elsewhere = ledElsewhere(visitor, "confirm");
  if (elsewhere) return elsewhere;
  const profile = visitor.draft && profileIn(visitor.draft);
  return showPage(visitor, { page, hole: confirmHole(profile) });
}

/** What `confirm` shows was read before, so only another year since then can speak against it. */
function profileIn(draft: unknown): ScanProfile | null {
  const read = readProfile(draft, new Date().getUTCFullYear());
  return read.ok ? read.value : null;
}

/** The answers that the worker kept, because no script did. */
async function startFromCookie(c: C, page: PlacedPage): Promise<Response> {
  const visitor = await openScan(c);
  if (visitor.scan === "started") return goTo(visitor, "progress");
  const intent = textOf(await readFields(visitor), "intent");
  if (intent === intents.forget) {
    forgetScan(visitor);
    return goTo(visitor, "start");
  }
  const profile = profileIn(visitor.draft);
  if (!profile) return goTo(visitor, firstOpen(visitor.draft ?? {}));
  const started = await start(visitor, profile);
  if (started === null) return goTo(visitor, "progress");
  return showPage(visitor, { page, hole: confirmHole(profile, started), status: 503 });
}

/** The answers that the browser kept, which come here for the first time. */
async function startFromBrowser(c: C): Promise<Response> {
  const visitor = await openScan(c);
  const profile = profileIn(await (await readSent(c)).json().catch(() => null));
  const trouble = visitor.scan === "started" ? null : profile ? await start(visitor, profile) : "unavailable";
  const answer = trouble === null ? { next: href("dbpProgress") } : { trouble };
  return sent(visitor, jsonAnswer(c.var.visit, answer));
}

const troubles: Readonly<Partial<Record<ScanError, StartTrouble>>> = { too_many_scans: "too-many" };

/** Null when it was started. */
async function start(visitor: ScanVisitor, profile: ScanProfile): Promise<StartTrouble | null> {
  const heard = await startScan(visitor.c, profile);
  if (!heard.ok) return troubles[heard.error] ?? "unavailable";
  keepScan(visitor, heard.value.scanId);
  return null;
}
