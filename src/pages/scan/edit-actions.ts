import type { Hono } from "hono";
import { routes } from "../../contract/routes.ts";
import type { ScanQuestion } from "../../contract/scan/scan-flow.ts";
import { answered, filledRows, intents, rowsAfter, rowsIn } from "../../contract/scan/scan-form.ts";
import { readProfile, type ScanProfile } from "../../contract/scan/scan-profile.ts";
import { type C, form, takeForm } from "../../forms/form.ts";
import { isForAnother } from "../../forms/idempotency-key.tsx";
import type { Http } from "../../http.ts";
import type { FormFields } from "../../platform/body.ts";
import { answerPage } from "../../render/answer-page.ts";
import { openEditing } from "./edit-page.tsx";
import { scanPages } from "./routes.tsx";
import { changeProfile } from "./scan-calls.ts";
import { goTo, noScan } from "./scan-visitor.ts";
import { scanErrorTag } from "./trouble.tsx";

const page = scanPages.dbpEdit;

/** Read like the forms of the steps, by `contract/scan/scan-form.ts`. */
const changeForm = form({});

export function editActions(app: Hono<Http>): void {
  app.post(
    routes.dbpEdit.path,
    takeForm(changeForm, (c, { fields }) => change(c, fields)),
  );
}

async function change(c: C, fields: FormFields): Promise<Response> {
  const editing = await openEditing(c);
  if (editing instanceof Response) return editing;
  if ("screen" in editing) return answerPage(c, page, editing);
  const { visitor, profile, step, holder, owner } = editing;
  if (!step || isForAnother(fields, owner)) return goTo("edit");
  const screen = "change";
  const typed = rowsIn(step, fields);
  const intent = fields.get("intent") ?? "";
  const rows = rowsAfter(step, typed, intent);
  const shown = { step, rows, faults: [], error: null, holder, owner };
  if (rows !== typed || intent === intents.add) return answerPage(c, page, { tag: "shown", screen, change: shown });
  const filled = { ...shown, rows: filledRows(rows) };
  const changed = changedProfile(profile, step, filled.rows);
  if (!changed.ok) {
    return answerPage(c, page, { tag: "invalid", screen, change: { ...filled, faults: changed.faults } });
  }
  const answer = await changeProfile(c, visitor.scanId ?? "", changed.value);
  if (answer.ok) return goTo("progress");
  const { error } = answer;
  if (error === "scan_gone") return answerPage(c, page, noScan(visitor, error));
  return answerPage(c, page, { tag: scanErrorTag(error), screen, change: { ...filled, error } });
}

function changedProfile(profile: ScanProfile, step: ScanQuestion, rows: ReturnType<typeof filledRows>) {
  const thisYear = new Date().getUTCFullYear();
  const read = answered(profile, { step, rows, thisYear });
  return read.ok ? readProfile(read.value, thisYear) : read;
}
