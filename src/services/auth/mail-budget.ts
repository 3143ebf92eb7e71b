/** Spending the mail budgets of a mailbox. */
import { spendFloodBudget } from "../flood-budget.ts";
import type { MailKind } from "../mail-budgets.ts";
import { mailboxOf } from "../mailbox.ts";
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
 * Takes one code out of the budget of its mailbox, and then out of the one for all mailboxes; answers how many seconds to
 * wait, 0 if there was one left. The one for all comes last, so that a flood of one mailbox takes nothing from the others. A
 * code to the account's own address takes nothing from it: no stranger keeps an owner from deleting the account.
 */
export async function spendMailBudget(
  { env, now }: Pick<Call, "env" | "now">,
  kind: SharedKind,
  { to, nonce }: Message,
): Promise<number> {
  const wait = await (await addressOf(env, mailboxOf(to))).spend(kind, now, nonce);
  return wait > 0 || kind === "own-address" ? wait : spendFloodBudget(env, "code", now);
}

/** Whether a mail to sign in may hold a code to type: see `mail-budgets.ts`. */
export async function mayHoldCode({ env, now }: Pick<Call, "env" | "now">, to: string): Promise<boolean> {
  return (await (await addressOf(env, mailboxOf(to))).spend("typed-code", now)) === 0;
}

/** Says that a code, or the link that came with it, was used: it takes nothing from the mailbox. */
export async function noteCodeUsed({ env, now }: Pick<Call, "env" | "now">, to: string): Promise<void> {
  await (await addressOf(env, mailboxOf(to))).giveBack("typed-code", now);
}

/** The same for a code that confirms an address not yet the account's. `mail-budgets.ts` says why subscribers differ. */
export async function spendNewAddressBudget(call: Call, { id, subscribedSince }: Profile, message: Message) {
  const isPaid = (await call.peers.subscriptions.entitlements(id)).length > 0;
  if (!isPaid) return spendMailBudget(call, "confirm-unpaid", message);
  const { to, nonce } = message;
  const own = await (await addressOf(call.env, budgetNameOf(id, to))).spend("confirm", call.now, nonce);
  if (own > 0) return own;
  const since = subscribedSince ?? (await accountOf(call.env, id).noteSubscription(call.now)) ?? call.now;
  const isNew = call.now < since + limits.newSubscriber;
  return spendMailBudget(call, isNew ? "confirm-new" : "confirm-settled", message);
}

/** The name under which one account's messages to a mailbox are counted; no address has it. */
export function budgetNameOf(accountId: string, email: string): string {
  return `account:${accountId}:${mailboxOf(email)}`;
}
