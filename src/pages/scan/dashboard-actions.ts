import type { Hono } from "hono";
import { routes } from "../../contract/routes.ts";
import type { Http } from "../../http.ts";
import type { PlacedPage } from "../../render/page.ts";
import { dashboardHole, deleteHole, type PressTrouble } from "./dashboard-page.tsx";
import { claimIntents } from "./finding-card.tsx";
import { claim, deleteScan, readStatus } from "./scan-calls.ts";
import {
  type C,
  goTo,
  keepDeleted,
  ledElsewhere,
  openScan,
  readFields,
  type ScanVisitor,
  showPage,
  textOf,
} from "./scan-visitor.ts";
import { showTrouble } from "./trouble.tsx";

export function dashboardActions(app: Hono<Http>, page: PlacedPage): void {
  const { path } = routes.dbpDashboard;
  app.get(path, (c) => dashboard(c, page));
  app.post(path, (c) => press(c, page));
}

async function dashboard(c: C, page: PlacedPage): Promise<Response> {
  const visitor = await openScan(c);
  const elsewhere = ledElsewhere(visitor, "dashboard");
  return elsewhere ?? show(visitor, page, null);
}

/** The dashboard, or the question whether to delete everything. */
async function show(visitor: ScanVisitor, page: PlacedPage, trouble: PressTrouble | null): Promise<Response> {
  const { c, scanId } = visitor;
  const heard = await readStatus(c, scanId ?? "");
  if (!heard.ok) return showTrouble(visitor, { page, error: heard.error });
  const asksToDelete = trouble === "not-sure" || (trouble === null && c.var.visit.url.searchParams.has("delete"));
  const hole = asksToDelete ? deleteHole(heard.value, trouble === "not-sure") : dashboardHole(heard.value, trouble);
  return showPage(visitor, { page, hole, status: statusOf(trouble) });
}

function statusOf(trouble: PressTrouble | null): number {
  if (trouble === null) return 200;
  return trouble === "service_unavailable" ? 503 : 400;
}

async function press(c: C, page: PlacedPage): Promise<Response> {
  const visitor = await openScan(c);
  const elsewhere = ledElsewhere(visitor, "dashboard");
  if (elsewhere) return elsewhere;
  const form = await readFields(visitor);
  const intent = textOf(form, "intent");
  if (intent === "delete") return end(visitor, page, textOf(form, "sure") === "on");
  if (intent !== claimIntents.mine && intent !== claimIntents.notMine) return show(visitor, page, "invalid_request");
  const id = textOf(form, "id");
  const heard = await claim(c, visitor.scanId ?? "", { id, notYours: intent === claimIntents.notMine });
  if (heard.ok) return goTo(visitor, "dashboard", `finding-${encodeURIComponent(id)}`);
  return show(visitor, page, heard.error);
}

async function end(visitor: ScanVisitor, page: PlacedPage, isSure: boolean): Promise<Response> {
  if (!isSure) return show(visitor, page, "not-sure");
  const heard = await deleteScan(visitor.c, visitor.scanId ?? "");
  if (!heard.ok) return showTrouble(visitor, { page, error: heard.error });
  keepDeleted(visitor, heard.value);
  return goTo(visitor, "deleted");
}
