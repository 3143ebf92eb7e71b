/** The questions of the free scan as forms (DBP-1). None of these is posted when a script keeps the answers. */
import type { Hono } from "hono";
import { routes } from "../../contract/routes.ts";
import { firstOpen, type ScanQuestion, stepRoutes } from "../../contract/scan/scan-flow.ts";
import { answered, filledRows, intents, rowsAfter, rowsIn, shownAgainField } from "../../contract/scan/scan-form.ts";
import { type C, form, takeForm } from "../../forms/form.ts";
import type { Http } from "../../http.ts";
import type { FormFields } from "../../platform/body.ts";
import { answerPage } from "../../render/answer-page.ts";
import { scanPages } from "./routes.tsx";
import { forgetScan, goTo, keepDraft, openScan } from "./scan-visitor.ts";
import { formView } from "./step-page.tsx";

const questions = ["name", "year", "address"] as const satisfies readonly ScanQuestion[];

/** Its fields depend on the question, and `intent` on how many rows there are: `contract/scan/scan-form.ts` reads both. */
const stepForm = form({});

export function stepActions(app: Hono<Http>): void {
  for (const step of questions) {
    app.post(
      routes[stepRoutes[step]].path,
      takeForm(stepForm, (c, { fields }) => answer(c, step, fields)),
    );
  }
}

async function answer(c: C, step: ScanQuestion, fields: FormFields): Promise<Response> {
  const visitor = await openScan(c);
  const page = scanPages[stepRoutes[step]];
  if (visitor.scan === "started") return goTo("progress");
  const intent = fields.get("intent") ?? "";
  const typed = rowsIn(step, fields);
  if (intent === intents.forget) {
    forgetScan(visitor);
    return goTo("start");
  }
  const rows = rowsAfter(step, typed, intent);
  if (visitor.isDraftInBrowser && !fields.has(shownAgainField)) {
    const held = { rows, isSent: rows === typed && intent !== intents.add };
    return answerPage(c, page, { tag: "shown", screen: "island", isKept: true, held });
  }
  if (rows !== typed || intent === intents.add) return answerPage(c, page, formView(visitor, rows));
  const filled = filledRows(rows);
  const read = answered(visitor.draft ?? {}, { step, rows: filled, thisYear: new Date().getUTCFullYear() });
  if (!read.ok) return answerPage(c, page, formView(visitor, filled, read.faults));
  keepDraft(visitor, read.value);
  return goTo(firstOpen(read.value));
}
