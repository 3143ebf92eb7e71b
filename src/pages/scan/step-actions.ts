/** The questions of the free scan as forms (DBP-1). None of these is posted when a script keeps the answers. */
import type { Hono } from "hono";
import { routes } from "../../contract/routes.ts";
import { firstOpen, type Question, stepRoutes } from "../../contract/scan/scan-flow.ts";
import {
  answered,
  filledRows,
  intents,
  type Row,
  rowsAfter,
  rowsIn,
  rowsOf,
  shownAgainField,
} from "../../contract/scan/scan-form.ts";
import type { Fault } from "../../contract/scan/scan-profile.ts";
import { type C, form, takeForm } from "../../forms/form.ts";
import type { Http } from "../../http.ts";
import type { Fields } from "../../platform/body.ts";
import { scanPages } from "./routes.tsx";
import {
  forgetScan,
  goTo,
  keepDraft,
  openScan,
  redirectUnlessAllowed,
  type ScanVisitor,
  showPage,
} from "./scan-visitor.ts";

const questions = ["name", "year", "address"] as const satisfies readonly Question[];

/** Its fields depend on the question, and `intent` on how many rows there are: `contract/scan/scan-form.ts` reads both. */
const stepForm = form({});

export function stepActions(app: Hono<Http>): void {
  for (const step of questions) {
    const { path } = routes[stepRoutes[step]];
    app.get(path, (c) => ask(c, step));
    app.post(
      path,
      takeForm(stepForm, (c, { fields }) => answer(c, step, fields)),
    );
  }
}

async function ask(c: C, step: Question): Promise<Response> {
  const visitor = await openScan(c);
  const redirect = redirectUnlessAllowed(visitor, step);
  if (redirect) return redirect;
  if (isBegun(visitor)) return show(visitor, step, rowsOf(step, visitor.draft ?? {}));
  const isKept = visitor.isDraftInBrowser;
  return showPage(visitor, scanPages[stepRoutes[step]], { tag: "shown", screen: "island", isKept });
}

/** Whether the worker keeps answers already: then it keeps the others too. */
function isBegun({ draft }: ScanVisitor): boolean {
  return Object.keys(draft ?? {}).length > 0;
}

function show(
  visitor: ScanVisitor,
  step: Question,
  rows: readonly Row[],
  faults: readonly Fault[] = [],
): Promise<Response> {
  const tag = faults.length > 0 ? "invalid" : "shown";
  const form = { rows, faults, isBegun: isBegun(visitor) };
  return showPage(visitor, scanPages[stepRoutes[step]], { tag, screen: "form", form });
}

async function answer(c: C, step: Question, fields: Fields): Promise<Response> {
  const visitor = await openScan(c);
  if (visitor.scan === "started") return goTo(visitor, "progress");
  const intent = fields.get("intent") ?? "";
  const typed = rowsIn(step, fields);
  if (intent === intents.forget) {
    forgetScan(visitor);
    return goTo(visitor, "start");
  }
  const rows = rowsAfter(step, typed, intent);
  if (visitor.isDraftInBrowser && !fields.has(shownAgainField)) {
    const held = { rows, isSent: rows === typed && intent !== intents.add };
    return showPage(visitor, scanPages[stepRoutes[step]], { tag: "shown", screen: "island", isKept: true, held });
  }
  if (rows !== typed || intent === intents.add) return show(visitor, step, rows);
  const filled = filledRows(rows);
  const read = answered(visitor.draft ?? {}, { step, rows: filled, thisYear: new Date().getUTCFullYear() });
  if (!read.ok) return show(visitor, step, filled, read.faults);
  keepDraft(visitor, read.value);
  return goTo(visitor, firstOpen(read.value));
}
