/** Spending the mail budgets of a mailbox. */
import { spendFloodBudget } from "../flood-budget.ts";
import type { MailKind } from "../mail-budgets.ts";
import { mailboxOf } from "../mailbox.ts";
import type { Profile } from "./account/account-rules.ts";
import type { AuthCall } from "./call.ts";
import { accountOf, addressOf } from "./objects.ts";
import { limits } from "./rules.ts";

/** Where a message goes, and the nonce of the request for it: equal requests share one, and spend once. */
export interface CountedMessage {
  readonly to: string;
  readonly nonce?: string;
}

/** The kinds that are counted by mailbox, whoever asks. */
type SharedKind = Exclude<MailKind, "confirm">;

/**
 * Takes a code to the account's own address out of the budget of its mailbox; answers how many seconds to wait, 0 if there was
 * one left. It takes nothing from what everybody shares: no stranger keeps an owner from deleting the account.
 */
export function spendOwnAddressBudget(call: Pick<AuthCall, "env" | "now">, message: CountedMessage): Promise<number> {
  return spendMailboxBudget(call, "own-address", message);
}

/** Whether a mail to sign in may hold a code to type: see `mail-budgets.ts`. */
export async function mayHoldCode(call: Pick<AuthCall, "env" | "now">, to: string): Promise<boolean> {
  return (await spendMailboxBudget(call, "typed-code", { to })) === 0;
}

/** Says that a code, or the link that came with it, was used: it takes nothing from the mailbox. */
export async function noteCodeUsed({ env, now }: Pick<AuthCall, "env" | "now">, to: string): Promise<void> {
  await (await addressOf(env, mailboxOf(to))).giveBack("typed-code", now);
}

/** Takes one out of the budget for all codes to all addresses; the answer tells nothing of any of them. */
export function spendCodeBudget({ env, now }: Pick<AuthCall, "env" | "now">): Promise<number> {
  return spendFloodBudget(env, "code", now);
}

/**
 * Takes a code that confirms an address, not yet the account's, out of what the account itself may ask for: `wait` in seconds.
 * `kind` is then to be taken out of the budget of the mailbox, which others spend as well: so after the answer.
 * `mail-budgets.ts` says why subscribers differ.
 */
export async function spendAskersBudget(
  call: AuthCall,
  { id, subscribedSince }: Profile,
  { to, nonce }: CountedMessage,
): Promise<{ readonly wait: number; readonly kind: SharedKind }> {
  const isPaid = (await call.peers.subscriptions.entitlements(id)).length > 0;
  if (!isPaid) return { wait: await spendCodeBudget(call), kind: "confirm-unpaid" };
  const own = await (await addressOf(call.env, budgetNameOf(id, to))).spend("confirm", call.now, nonce);
  const since = subscribedSince ?? (await accountOf(call.env, id).noteSubscription(call.now)) ?? call.now;
  const kind = call.now < since + limits.newSubscriber ? "confirm-new" : "confirm-settled";
  return { wait: own || (await spendCodeBudget(call)), kind };
}

/** The name under which one account's messages to a mailbox are counted; no address has it. */
export function budgetNameOf(accountId: string, email: string): string {
  return `account:${accountId}:${mailboxOf(email)}`;
}

/**
 * Takes one message out of the budget of a mailbox; answers how many seconds to wait, 0 if there was one left. Whoever is not
 * known to read the mailbox is not told: others spend from it as well, its owner among them.
 */
export async function spendMailboxBudget(
  { env, now }: Pick<AuthCall, "env" | "now">,
  kind: SharedKind,
  { to, nonce }: CountedMessage,
): Promise<number> {
  return (await addressOf(env, mailboxOf(to))).spend(kind, now, nonce);
}
