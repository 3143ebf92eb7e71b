/** Spending what a mailbox and its domain may be sent. */

import { mailboxOf, mailDomainOf } from "../../contract/mailbox.ts";
import { digestText } from "../../platform/digest.ts";
import { waitForAll } from "../flood-budget.ts";
import { type MailKind, mailBudgets } from "../mail-budgets.ts";
import type { Call } from "./call.ts";
import { addressOf } from "./objects.ts";

/** Counted by mailbox, whoever asks. */
type SharedKind = Exclude<MailKind, "confirm">;

/**
 * Takes one code out of the budgets of an address, and of all; the answer is how many seconds too early it is, 0 when there was
 * one left. Of all comes last, so that a flood of one mailbox takes nothing from the others.
 */
export async function waitForMail(call: Pick<Call, "env" | "now">, kind: SharedKind, email: string): Promise<number> {
  return (await waitForMailbox(call, kind, email)) || waitForAll(call.env, "code", call.now);
}

/** The same for a code that confirms an address which is not the account's yet. */
export async function waitForNewAddress(call: Call, accountId: string, email: string): Promise<number> {
  const isPaid = (await call.peers.subscriptions.entitlements(accountId)).length > 0;
  if (!isPaid) return waitForMail(call, "confirm-unpaid", email);
  const spent = await (await addressOf(call.env, askedBy(accountId, email))).spend("confirm", "mailbox", call.now);
  return spent || waitForAll(call.env, "code", call.now);
}

/** The name under which one account's messages to a mailbox are counted; no address has it. */
export function askedBy(accountId: string, email: string): string {
  return `account:${accountId}:${mailboxOf(email)}`;
}

async function waitForMailbox(
  { env, now }: Pick<Call, "env" | "now">,
  kind: SharedKind,
  email: string,
): Promise<number> {
  const wait = await (await addressOf(env, mailboxOf(email))).spend(kind, "mailbox", now);
  const domain = mailBudgets[kind].domain.length > 0 ? mailDomainOf(email) : null;
  if (wait > 0 || domain === null) return wait;
  return env.AUTH_ADDRESS.getByName(await digestText(`domain:${domain}`)).spend(kind, "domain", now);
}
