/** Spending the mail budgets of a mailbox and of its domain. */

import { digestText } from "../../platform/digest.ts";
import { spendFloodBudget } from "../flood-budget.ts";
import { type MailKind, mailBudgets } from "../mail-budgets.ts";
import { mailboxOf, mailDomainOf } from "../mailbox.ts";
import type { Profile } from "./account/account-rules.ts";
import type { Call } from "./call.ts";
import { accountOf, addressOf } from "./objects.ts";
import { limits } from "./rules.ts";

/** Where a message goes, and the nonce of the request for it: equal requests share one, and spend once. */
export interface Message {
  readonly to: string;
  readonly nonce?: string;
}

/** The kinds that are counted by mailbox, whoever asks. */
type SharedKind = Exclude<MailKind, "confirm">;

/**
 * Takes one code out of the budgets of an address, and then out of the one for all addresses; answers how many seconds to
 * wait, 0 if there was one left. The one for all comes last, so that a flood of one mailbox takes nothing from the others.
 */
export async function spendMailBudget(
  call: Pick<Call, "env" | "now">,
  kind: SharedKind,
  message: Message,
): Promise<number> {
  return (await spendMailboxBudget(call, kind, message)) || spendFloodBudget(call.env, "code", call.now);
}

/** The same for a code that confirms an address not yet the account's. `mail-budgets.ts` says why subscribers differ. */
export async function spendNewAddressBudget(call: Call, { id, subscribedSince }: Profile, message: Message) {
  const isPaid = (await call.peers.subscriptions.entitlements(id)).length > 0;
  if (!isPaid) return spendMailBudget(call, "confirm-unpaid", message);
  const { to, nonce } = message;
  const own = await (await addressOf(call.env, budgetNameOf(id, to))).spend("confirm", "mailbox", call.now, nonce);
  if (own > 0) return own;
  const since = subscribedSince ?? (await accountOf(call.env, id).noteSubscription(call.now)) ?? call.now;
  const isNew = call.now < since + limits.newSubscriber;
  return spendMailBudget(call, isNew ? "confirm-new" : "confirm-settled", message);
}

/** The name under which one account's messages to a mailbox are counted; no address has it. */
export function budgetNameOf(accountId: string, email: string): string {
  return `account:${accountId}:${mailboxOf(email)}`;
}

async function spendMailboxBudget(
  { env, now }: Pick<Call, "env" | "now">,
  kind: SharedKind,
  { to, nonce }: Message,
): Promise<number> {
  const wait = await (await addressOf(env, mailboxOf(to))).spend(kind, "mailbox", now, nonce);
  const domain = mailBudgets[kind].domain.length > 0 ? mailDomainOf(to) : null;
  if (wait > 0 || domain === null) return wait;
  return env.AUTH_ADDRESS.getByName(await digestText(`domain:${domain}`)).spend(kind, "domain", now, nonce);
}
