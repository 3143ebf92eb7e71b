/** Spending what a mailbox and its domain may be sent. */

import { digestText } from "../../platform/digest.ts";
import { waitForAll } from "../flood-budget.ts";
import { type MailKind, mailBudgets } from "../mail-budgets.ts";
import { mailboxOf, mailDomainOf } from "../mailbox.ts";
import type { Profile } from "./account/account-rules.ts";
import type { Call } from "./call.ts";
import { accountOf, addressOf } from "./objects.ts";
import { limits } from "./rules.ts";

/** A message, and the nonce of the request for it, by which equal ones spend once. */
export interface Message {
  readonly to: string;
  readonly nonce?: string;
}

/** Counted by mailbox, whoever asks. */
type SharedKind = Exclude<MailKind, "confirm">;

/**
 * Takes one code out of the budgets of an address, and of all; the answer is how many seconds too early it is, 0 when there was
 * one left. Of all comes last, so that a flood of one mailbox takes nothing from the others.
 */
export async function waitForMail(
  call: Pick<Call, "env" | "now">,
  kind: SharedKind,
  message: Message,
): Promise<number> {
  return (await waitForMailbox(call, kind, message)) || waitForAll(call.env, "code", call.now);
}

/** The same for a code that confirms an address which is not the account's yet. Why subscribers differ: `mail-budgets.ts`. */
export async function waitForNewAddress(call: Call, { id, subscribedSince }: Profile, message: Message) {
  const isPaid = (await call.peers.subscriptions.entitlements(id)).length > 0;
  if (!isPaid) return waitForMail(call, "confirm-unpaid", message);
  const { to, nonce } = message;
  const own = await (await addressOf(call.env, askedBy(id, to))).spend("confirm", "mailbox", call.now, nonce);
  if (own > 0) return own;
  const since = subscribedSince ?? (await accountOf(call.env, id).noteSubscription(call.now)) ?? call.now;
  const isNew = call.now < since + limits.newSubscriber;
  return waitForMail(call, isNew ? "confirm-new" : "confirm-settled", message);
}

/** The name under which one account's messages to a mailbox are counted; no address has it. */
export function askedBy(accountId: string, email: string): string {
  return `account:${accountId}:${mailboxOf(email)}`;
}

async function waitForMailbox(
  { env, now }: Pick<Call, "env" | "now">,
  kind: SharedKind,
  { to, nonce }: Message,
): Promise<number> {
  const wait = await (await addressOf(env, mailboxOf(to))).spend(kind, "mailbox", now, nonce);
  const domain = mailBudgets[kind].domain.length > 0 ? mailDomainOf(to) : null;
  if (wait > 0 || domain === null) return wait;
  return env.AUTH_ADDRESS.getByName(await digestText(`domain:${domain}`)).spend(kind, "domain", now, nonce);
}
