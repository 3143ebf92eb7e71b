import { type Context, Hono } from "hono";
import { brand } from "../../contract/brand.ts";
import { type SupportMessage, supportMessageSchema } from "../../contract/support/support.ts";
import { rightsTopics } from "../../contract/support/support-topics.ts";
import { digestText } from "../../platform/digest.ts";
import { logFailure } from "../../platform/log.ts";
import { failure, json, readJson } from "../../platform/wire.ts";
import { HttpService } from "../idempotency-key.ts";
import type { supportBudgets } from "../mail-budgets.ts";
import { mailboxOf, mailDomainOf } from "../mailbox.ts";
import type { MailPeer } from "../peers.ts";
import { sendOrReport } from "../send-mail.ts";

/** What the service runs with. The clock is a parameter: milliseconds since 1970. */
export interface SupportBindings {
  readonly env: Env;
  readonly peers: { readonly mail: MailPeer };
  now(): number;
}

type ServiceContext = Context<{ Bindings: SupportBindings }>;

export const supportApp = new Hono<{ Bindings: SupportBindings }>();

/** The message goes to the help desk before anything is answered; the receipt follows, and nobody waits for it. */
supportApp.post("/support/messages", async (c) => {
  const asked = await readJson(c.req.raw, supportMessageSchema);
  if (!asked) return failure("invalid_request", 400);
  const wait = await spendBudgets(c, asked);
  if (wait > 0) return json({ error: "too_many" }, 429, { "retry-after": String(wait) });
  if (!(await sendToHelpDesk(c, asked))) return failure("not_sent", 503);
  const { topic, email, message } = asked;
  const reference = uuid.exec(message)?.[0];
  const data = { topic, receivedAt: c.env.now(), ...(reference && { reference }) };
  const receipt = { to: email, template: "support-receipt", data } as const;
  c.executionCtx.waitUntil(sendOrReport(c.env.peers.mail, receipt));
  return json({ status: "sent" }, 202);
});

/** A payment reference, which is the id of an account. */
const uuid = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/i;

async function sendToHelpDesk(c: ServiceContext, { topic, message, email }: SupportMessage): Promise<boolean> {
  const data = { topic, message, replyTo: email };
  const sent = await c.env.peers.mail.send({ to: brand.email.help, template: "support-message", data });
  if (!sent.ok) logFailure({ part: "mail support-message", cause: sent.error });
  return sent.ok;
}

/**
 * Seconds to wait. The mailbox comes first, so that a flood of one takes nothing from its domain, then the domain, so that a
 * flood of one takes nothing from the desk.
 */
async function spendBudgets(c: ServiceContext, { email, topic }: SupportMessage): Promise<number> {
  const domain = mailDomainOf(email);
  const isRight = rightsTopics.has(topic);
  const apart = isRight ? "rights of " : "";
  return (
    (await spend(c, "mailbox", `${apart}${mailboxOf(email)}`)) ||
    (domain === null ? 0 : await spend(c, "domain", `${apart}${domain}`)) ||
    (await spend(c, isRight ? "rights" : "desk", "all"))
  );
}

/** Budgets are named by a digest, so that no email address is part of an object's name. */
async function spend({ env }: ServiceContext, scope: keyof typeof supportBudgets, of: string): Promise<number> {
  const budget = env.env.SUPPORT_BUDGET.getByName(`${scope}:${await digestText(of)}`);
  return budget.spend(scope, env.now());
}

supportApp.notFound(() => failure("not_found", 404));

supportApp.onError((error) => {
  logFailure({ part: "support", cause: error });
  return failure("server_error", 500);
});

/** The contact form: a message to the help desk by mail, and a receipt to whoever sent it. Nothing is stored. */
export class SupportService extends HttpService {
  protected readonly name = "SupportService";

  answer(request: Request): Response | Promise<Response> {
    const { env, ctx } = this;
    return supportApp.fetch(request, { env, peers: { mail: ctx.exports.MailService }, now: Date.now }, ctx);
  }
}
