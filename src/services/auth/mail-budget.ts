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
 * Takes a code to the account's own address out of its budgets; answers how many seconds to wait, 0 if there was one left. The
 * budget for all addresses comes last, so that a flood of one mailbox takes nothing from the others.
 */
export async function spendOwnAddressBudget(call: Pick<Call, "env" | "now">, message: Message): Promise<number> {
  return (await spendMailboxBudget(call, "own-address", message)) || spendCodeBudget(call);
}

/** Takes one out of the budget for all codes to all addresses; the answer tells nothing of any of them. */
export function spendCodeBudget({ env, now }: Pick<Call, "env" | "now">): Promise<number> {
  return spendFloodBudget(env, "code", now);
}

/**
 * Takes a code that confirms an address, not yet the account's, out of what the account itself may ask for: `wait` in seconds.
 * `kind` is then to be taken out of the budget of the mailbox, which others spend as well: so after the answer.
 * `mail-budgets.ts` says why subscribers differ.
 */
export async function spendAskersBudget(
  call: Call,
  { id, subscribedSince }: Profile,
  { to, nonce }: Message,
): Promise<{ readonly wait: number; readonly kind: SharedKind }> {
  const isPaid = (await call.peers.subscriptions.entitlements(id)).length > 0;
  if (!isPaid) return { wait: await spendCodeBudget(call), kind: "confirm-unpaid" };
  const own = await (await addressOf(call.env, budgetNameOf(id, to))).spend("confirm", "mailbox", call.now, nonce);
  const since = subscribedSince ?? (await accountOf(call.env, id).noteSubscription(call.now)) ?? call.now;
  const kind = call.now < since + limits.newSubscriber ? "confirm-new" : "confirm-settled";
  return { wait: own || (await spendCodeBudget(call)), kind };
}

/** The name under which one account's messages to a mailbox are counted; no address has it. */
export function budgetNameOf(accountId: string, email: string): string {
  return `account:${accountId}:${mailboxOf(email)}`;
}

/**
 * Takes one message out of the budgets of a mailbox and of its domain; answers how many seconds to wait, 0 if there was one
 * left. Whoever is not known to read the mailbox is not told: others spend from it as well, its owner among them.
 */
export async function spendMailboxBudget(
  { env, now }: Pick<Call, "env" | "now">,
  kind: SharedKind,
  { to, nonce }: Message,
): Promise<number> {
  const wait = await (await addressOf(env, mailboxOf(to))).spend(kind, "mailbox", now, nonce);
  const domain = mailBudgets[kind].domain.length > 0 ? mailDomainOf(to) : null;
  if (wait > 0 || domain === null) return wait;
  return env.AUTH_ADDRESS.getByName(await digestText(`domain:${domain}`)).spend(kind, "domain", now, nonce);
}
