import type { Hono } from "hono";
import * as z from "zod/mini";
import { routes } from "../../../contract/routes.ts";
import type { Finding, ScanError, ScanStatus } from "../../../contract/scan/scans.ts";
import { type C, form, type SentTo, takeForm } from "../../../forms/form.ts";
import { isForAnother } from "../../../forms/idempotency-key.tsx";
import type { Http } from "../../../http.ts";
import { answerPage } from "../../../render/answer-page.ts";
import { scanPages } from "../routes.tsx";
import { carryOver, claim, deleteScan, pauseScan, readStatus } from "../scan-calls.ts";
import {
  formOwnerOf,
  goTo,
  keepDeleted,
  keepRemoval,
  noScan,
  openScan,
  redirectUnlessAllowed,
  type ScanVisitor,
} from "../scan-visitor.ts";
import { isUndecided } from "../scan-words.ts";
import { scanErrorTag } from "../trouble.tsx";
import { claimAll, claimIntents } from "./finding-row.tsx";
import { keepIntents } from "./repeats.tsx";

const page = scanPages.dbpDashboard;

const pressForm = form({
  intent: z.enum(["delete", claimAll, ...Object.values(claimIntents), ...Object.values(keepIntents)]),
  /** The finding that is claimed. */
  id: z._default(z.string(), ""),
  /** The tick without which nothing is deleted. */
  sure: z.optional(z.string()),
});

export function dashboardActions(app: Hono<Http>): void {
  app.post(routes.dbpDashboard.path, takeForm(pressForm, press));
}

/** The results again, and why a press did nothing. */
function refuse(c: C, trouble: ScanError): Promise<Response> {
  return answerPage(c, page, { tag: scanErrorTag(trouble), screen: "findings", trouble });
}

async function press(c: C, sent: SentTo<typeof pressForm>): Promise<Response> {
  const visitor = await openScan(c);
  const redirect = redirectUnlessAllowed(visitor, "dashboard");
  if (redirect) return redirect;
  if (!sent.ok) return refuse(c, "invalid_request");
  const { intent, id, sure } = sent.value;
  // The form was made for another scan: of who used this browser before, or of who has signed in since.
  if (isForAnother(sent.fields, await formOwnerOf(visitor))) return goTo("dashboard");
  if (intent === "delete")
    return sure === "on" ? end(c, visitor) : answerPage(c, page, { tag: "invalid", screen: "delete" });
  if (intent === keepIntents.keep || intent === keepIntents.replace)
    return keep(c, visitor, intent === keepIntents.replace);
  if (intent === keepIntents.pause || intent === keepIntents.resume) {
    const answer = await pauseScan(c, visitor.scanId ?? "", intent === keepIntents.pause);
    return answer.ok ? goTo("dashboard", "repeats") : refuse(c, answer.error);
  }
  const before = await readStatus(c, visitor.scanId ?? "");
  if (intent === claimAll) return before.ok ? requestAll(c, visitor, before.value) : refuse(c, before.error);
  const answer = await claim(c, visitor.scanId ?? "", { ids: [id], notYours: intent === claimIntents.notMine });
  if (!answer.ok) return refuse(c, answer.error);
  const place = (before.ok && neighbourOf(before.value.resultsFound, id)) || id;
  return goTo("dashboard", `finding-${encodeURIComponent(place)}`);
}

/** Makes the scan the subscriber's, with the answers that it has. Pressed again, it is theirs already. */
async function keep(c: C, visitor: ScanVisitor, replaces: boolean): Promise<Response> {
  const answer = await carryOver(c, visitor.scanId ?? "", { replaces });
  if (!answer.ok) return refuse(c, answer.error);
  await keepRemoval(c, visitor, answer.value.scanId);
  return goTo("dashboard", "repeats");
}

/** Requests removal for all undecided findings. Pressed again, none is left. */
async function requestAll(c: C, visitor: ScanVisitor, { resultsFound }: ScanStatus): Promise<Response> {
  const ids = resultsFound.filter(isUndecided).map(({ id }) => id);
  const answer = ids.length > 0 && (await claim(c, visitor.scanId ?? "", { ids, notYours: false }));
  return answer && !answer.ok ? refuse(c, answer.error) : goTo("dashboard");
}

/** The id of the finding beside one that leaves its group: the answer leads there, so that the reader keeps their place. */
function neighbourOf(findings: readonly Finding[], id: string): string | undefined {
  const state = findings.find((finding) => finding.id === id)?.state;
  const group = findings.filter((finding) => finding.state === state);
  const at = group.findIndex((finding) => finding.id === id);
  return (group[at + 1] ?? group[at - 1])?.id;
}

async function end(c: C, visitor: ScanVisitor): Promise<Response> {
  const answer = await deleteScan(c, visitor.scanId ?? "");
  if (!answer.ok) return answerPage(c, page, noScan(visitor, answer.error));
  keepDeleted(visitor, answer.value);
  return goTo("deleted");
}
