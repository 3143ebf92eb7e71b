import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { receiptDigest, receiptOwner } from "../../../src/services/subscriptions/accounts.ts";
import { mostReceipts, receiptOf } from "../../../src/services/subscriptions/receipts.ts";
import { lifetimes } from "../../../src/services/subscriptions/store.ts";
import { day } from "../../../src/services/subscriptions/subscription-rules.ts";
import { newAccount, Shop } from "./harness.ts";

const confirm = (shop: Shop, account: string, purchaseToken: string) =>
  shop.post(account, "/api/purchase/confirm/google", { purchaseToken });

const stubOf = (account: string) => env.SUBSCRIPTION_ACCOUNT.getByName(account);

/** The keys of the account's rows, without the digests of receipts. */
const rowsOf = (account: string) =>
  runInDurableObject(stubOf(account), (_, { storage }) => [...storage.kv.list()].map(([key]) => key.split(":")[0]));

const made = (account: string, count: number) => Array.from({ length: count }, (_, index) => `${index} of ${account}`);

/** Lets the time of the account's receipts run out, before its alarm. */
function lapse(account: string): Promise<void> {
  return runInDurableObject(stubOf(account), (_, { storage }) => {
    for (const [key, value] of storage.kv.list<object>({ prefix: "receipt:" }))
      storage.kv.put(key, { ...value, expiresAt: 1 });
  });
}

describe("receipts of stores", () => {
  it("OPS-3 an account holds a few at once, of hundreds that are made up one after the other or at once", async () => {
    const shop = new Shop();
    for (const isAtOnce of [false, true]) {
      const account = newAccount();
      const taken: string[] = [];
      const ask = async (receipt: string) => {
        if ((await confirm(shop, account, receipt)).status === 200) taken.push(receipt);
      };
      if (isAtOnce) await Promise.all(made(account, 100).map(ask));
      else for (const receipt of made(account, 100)) await ask(receipt);
      expect(taken).toHaveLength(mostReceipts);
      expect((await rowsOf(account)).filter((kind) => kind === "receipt")).toHaveLength(mostReceipts);
      const late = await confirm(shop, account, `more of ${account}`);
      expect([late.status, await late.json()]).toEqual([409, { error: "too_many_receipts" }]);
      expect((await confirm(shop, newAccount(), `more of ${account}`)).status, "which is still anybody’s").toBe(200);
      for (const receipt of taken) expect((await confirm(shop, account, receipt)).status, "its own").toBe(200);
    }
  });

  it("OPS-3 one that started nothing is free after a day, and makes room", async () => {
    const shop = new Shop();
    const [account, other] = [newAccount(), newAccount()];
    const receipts = made(account, mostReceipts);
    for (const receipt of receipts) await confirm(shop, account, receipt);
    shop.now += lifetimes.reservedReceipt;
    expect((await confirm(shop, account, "the sixth")).status).toBe(200);
    expect((await confirm(shop, other, receipts[1] ?? "")).status).toBe(200);
    expect((await confirm(shop, account, receipts[1] ?? "")).status).toBe(409);
    expect((await confirm(shop, other, receipts[0] ?? "")).status, "the one that started the subscription").toBe(409);
  });

  it("OPS-3 what one started ends with its period; the receipt starts nothing anew, and is forgotten a month later", async () => {
    const shop = new Shop();
    const account = newAccount();
    const status = async () => (await shop.recordOf(account))?.status;
    const holding = () => stubOf(account).holding(shop.now);
    await confirm(shop, account, `of ${account}`);
    expect([await status(), await holding()]).toEqual(["Auto-Renewable", "lasting"]);
    shop.now += 31 * day;
    await confirm(shop, account, `of ${account}`);
    expect([await status(), await holding()]).toEqual(["Expired", "lasting"]);
    shop.now += lifetimes.endedReceipt;
    expect(await holding()).toBeNull();
    expect((await confirm(shop, newAccount(), `of ${account}`)).status).toBe(200);
  });

  it("OPS-3 the account's alarm releases and forgets what has expired", async () => {
    const shop = new Shop();
    const account = newAccount();
    const receipts = made(account, mostReceipts);
    for (const receipt of receipts) await confirm(shop, account, receipt);
    await lapse(account);
    await runDurableObjectAlarm(stubOf(account));
    expect(await rowsOf(account)).toEqual(["subscription"]);
    for (const receipt of receipts)
      expect(await receiptOf(env, await receiptDigest("google", receipt)).ownedBy()).toBeNull();
  });

  it("OPS-3 HOLD-1 an account with as many as it may hold is deleted as any other", async () => {
    const shop = new Shop();
    const [account, heir] = [newAccount(), newAccount()];
    for (const receipt of made(account, 20)) await confirm(shop, account, receipt);
    await shop.delete(account);
    expect(await rowsOf(account)).toEqual(["ended"]);
    for (const receipt of made(account, mostReceipts)) expect((await confirm(shop, heir, receipt)).status).toBe(200);
  });

  it("SVC-3 HOLD-2 one whose time runs out while it is confirmed goes to whoever confirms it then, and to nobody else", async () => {
    const shop = new Shop();
    const [account, other] = [newAccount(), newAccount()];
    const receipt = `of ${account}`;
    const [claimed, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let answers = 0;
    shop.pause = async (answer) => {
      const given = await answer;
      answers += 1;
      // After the token was checked and the receipt reserved.
      if (answers !== 3) return given;
      claimed.resolve();
      await goOn.promise;
      return given;
    };
    const first = confirm(shop, account, receipt);
    await claimed.promise;
    await lapse(account);
    expect((await confirm(shop, other, receipt)).status).toBe(200);
    goOn.resolve();
    expect((await first).status).toBe(401);
    expect([await shop.recordOf(account), await rowsOf(account)]).toEqual([null, []]);
    expect(await receiptOwner(env, await receiptDigest("google", receipt), shop.now)).toBe(other);
  });

  it("SVC-3 HOLD-2 in no order of confirming, expiring and deleting does one serve two accounts", async () => {
    const steps = ["confirm", "confirm elsewhere", "lapse", "alarm", "delete"] as const;
    type Step = (typeof steps)[number];
    const moment = fc.array(fc.constantFrom(...steps), { minLength: 1, maxLength: 5 });
    const moments = fc.array(moment, { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(moments, fc.scheduler(), async (moments, scheduler) => {
        const shop = new Shop();
        const accounts = [newAccount(), newAccount()] as const;
        const [account, other] = accounts;
        const receipt = `of ${account}`;
        const take: Readonly<Record<Step, () => Promise<unknown>>> = {
          confirm: () => confirm(shop, account, receipt),
          "confirm elsewhere": () => confirm(shop, other, receipt),
          lapse: () => scheduler.schedule(Promise.resolve()).then(() => lapse(account)),
          alarm: () => scheduler.schedule(Promise.resolve()).then(() => runDurableObjectAlarm(stubOf(account))),
          delete: () => shop.delete(account),
        };
        for (const steps of moments) {
          shop.pause = (answer) => scheduler.schedule(answer);
          await scheduler.waitFor(Promise.all(steps.map((one) => take[one]())));
          shop.pause = (answer) => answer;
        }
        const digest = await receiptDigest("google", receipt);
        const holders = [];
        for (const one of accounts) if (await stubOf(one).holds(digest, shop.now)) holders.push(one);
        expect(holders.length).toBeLessThanOrEqual(1);
        const owner = await receiptOwner(env, digest, shop.now);
        expect(owner).toBe(holders[0] ?? null);
      }),
      { numRuns: inject("orders") },
    );
  }, 60_000);
});
