/** The whole record of an account: all that any service stores of it, for its owner or an operator whom the owner asked. */

import { mailboxOf } from "../../mailbox.ts";
import type { AuthCall } from "../call.ts";
import { budgetNameOf } from "../mail-budget.ts";
import { accountOf, addressOf, loginNameOf, sessionOf } from "../objects.ts";

/** By service, in the form in which it is stored. Secrets are left out: nothing in the record gives access to anything. */
export interface AccountRecord {
  readonly exportedAt: string;
  readonly account: unknown;
  readonly sessions: readonly unknown[];
  readonly addresses: readonly { readonly address: string; readonly held: unknown }[];
  readonly subscription: unknown;
  readonly restoration: unknown;
  /** The subscriber's scan without its profile, which is sealed. */
  readonly removal: unknown;
  /** By address. */
  readonly newsletter: Readonly<Record<string, unknown>>;
  /** What the services hold without knowing whose it is, and how to get it. */
  readonly notLinked: readonly string[];
}

const notLinked = [
  "Free scans: nothing leads from an account to a scan. Export and delete a scan where you follow it; it deletes itself a day after its start.",
  "The names and addresses of Personal Information Removal: they are sealed with a key that only your browser has. Export them on the page of your scan results.",
  "Answers to surveys and usage events: they are added up, and nobody can tell whose they were.",
];

export async function recordOf(
  call: Pick<AuthCall, "env" | "now" | "peers">,
  accountId: string,
): Promise<AccountRecord> {
  const { env, now, peers } = call;
  const kept = await accountOf(env, accountId).held();
  const { sessions = [], addresses = [] } = kept ?? {};
  const [opened, known, subscription, restoration, removal, newsletter] = await Promise.all([
    Promise.all(sessions.map((id) => sessionOf(env, id)?.held())),
    Promise.all(
      [...new Set(addresses.flatMap((email) => [email, mailboxOf(email)]))].map((one) =>
        heldAt(env, accountId, one, addresses.includes(one)),
      ),
    ),
    peers.subscriptions.held(accountId),
    peers.identity.held(accountId),
    peers.scans.held(accountId),
    Promise.all(addresses.map(async (email) => [email, parsed(await peers.newsletter.held(email))] as const)),
  ]);
  return {
    exportedAt: new Date(now).toISOString(),
    account: parsed(kept?.json),
    sessions: opened.map(parsed),
    addresses: known,
    subscription: parsed(subscription),
    restoration: parsed(restoration),
    removal: parsed(removal),
    newsletter: Object.fromEntries(newsletter),
    notLinked,
  };
}

/**
 * Who has an address, and what may still be sent to it: at this account's request, and at anybody's. The mailbox of a tagged
 * address may be somebody else's: of it, only what may be sent there is told.
 */
async function heldAt(env: Env, accountId: string, address: string, isOwn: boolean) {
  const names = [budgetNameOf(accountId, address), ...(isOwn ? [loginNameOf(address)] : []), address];
  const held = await Promise.all(names.map(async (name) => entriesOf(await (await addressOf(env, name)).held())));
  return { address, held: held.flat().filter(({ kind }) => isOwn || kind === "budgets") };
}

function entriesOf(text: string): { readonly kind: string; readonly value: unknown }[] {
  return JSON.parse(text);
}

function parsed(text: string | null | undefined): unknown {
  return JSON.parse(text ?? "null");
}
