import type { Hono } from "hono";
import * as z from "zod/mini";
import { routes } from "../../contract/routes.ts";
import { intents } from "../../contract/scan/scan-form.ts";
import { type C, form, type SentTo, takeForm } from "../../forms/form.ts";
import { isForAnother } from "../../forms/idempotency-key.tsx";
import type { Http } from "../../http.ts";
import { confirmActions } from "./confirm-actions.ts";
import { dashboardActions } from "./dashboard/dashboard-actions.ts";
import { editActions } from "./edit-actions.ts";
import { endActions } from "./end-actions.ts";
import { progressActions } from "./progress-actions.ts";
import { eraseSubscriberScan } from "./scan-calls.ts";
import { accountIdOf, forgetScan, goTo, openScan, sendScanCookies } from "./scan-visitor.ts";
import { stepActions } from "./step-actions.ts";

/** Every handler of the free scan. */
export function scanRoutes(app: Hono<Http>): void {
  app.use(sendScanCookies);
  app.post(routes.dbpScan.path, takeForm(startForm, press));
  stepActions(app);
  confirmActions(app);
  progressActions(app);
  dashboardActions(app);
  editActions(app);
  endActions(app);
}

const startForm = form({
  intent: z.enum([intents.forget, intents.erase]),
  /** The tick without which nothing is deleted. */
  sure: z.optional(z.string()),
});

/** A scan that was started is not forgotten here: it is deleted on a page of its own, or here if its key is elsewhere. */
async function press(c: C, sent: SentTo<typeof startForm>): Promise<Response> {
  const visitor = await openScan(c);
  if (!sent.ok || visitor.scan === "started") return goTo("start");
  if (sent.value.intent === intents.forget) forgetScan(visitor);
  else if (sent.value.sure === "on" && !isForAnother(sent.fields, (await accountIdOf(c)) ?? ""))
    await eraseSubscriberScan(c);
  return goTo("start");
}
