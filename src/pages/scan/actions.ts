import type { Hono } from "hono";
import * as z from "zod/mini";
import { routes } from "../../contract/routes.ts";
import { intents } from "../../contract/scan/scan-form.ts";
import { type C, form, type SentTo, takeForm } from "../../forms/form.ts";
import type { Http } from "../../http.ts";
import { confirmActions } from "./confirm-actions.ts";
import { dashboardActions } from "./dashboard/dashboard-actions.ts";
import { editActions } from "./edit-actions.ts";
import { endActions } from "./end-actions.ts";
import { progressActions } from "./progress-actions.ts";
import { forgetScan, goTo, openScan, sendScanCookies } from "./scan-visitor.ts";
import { stepActions } from "./step-actions.ts";

/** Every handler of the free scan. */
export function scanRoutes(app: Hono<Http>): void {
  app.use(sendScanCookies);
  app.post(routes.dbpScan.path, takeForm(forgetForm, forget));
  stepActions(app);
  confirmActions(app);
  progressActions(app);
  dashboardActions(app);
  editActions(app);
  endActions(app);
}

const forgetForm = form({ intent: z.literal(intents.forget) });

/** A scan that was started is not forgotten here: it is deleted on a page of its own. */
async function forget(c: C, sent: SentTo<typeof forgetForm>): Promise<Response> {
  const visitor = await openScan(c);
  if (sent.ok && visitor.scan !== "started") forgetScan(visitor);
  return goTo("start");
}
