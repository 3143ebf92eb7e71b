import type { Hono } from "hono";
import { routes } from "../../contract/routes.ts";
import type { Question } from "../../contract/scan/scan-flow.ts";
import { answered, filledRows, intents, rowsAfter, rowsIn, rowsOf } from "../../contract/scan/scan-form.ts";
import { readProfile, type ScanProfile } from "../../contract/scan/scan-profile.ts";
import type { ScanError } from "../../contract/scan/scans.ts";
import type { Http } from "../../http.ts";
import type { PlacedPage } from "../../render/page.ts";
import { changeHole, editHole } from "./edit-page.tsx";
import { changeProfile, readKeptProfile } from "./scan-calls.ts";
import {
  type C,
  goTo,
  ledElsewhere,
  openScan,
  readFields,
  type ScanVisitor,
  showPage,
  textOf,
} from "./scan-visitor.ts";
import { showTrouble } from "./trouble.tsx";

export function editActions(app: Hono<Http>, page: PlacedPage): void {
  const { path } = routes.dbpEdit;
  app.get(path, (c) => edit(c, page, show));
  app.post(path, (c) => edit(c, page, change));
}

interface Editing {
  readonly visitor: ScanVisitor;
  readonly page: PlacedPage;
  readonly profile: ScanProfile;
  /** Which answer is being changed; null for all of them. */
  readonly step: Question | null;
}

async function edit(c: C, page: PlacedPage, then: (editing: Editing) => Promise<Response>): Promise<Response> {
  const visitor = await openScan(c);
  const elsewhere = ledElsewhere(visitor, "edit");
  if (elsewhere) return elsewhere;
  const kept = await readKeptProfile(c, visitor.scanId ?? "");
  if (!kept.ok) return showTrouble(visitor, { page, error: kept.error });
  return then({ visitor, page, profile: kept.value, step: stepIn(c) });
}

function stepIn(c: C): Question | null {
  const asked = c.req.query("change");
  return asked === "name" || asked === "year" || asked === "address" ? asked : null;
}

function show({ visitor, page, profile, step }: Editing): Promise<Response> {
  const hole = step ? changeHole({ step, rows: rowsOf(step, profile), faults: [] }, null) : editHole(profile);
  return showPage(visitor, { page, hole });
}

async function change({ visitor, page, profile, step }: Editing): Promise<Response> {
  if (!step) return goTo(visitor, "edit");
  const form = await readFields(visitor);
  const intent = textOf(form, "intent");
  const typed = rowsIn(step, form);
  const rows = rowsAfter(step, typed, intent);
  if (rows !== typed || intent === intents.add) {
    return showPage(visitor, { page, hole: changeHole({ step, rows, faults: [] }, null) });
  }
  const filled = filledRows(rows);
  const thisYear = new Date().getUTCFullYear();
  const read = answered(profile, { step, rows: filled, thisYear });
  const changed = read.ok ? readProfile(read.value, thisYear) : read;
  if (!changed.ok) {
    return showPage(visitor, {
      page,
      hole: changeHole({ step, rows: filled, faults: changed.faults }, null),
      status: 400,
    });
  }
  const heard = await changeProfile(visitor.c, visitor.scanId ?? "", changed.value);
  if (heard.ok) return goTo(visitor, "progress");
  if (heard.error === "scan_gone") return showTrouble(visitor, { page, error: heard.error });
  const hole = changeHole({ step, rows: filled, faults: [] }, heard.error);
  return showPage(visitor, { page, hole, status: statusOf(heard.error) });
}

function statusOf(error: ScanError): number {
  return error === "service_unavailable" ? 503 : 400;
}
