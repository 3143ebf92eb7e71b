import { type Context, Hono } from "hono";
import { brand } from "../../contract/brand.ts";
import { type SupportMessage, supportMessageSchema } from "../../contract/support/support.ts";
import { rightsTopics } from "../../contract/support/support-topics.ts";
import { digestText } from "../../platform/digest.ts";
import { logFailure } from "../../platform/log.ts";
import { failure, json, readJson } from "../../platform/wire.ts";
import { afterAnswer } from "../after-answer.ts";
import type { supportBudgets } from "../mail-budgets.ts";
import { mailboxOf, mailDomainOf } from "../mailbox.ts";
import type { MailPeer } from "../peers.ts";
import { PlacedEntrypoint } from "../placed.ts";
import { sendOrReport } from "../send-mail.ts";

/** What the service runs with. The clock is a parameter: milliseconds since 1970. */
export interface SupportBindings {
  readonly env: Env;
  readonly peers: { readonly mail: MailPeer };
  now(): number;
}

type ServiceContext = Context<{ Bindings: SupportBindings }>;

export const supportApp = new Hono<{ Bindings: SupportBindings }>();

/**
 * The message goes to the help desk before anything is answered. Its limit is one for all addresses: one for each would tell a
 * stranger who has written to us lately. The receipt, which anybody can have sent to anybody, follows after the answer.
 */
supportApp.post("/support/messages", async (c) => {
  const asked = await readJson(c.req.raw, supportMessageSchema);
  if (!asked) return failure("invalid_request", 400);
  const wait = await spend(c, rightsTopics.has(asked.topic) ? "rights" : "desk", "all");
  if (wait > 0) return json({ error: "too_many" }, 429, { "retry-after": String(wait) });
  if (!(await sendToHelpDesk(c, asked))) return failure("not_sent", 503);
  const receivedAt = c.env.now();
  afterAnswer(c.executionCtx, "support", async () => {
    if (await mayBeMailed(c, asked)) await sendReceipt(c, asked, receivedAt);
  });
  return json({ status: "sent" }, 202);
});

async function sendReceipt(c: ServiceContext, { topic, email, message }: SupportMessage, receivedAt: number) {
  const reference = uuid.exec(message)?.[0];
  const data = { topic, receivedAt, ...(reference && { reference }) };
  await sendOrReport(c.env.peers.mail, { to: email, template: "support-receipt", data });
}

/** A payment reference, which is the id of an account. */
const uuid = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/i;

async function sendToHelpDesk(c: ServiceContext, { topic, message, email }: SupportMessage): Promise<boolean> {
  const data = { topic, message, replyTo: email };
  const sent = await c.env.peers.mail.send({ to: brand.email.help, template: "support-message", data });
  if (!sent.ok) logFailure({ part: "mail support-message", cause: sent.error });
  return sent.ok;
}

/** Whether the address may be sent a receipt. The mailbox comes first, so that a flood of one takes nothing from its domain. */
async function mayBeMailed(c: ServiceContext, { email, topic }: SupportMessage): Promise<boolean> {
  const domain = mailDomainOf(email);
  const apart = rightsTopics.has(topic) ? "rights of " : "";
  if ((await spend(c, "mailbox", `${apart}${mailboxOf(email)}`)) > 0) return false;
  return domain === null || (await spend(c, "domain", `${apart}${domain}`)) === 0;
}

/** Seconds to wait, 0 if there was one left. Budgets are named by a digest, so that no email address is part of an object's name. */
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
export class SupportService extends PlacedEntrypoint {
  override fetch(request: Request): Response | Promise<Response> {
    const { env, ctx } = this;
    return supportApp.fetch(request, { env, peers: { mail: ctx.exports.MailService }, now: Date.now }, ctx);
  }
}
