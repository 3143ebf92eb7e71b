import { Hono } from "hono";
import { languageNow } from "../../contract/language/i18n.ts";
import { supportMessageSchema } from "../../contract/support/support.ts";
import { declarationTopics } from "../../contract/support/support-topics.ts";
import { digestText } from "../../platform/digest.ts";
import { limitPeriod, type OverLimit, overLimitHeader, type SupportLine } from "../../platform/flood-table.ts";
import { failure, json, readJson } from "../../platform/json-http.ts";
import { errorAnswer } from "../error-answer.ts";
import { joinLine } from "../flood-budget.ts";
import { HttpService } from "../idempotency-key.ts";
import { mailboxOf } from "../mailbox.ts";

/** What the service runs with. The clock is a parameter: milliseconds since 1970. */
export interface SupportBindings {
  readonly env: Env;
  now(): number;
}

export const supportApp = new Hono<{ Bindings: SupportBindings }>();

/**
 * Takes a message, to be delivered by alarm when its place in the line comes. One that declares something by law may come
 * above the limits of its network; any other is refused there. Within them each waits for its place: a line that strangers
 * fill from many networks delays what others write, and does not shut them out.
 */
supportApp.post("/support/messages", async (c) => {
  const asked = await readJson(c.req.raw, supportMessageSchema);
  if (!asked) return failure("invalid_request", 400);
  const { env, now } = c.env;
  const over = c.req.header(overLimitHeader);
  const line = isOverLimit(over) ? crowdedLines[over] : "messages";
  const isDeclaration = declarationTopics.has(asked.topic);
  const due = over === undefined || isDeclaration ? await joinLine(env, line, now()) : null;
  if (due === null) return json({ error: "too_many" }, 429, { "retry-after": String(limitPeriod) });
  // Named by a digest, so that no email address is part of an object's name.
  const mailbox = env.SUPPORT_MAILBOX.getByName(await digestText(mailboxOf(asked.email)));
  const language = languageNow();
  await mailbox.take({ ...asked, ...(language !== "en" && { language }) }, { line, due }, now());
  return json({ status: "sent" }, 202);
});

const crowdedLines = {
  network: "crowded messages",
  onion: "onion messages",
} as const satisfies Readonly<Record<OverLimit, SupportLine>>;

function isOverLimit(text = ""): text is OverLimit {
  return Object.hasOwn(crowdedLines, text);
}

supportApp.notFound(() => failure("not_found", 404));

supportApp.onError((error) => errorAnswer("support", error));

/** The contact form: a message to the help desk by mail, and a confirmation to whoever sent it. */
export class SupportService extends HttpService {
  protected readonly name = "SupportService";

  protected respond(request: Request): Response | Promise<Response> {
    const { env, ctx } = this;
    return supportApp.fetch(request, { env, now: Date.now }, ctx);
  }
}
