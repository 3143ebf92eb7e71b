import type { Hono } from "hono";
import { routes } from "../../contract/routes.ts";
import type { Question } from "../../contract/scan/scan-flow.ts";
import { answered, filledRows, intents, rowsAfter, rowsIn, rowsOf } from "../../contract/scan/scan-form.ts";
import { readProfile, type ScanProfile } from "../../contract/scan/scan-profile.ts";
import { type C, form, takeForm } from "../../forms/form.ts";
import type { Http } from "../../http.ts";
import type { Fields } from "../../platform/body.ts";
import { scanPages } from "./routes.tsx";
import { changeProfile, readKeptProfile } from "./scan-calls.ts";
import { goTo, noScan, openScan, redirectUnlessAllowed, type ScanVisitor, showPage } from "./scan-visitor.ts";
import { tagOf } from "./trouble.tsx";

const page = scanPages.dbpEdit;

/** Read like the forms of the steps, by `contract/scan/scan-form.ts`. */
const changeForm = form({});

export function editActions(app: Hono<Http>): void {
  const { path } = routes.dbpEdit;
  app.get(path, (c) => edit(c, show));
  app.post(
    path,
    takeForm(changeForm, (c, { fields }) => edit(c, (editing) => change(editing, fields))),
  );
}

interface Editing {
  readonly visitor: ScanVisitor;
  readonly profile: ScanProfile;
  /** Which answer is being changed; null for all of them. */
  readonly step: Question | null;
}

async function edit(c: C, then: (editing: Editing) => Promise<Response>): Promise<Response> {
  const visitor = await openScan(c);
  const redirect = redirectUnlessAllowed(visitor, "edit");
  if (redirect) return redirect;
  const kept = await readKeptProfile(c, visitor.scanId ?? "");
  if (!kept.ok) return showPage(visitor, page, noScan(visitor, kept.error));
  return then({ visitor, profile: kept.value, step: stepIn(c) });
}

function stepIn(c: C): Question | null {
  const asked = c.req.query("change");
  return asked === "name" || asked === "year" || asked === "address" ? asked : null;
}

function show({ visitor, profile, step }: Editing): Promise<Response> {
  if (!step) return showPage(visitor, page, { tag: "shown", screen: "answers", profile });
  const change = { step, rows: rowsOf(step, profile), faults: [], error: null };
  return showPage(visitor, page, { tag: "shown", screen: "change", change });
}

async function change({ visitor, profile, step }: Editing, fields: Fields): Promise<Response> {
  if (!step) return goTo(visitor, "edit");
  const screen = "change";
  const typed = rowsIn(step, fields);
  const intent = fields.get("intent") ?? "";
  const rows = rowsAfter(step, typed, intent);
  const shown = { step, rows, faults: [], error: null };
  if (rows !== typed || intent === intents.add) return showPage(visitor, page, { tag: "shown", screen, change: shown });
  const filled = { ...shown, rows: filledRows(rows) };
  const changed = changedProfile(profile, step, filled.rows);
  if (!changed.ok) {
    return showPage(visitor, page, { tag: "invalid", screen, change: { ...filled, faults: changed.faults } });
  }
  const answer = await changeProfile(visitor.c, visitor.scanId ?? "", changed.value);
  if (answer.ok) return goTo(visitor, "progress");
  const { error } = answer;
  if (error === "scan_gone") return showPage(visitor, page, noScan(visitor, error));
  return showPage(visitor, page, { tag: tagOf(error), screen, change: { ...filled, error } });
}

function changedProfile(profile: ScanProfile, step: Question, rows: ReturnType<typeof filledRows>) {
  const thisYear = new Date().getUTCFullYear();
  const read = answered(profile, { step, rows, thisYear });
  return read.ok ? readProfile(read.value, thisYear) : read;
}
