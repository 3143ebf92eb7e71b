import type { Hono } from "hono";
import * as z from "zod/mini";
import { routes } from "../../../contract/routes.ts";
import type { Finding, ScanError, ScanStatus } from "../../../contract/scan/scans.ts";
import { type C, form, type SentTo, takeForm } from "../../../forms/form.ts";
import type { Http } from "../../../http.ts";
import { scanPages } from "../routes.tsx";
import { claim, deleteScan, readStatus } from "../scan-calls.ts";
import {
  goTo,
  keepDeleted,
  noScan,
  openScan,
  redirectUnlessAllowed,
  type ScanVisitor,
  showPage,
} from "../scan-visitor.ts";
import { isUndecided } from "../scan-words.ts";
import { tagOf } from "../trouble.tsx";
import type { DashboardOutcome } from "./dashboard-page.tsx";
import { claimAll, claimIntents } from "./finding-row.tsx";

const page = scanPages.dbpDashboard;

const pressForm = form({
  intent: z.enum(["delete", claimAll, claimIntents.mine, claimIntents.notMine]),
  /** The finding that is claimed. */
  id: z._default(z.string(), ""),
  /** The tick without which nothing is deleted. */
  sure: z.optional(z.string()),
});

export function dashboardActions(app: Hono<Http>): void {
  const { path } = routes.dbpDashboard;
  app.get(path, dashboard);
  app.post(path, takeForm(pressForm, press));
}

async function dashboard(c: C): Promise<Response> {
  const visitor = await openScan(c);
  const redirect = redirectUnlessAllowed(visitor, "dashboard");
  if (redirect) return redirect;
  return c.var.visit.url.searchParams.has("delete") ? askToDelete(visitor, "shown") : show(visitor, null);
}

async function show(visitor: ScanVisitor, trouble: ScanError | null): Promise<Response> {
  const answer = await readStatus(visitor.c, visitor.scanId ?? "");
  if (!answer.ok) return showPage(visitor, page, noScan(visitor, answer.error));
  const screen = { screen: "findings", status: answer.value } as const;
  const outcome: DashboardOutcome = trouble
    ? { ...screen, tag: tagOf(trouble), trouble }
    : { ...screen, tag: "shown", trouble };
  return showPage(visitor, page, outcome);
}

async function askToDelete(visitor: ScanVisitor, tag: "shown" | "invalid"): Promise<Response> {
  const answer = await readStatus(visitor.c, visitor.scanId ?? "");
  if (!answer.ok) return showPage(visitor, page, noScan(visitor, answer.error));
  return showPage(visitor, page, { tag, screen: "delete", status: answer.value });
}

async function press(c: C, sent: SentTo<typeof pressForm>): Promise<Response> {
  const visitor = await openScan(c);
  const redirect = redirectUnlessAllowed(visitor, "dashboard");
  if (redirect) return redirect;
  if (!sent.ok) return show(visitor, "invalid_request");
  const { intent, id, sure } = sent.value;
  if (intent === "delete") return sure === "on" ? end(visitor) : askToDelete(visitor, "invalid");
  const before = await readStatus(c, visitor.scanId ?? "");
  if (intent === claimAll) return before.ok ? requestAll(visitor, before.value) : show(visitor, before.error);
  const answer = await claim(c, visitor.scanId ?? "", { ids: [id], notYours: intent === claimIntents.notMine });
  if (!answer.ok) return show(visitor, answer.error);
  const place = (before.ok && neighbourOf(before.value.resultsFound, id)) || id;
  return goTo(visitor, "dashboard", `finding-${encodeURIComponent(place)}`);
}

/** Requests removal for all undecided findings. Pressed again, none is left. */
async function requestAll(visitor: ScanVisitor, { resultsFound }: ScanStatus): Promise<Response> {
  const ids = resultsFound.filter(isUndecided).map(({ id }) => id);
  const answer = ids.length > 0 && (await claim(visitor.c, visitor.scanId ?? "", { ids, notYours: false }));
  return answer && !answer.ok ? show(visitor, answer.error) : goTo(visitor, "dashboard");
}

/** The id of the finding beside one that leaves its group: the answer leads there, so that the reader keeps their place. */
function neighbourOf(findings: readonly Finding[], id: string): string | undefined {
  const state = findings.find((finding) => finding.id === id)?.state;
  const group = findings.filter((finding) => finding.state === state);
  const at = group.findIndex((finding) => finding.id === id);
  return (group[at + 1] ?? group[at - 1])?.id;
}

async function end(visitor: ScanVisitor): Promise<Response> {
  const answer = await deleteScan(visitor.c, visitor.scanId ?? "");
  if (!answer.ok) return showPage(visitor, page, noScan(visitor, answer.error));
  keepDeleted(visitor, answer.value);
  return goTo(visitor, "deleted");
}
