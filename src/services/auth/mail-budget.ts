/** Spending what a mailbox and its domain may be sent. */

import { digestText } from "../../platform/digest.ts";
import { type MailKind, mailBudgets, mailboxOf, mailDomainOf } from "../mail-budgets.ts";
import type { Call } from "./call.ts";
import { addressOf } from "./objects.ts";

/** Takes one message out of the budgets of an address; the answer is how many seconds too early it is, 0 when there was one left. */
export async function waitForMail({ env, now }: Pick<Call, "env" | "now">, kind: MailKind, email: string) {
  const wait = await (await addressOf(env, mailboxOf(email))).spend(kind, "mailbox", now);
  const domain = mailBudgets[kind].domain.length > 0 ? mailDomainOf(email) : null;
  if (wait > 0 || domain === null) return wait;
  return env.AUTH_ADDRESS.getByName(await digestText(`domain:${domain}`)).spend(kind, "domain", now);
}
