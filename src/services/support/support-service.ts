import { Hono } from "hono";
import { supportMessageSchema } from "../../contract/support/support.ts";
import { declarationTopics } from "../../contract/support/support-topics.ts";
import { digestText } from "../../platform/digest.ts";
import { limitPeriod, overLimitHeader } from "../../platform/flood-table.ts";
import { failure, json, readJson } from "../../platform/json-http.ts";
import { errorAnswer } from "../error-answer.ts";
import { spendFloodBudget } from "../flood-budget.ts";
import { HttpService } from "../idempotency-key.ts";
import { mailboxOf } from "../mailbox.ts";

/** What the service runs with. The clock is a parameter: milliseconds since 1970. */
export interface SupportBindings {
  readonly env: Env;
  now(): number;
}

export const supportApp = new Hono<{ Bindings: SupportBindings }>();

/**
 * Takes a message, to be delivered by alarm. In a flood one that declares something by law is taken as well, and its delivery
 * waits; any other is refused.
 */
supportApp.post("/support/messages", async (c) => {
  const asked = await readJson(c.req.raw, supportMessageSchema);
  if (!asked) return failure("invalid_request", 400);
  const { env, now } = c.env;
  const isDeclaration = declarationTopics.has(asked.topic);
  const over = c.req.header(overLimitHeader);
  const kind = isDeclaration ? "declaration" : "support";
  const wait = over ? limitPeriod : await spendFloodBudget(env, kind, now());
  if (wait > 0 && !isDeclaration) return json({ error: "too_many" }, 429, { "retry-after": String(wait) });
  // Named by a digest, so that no email address is part of an object's name.
  const mailbox = env.SUPPORT_MAILBOX.getByName(await digestText(mailboxOf(asked.email)));
  await mailbox.take(asked, wait > 0 ? waits[over === "network" ? over : "everybody"] : null, now());
  return json({ status: "sent" }, 202);
});

const waits = { network: "crowd delivery", everybody: "late delivery" } as const;

supportApp.notFound(() => failure("not_found", 404));

supportApp.onError((error) => errorAnswer("support", error));

/** The contact form: a message to the help desk by mail, and a confirmation to whoever sent it. */
export class SupportService extends HttpService {
  protected readonly name = "SupportService";

  answer(request: Request): Response | Promise<Response> {
    const { env, ctx } = this;
    return supportApp.fetch(request, { env, now: Date.now }, ctx);
  }
}
