import type { Hono } from "hono";
import { call } from "../../contract/call.ts";
import { href, routes } from "../../contract/routes.ts";
import { supportAnswerSchema, supportMessageSchema } from "../../contract/support/support.ts";
import type { SupportTopic } from "../../contract/support/support-topics.ts";
import { type C, form, type SentTo, seeOther, takeForm } from "../../forms/form.ts";
import { retryLater } from "../../forms/retry-later.ts";
import { serviceOf } from "../../gateway/service-of.ts";
import type { Http } from "../../http.ts";
import { limitPeriod } from "../../platform/flood-table.ts";
import { answerPage } from "../../render/answer-page.ts";
import type { FlashFact } from "../../session/entries.ts";
import { keepFact, keepNote } from "../../session/flash.ts";
import { withdraw } from "./own-contract.ts";
import { helpPages } from "./routes.tsx";

const messageForm = form(supportMessageSchema.shape);

/** Topics whose message does more than reach us, with the fact to tell. */
const sentFacts: Readonly<Partial<Record<SupportTopic, FlashFact>>> = {
  withdrawal: "contract-withdrawn",
  stopPaying: "stop-asked-for",
};

/** What Manage tells of a contract that was ended. */
const notes = { trial: "trial-withdrawn", paid: "withdrawn", refunded: "refunded" } as const;

export function helpRoutes(app: Hono<Http>): void {
  app.post(routes.help.path, takeForm(messageForm, sendMessage));
}

/**
 * `POST /help`: 303 to the page that says it was sent, or the form again. What was typed never gets into an address. Who is
 * signed in withdraws from their own contract at once, whether or not the desk takes the message.
 */
async function sendMessage(c: C, sent: SentTo<typeof messageForm>): Promise<Response> {
  const typed = sent.fields;
  if (!sent.ok) return answerPage(c, helpPages.help, { tag: "invalid", typed, faults: sent.faults });
  const body = sent.value;
  const withdrawn = body.topic === "withdrawal" ? await withdraw(c, body.message, typed) : null;
  if (withdrawn === "outdated")
    return answerPage(c, helpPages.help, { tag: "invalid", typed, faults: new Set<never>(), isOutdated: true });
  // Our confirmations of a withdrawal promise what only the law gives.
  const topic = withdrawn === "no-right" ? "subscription" : body.topic;
  const answer = await call(serviceOf(c), {
    method: "POST",
    path: "/support/messages",
    body: { ...body, topic },
    schema: supportAnswerSchema,
  });
  const { session } = await c.var.subscriber();
  if (withdrawn && withdrawn !== "no-right") {
    const note = keepNote(session, { kind: "done", done: notes[withdrawn], at: Date.now(), isMailed: answer.ok });
    return seeOther(href("subscriptionsManage", note));
  }
  if (answer.ok) return seeOther(href("help", keepFact(session, sentFacts[topic] ?? "message-sent")));
  if (answer.error.status !== 429) return answerPage(c, helpPages.help, { tag: "unavailable", typed });
  const seconds = answer.error.retryAfter ?? limitPeriod;
  const minutes = Math.ceil(seconds / 60);
  return retryLater(await answerPage(c, helpPages.help, { tag: "wait", typed, minutes }), seconds);
}
