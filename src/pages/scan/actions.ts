import type { Hono } from "hono";
import { routes } from "../../contract/routes.ts";
import { intents } from "../../contract/scan/scan-form.ts";
import type { Http } from "../../http.ts";
import { confirmActions } from "./confirm-actions.ts";
import { dashboardActions } from "./dashboard-actions.ts";
import { editActions } from "./edit-actions.ts";
import { endActions } from "./end-actions.ts";
import { progressActions } from "./progress-actions.ts";
import { scanPages } from "./routes.tsx";
import { type C, forgetScan, goTo, openScan, readFields, showPage, textOf } from "./scan-visitor.ts";
import { startHole } from "./start-page.tsx";
import { stepActions } from "./step-actions.ts";

/** Every handler of the free scan. */
export function scanRoutes(app: Hono<Http>): void {
  app.get(routes.dbpScan.path, start);
  app.post(routes.dbpScan.path, forget);
  stepActions(app, scanPages);
  confirmActions(app, scanPages.dbpScanConfirm);
  progressActions(app, scanPages.dbpProgress);
  dashboardActions(app, scanPages.dbpDashboard);
  editActions(app, scanPages.dbpEdit);
  endActions(app, scanPages);
}

async function start(c: C): Promise<Response> {
  const visitor = await openScan(c);
  return showPage(visitor, { page: scanPages.dbpScan, hole: startHole(visitor) });
}

/** A scan that was started is not forgotten here: it is deleted on a page of its own. */
async function forget(c: C): Promise<Response> {
  const visitor = await openScan(c);
  const intent = textOf(await readFields(visitor), "intent");
  if (intent === intents.forget && visitor.scan !== "started") forgetScan(visitor);
  return goTo(visitor, "start");
}
