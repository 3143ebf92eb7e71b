/** The questions of the free scan as forms (DBP-1). With a script that keeps the answers, none of these is posted to. */
import type { Hono } from "hono";
import { routes } from "../../contract/routes.ts";
import { firstOpen, type Question, stepRoutes } from "../../contract/scan/scan-flow.ts";
import { answered, filledRows, intents, type Row, rowsAfter, rowsIn, rowsOf } from "../../contract/scan/scan-form.ts";
import type { Fault } from "../../contract/scan/scan-profile.ts";
import type { Http } from "../../http.ts";
import type { PlacedPage } from "../../render/page.ts";
import {
  type C,
  forgetScan,
  goTo,
  keepDraft,
  ledElsewhere,
  openScan,
  readFields,
  type ScanVisitor,
  showPage,
  textOf,
} from "./scan-visitor.ts";
import { keptHole, questionHole } from "./step-page.tsx";

const questions = ["name", "year", "address"] as const satisfies readonly Question[];

type StepPages = Readonly<Record<(typeof stepRoutes)[Question], PlacedPage>>;

export function stepActions(app: Hono<Http>, pages: StepPages): void {
  for (const step of questions) {
    const page = pages[stepRoutes[step]];
    app.get(routes[stepRoutes[step]].path, (c) => ask(c, step, page));
    app.post(routes[stepRoutes[step]].path, (c) => answer(c, step, page));
  }
}

interface Shown {
  readonly page: PlacedPage;
  readonly step: Question;
  readonly rows: readonly Row[];
  readonly faults?: readonly Fault[];
}

async function ask(c: C, step: Question, page: PlacedPage): Promise<Response> {
  const visitor = await openScan(c);
  const elsewhere = ledElsewhere(visitor, step);
  if (elsewhere) return elsewhere;
  if (isBegun(visitor)) return show(visitor, { page, step, rows: rowsOf(step, visitor.draft ?? {}) });
  return showPage(visitor, { page, hole: keptHole(step, visitor.keepsThemself) });
}

/** The worker has answers, and so it is the worker that keeps the others too. */
function isBegun({ draft }: ScanVisitor): boolean {
  return Object.keys(draft ?? {}).length > 0;
}

function show(visitor: ScanVisitor, { page, step, rows, faults = [] }: Shown): Promise<Response> {
  const forgettable = isBegun(visitor);
  const hole = questionHole({ step, rows, faults, forgettable, holder: forgettable ? "cookie" : "nowhere" });
  return showPage(visitor, { page, hole, status: faults.length > 0 ? 400 : 200 });
}

async function answer(c: C, step: Question, page: PlacedPage): Promise<Response> {
  const visitor = await openScan(c);
  if (visitor.scan === "started") return goTo(visitor, "progress");
  const form = await readFields(visitor);
  const intent = textOf(form, "intent");
  const typed = rowsIn(step, form);
  if (intent === intents.forget) {
    forgetScan(visitor);
    return goTo(visitor, "start");
  }
  const rows = rowsAfter(step, typed, intent);
  if (rows !== typed || intent === intents.add) return show(visitor, { page, step, rows });
  const filled = filledRows(rows);
  const read = answered(visitor.draft ?? {}, { step, rows: filled, thisYear: new Date().getUTCFullYear() });
  if (!read.ok) return show(visitor, { page, step, rows: filled, faults: read.faults });
  keepDraft(visitor, read.value);
  return goTo(visitor, firstOpen(read.value));
}
