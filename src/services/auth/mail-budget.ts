/** Spending what a mailbox and its domain may be sent. */

import { digestText } from "../../platform/digest.ts";
import { waitForAll } from "../flood-budget.ts";
import { type MailKind, mailBudgets, mailboxOf, mailDomainOf } from "../mail-budgets.ts";
import type { Call } from "./call.ts";
import { addressOf } from "./objects.ts";

/**
 * Takes one code out of the budgets of an address, and of all; the answer is how many seconds too early it is, 0 when there was
 * one left. Of all comes last, so that a flood of one mailbox takes nothing from the others.
 */
export async function waitForMail(call: Pick<Call, "env" | "now">, kind: MailKind, email: string): Promise<number> {
  return (await waitForMailbox(call, kind, email)) || waitForAll(call.env, "code", call.now);
}

async function waitForMailbox({ env, now }: Pick<Call, "env" | "now">, kind: MailKind, email: string): Promise<number> {
  const wait = await (await addressOf(env, mailboxOf(email))).spend(kind, "mailbox", now);
  const domain = mailBudgets[kind].domain.length > 0 ? mailDomainOf(email) : null;
  if (wait > 0 || domain === null) return wait;
  return env.AUTH_ADDRESS.getByName(await digestText(`domain:${domain}`)).spend(kind, "domain", now);
}
