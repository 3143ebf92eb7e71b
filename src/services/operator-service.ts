import * as z from "zod/mini";
import { failure, json, readJson } from "../platform/json-http.ts";
import { isSameAddress } from "./auth/account/account-rules.ts";
import { finishDeletion } from "./auth/account/deletion.ts";
import { recordOf } from "./auth/account/record.ts";
import { type AuthCall, readAddress } from "./auth/call.ts";
import { accountOf, addressOf } from "./auth/objects.ts";
import { logOutEverywhere } from "./auth/session/signed-in.ts";
import { peersOfAuth } from "./peer-table.ts";
import { PinnedEntrypoint } from "./pinned.ts";
import { afterRestart } from "./restore.ts";

/** What an operator asks: about one account, by its id or its address. There is no list of accounts to look through. */
const requestSchema = z.object({
  action: z.enum(["list", "export", "erase", "restore"]),
  account: z.string().check(z.minLength(1), z.maxLength(320)),
  /** Of `restore`: milliseconds since 1970. */
  at: z.optional(z.int()),
});
type OperatorRequest = z.infer<typeof requestSchema>;

/**
 * For an operator who answers a person's letter. `list` tells what is held of an account, as names and numbers alone;
 * `export` gives all of it; `erase` deletes it, with a receipt; `restore` brings an earlier state back. No worker binds this
 * entrypoint and it has no address, so it cannot be reached from the web: `npm run operate -- account` calls it as whoever is signed in
 * to the platform.
 */
export class OperatorService extends PinnedEntrypoint {
  override async fetch(request: Request): Promise<Response> {
    const asked = await readJson(request, requestSchema);
    if (!asked) return failure("invalid_request", 400);
    const accountId = await accountIdOf(this.env, asked.account);
    const profile = accountId && (await accountOf(this.env, accountId).profile());
    if (!accountId || !profile) return failure("unknown_account", 404);
    if (asked.action === "restore" && asked.at === undefined) return failure("invalid_request", 400);
    return json(await this.#perform(asked, accountId));
  }

  async #perform({ action, at = 0 }: OperatorRequest, accountId: string): Promise<object> {
    const { env, ctx } = this;
    const call = { env, peers: peersOfAuth(env, ctx.exports), now: Date.now() };
    if (action === "export") return recordOf(call, accountId);
    if (action === "list") return { accountId, held: countsIn(await recordOf(call, accountId)) };
    if (action === "restore") return restore(call, accountId, at);
    const references = await accountOf(env, accountId).endNow();
    const erased = references && (await finishDeletion(call, references));
    return { accountId, erasedAt: new Date(call.now).toISOString(), erased };
  }
}

/**
 * Restores an account and its subscription to an earlier state. Sessions that ended since then must not come back, those
 * begun since must not go on, and codes issued since then must not count: so all sessions end, by the lists of both states,
 * in an epoch later than any before, and everybody signs in anew, with the address of the earlier state.
 */
export async function restore(
  call: Pick<AuthCall, "env" | "now" | "peers">,
  accountId: string,
  at: number,
): Promise<object> {
  const account = () => accountOf(call.env, accountId);
  const before = await account().profile();
  await logOutEverywhere(call, accountId);
  await afterRestart(account().restore(at));
  await afterRestart(call.env.SUBSCRIPTION_ACCOUNT.getByName(accountId).restore(at));
  await account().raiseEpoch((before?.epoch ?? 0) + 1);
  await logOutEverywhere(call, accountId);
  const restored = await account().profile();
  const isBack =
    restored?.email != null && (await (await addressOf(call.env, restored.email)).claim(accountId, call.now));
  if (before?.email && !isSameAddress(before.email, restored?.email ?? null))
    await (await addressOf(call.env, before.email)).release(accountId);
  return { accountId, restoredTo: new Date(at).toISOString(), addressIsBack: isBack };
}

async function accountIdOf(env: Env, account: string): Promise<string | null> {
  const address = readAddress(account);
  return address ? (await addressOf(env, address)).ownedBy() : account;
}

/** How many entries each part of a record has, without what they say. */
function countsIn(record: object): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(record).map(([name, part]) => [name, sizeOf(part)]));
}

function sizeOf(part: unknown): number {
  if (Array.isArray(part)) return part.length;
  return typeof part === "object" && part !== null ? Object.keys(part).length : part ? 1 : 0;
}
