import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { receiptDigest, receiptOwner } from "../../../src/services/subscriptions/accounts.ts";
import { mostReceipts, receiptOf } from "../../../src/services/subscriptions/receipts.ts";
import { anOrder, newAccount, Shop } from "./harness.ts";

const confirm = (shop: Shop, account: string, purchaseToken: string) =>
  shop.post(account, "/api/purchase/confirm/google", { purchaseToken });

const open = (shop: Shop, account: string) => shop.post(account, "/api/checkout/session", anOrder);

/** The keys of the rows that the account's object stores. */
const leftOf = (account: string) =>
  runInDurableObject(env.SUBSCRIPTION_ACCOUNT.getByName(account), (_, { storage }) =>
    [...storage.kv.list()].map(([key]) => key),
  );

/** Runs requests concurrently: the scheduler decides at each step which one goes on, and `isReversed` which starts first. */
async function atOnce(
  shop: Shop,
  scheduler: fc.Scheduler,
  isReversed: boolean,
  requests: readonly (() => Promise<unknown>)[],
): Promise<void> {
  shop.pause = (answer) => scheduler.schedule(answer);
  const ordered = isReversed ? requests.toReversed() : requests;
  await scheduler.waitFor(Promise.all(ordered.map((request) => request())));
  shop.pause = (answer) => answer;
}

/** Two accounts to which receipts may pass. New objects take most of the time, so runs share them while they may hold more. */
function heirs() {
  let [uses, pair] = [0, [newAccount(), newAccount()] as const];
  return () => {
    if (uses > 0 && uses % mostReceipts === 0) pair = [newAccount(), newAccount()];
    uses += 1;
    return pair;
  };
}

/** Plays the same requests in many orders. */
function interleaved(play: (scheduler: fc.Scheduler, isReversed: boolean) => Promise<void>) {
  return fc.assert(fc.asyncProperty(fc.scheduler(), fc.boolean(), play), { numRuns: inject("orders") });
}

describe("deleting while something else is under way", () => {
  it("HOLD-1 paying: nothing is left of it, and the checkout takes no payment afterwards", async () => {
    await interleaved(async (scheduler, isReversed) => {
      const shop = new Shop();
      const account = newAccount();
      const address = await shop.checkout(account);
      await atOnce(shop, scheduler, isReversed, [
        () => shop.submit(address, { card: "paid" }),
        () => shop.delete(account),
      ]);
      expect(await leftOf(account)).toEqual(["ended"]);
      expect((await shop.submit(address, { card: "paid" })).status).toBe(404);
      expect(await leftOf(account)).toEqual(["ended"]);
    });
  }, 60_000);

  it("HOLD-1 opening a checkout or a portal: neither is open afterwards", async () => {
    await interleaved(async (scheduler, isReversed) => {
      const shop = new Shop();
      const account = newAccount();
      await shop.submit(await shop.checkout(account), { card: "paid" });
      await atOnce(shop, scheduler, isReversed, [
        () => open(shop, account),
        () => shop.as(account, "/api/checkout/portal"),
        () => shop.delete(account),
      ]);
      expect(await leftOf(account)).toEqual(["ended"]);
    });
  }, 60_000);

  it("HOLD-1 confirming a store's purchase: the receipt is free for another account, and for one only", async () => {
    const pair = heirs();
    await interleaved(async (scheduler, isReversed) => {
      const [next, third] = pair();
      const shop = new Shop();
      const account = newAccount();
      const receipt = `of ${account}`;
      await atOnce(shop, scheduler, isReversed, [() => confirm(shop, account, receipt), () => shop.delete(account)]);
      expect(await leftOf(account)).toEqual(["ended"]);
      expect((await confirm(shop, next, receipt)).status).toBe(200);
      expect((await confirm(shop, third, receipt)).status).toBe(409);
    });
  }, 60_000);

  it("HOLD-1 restoring the purchase on two new accounts at the same moment: one has it, and no deleted one", async () => {
    const pair = heirs();
    await interleaved(async (scheduler, isReversed) => {
      const [one, other] = pair();
      const shop = new Shop();
      const account = newAccount();
      const receipt = `of ${account}`;
      await confirm(shop, account, receipt);
      await atOnce(shop, scheduler, isReversed, [
        () => confirm(shop, one, receipt),
        () => shop.delete(account),
        () => confirm(shop, other, receipt),
      ]);
      const again = [await confirm(shop, one, receipt), await confirm(shop, other, receipt)];
      expect(again.map(({ status }) => status).sort()).toEqual([200, 409]);
    });
  }, 60_000);
});

describe("after a deletion", () => {
  it("HOLD-1 a receipt that a deleted account claimed at its last moment passes on, and signs in to nothing", async () => {
    const shop = new Shop();
    const [gone, next] = [newAccount(), newAccount()];
    await shop.delete(gone);
    const digest = await receiptDigest("google", `of ${gone}`);
    await receiptOf(env, digest).claim(gone);
    expect(await receiptOwner(env, digest, shop.now)).toBe(null);
    expect((await confirm(shop, next, `of ${gone}`)).status).toBe(200);
    expect(await receiptOwner(env, digest, shop.now)).toBe(next);
  });

  it("HOLD-1 the tombstone is all that stays, for a day", async () => {
    const shop = new Shop();
    const account = newAccount();
    await confirm(shop, account, `of ${account}`);
    const receipt = receiptOf(env, await receiptDigest("google", `of ${account}`));
    expect(await receipt.ownedBy()).toBe(account);
    await shop.delete(account);
    await shop.delete(account);
    expect(await receipt.ownedBy()).toBe(null);
    const stub = env.SUBSCRIPTION_ACCOUNT.getByName(account);
    await runInDurableObject(stub, (_, { storage }) => storage.kv.put("ended", { expiresAt: 1 }));
    expect(await runDurableObjectAlarm(stub)).toBe(true);
    expect(await leftOf(account)).toEqual([]);
  });
});

describe("an account in a new epoch", () => {
  it("HOLD-1 closes its checkouts and portals, and opens new ones", async () => {
    const shop = new Shop();
    const account = newAccount();
    const key = { "idempotency-key": "one" };
    const address = await shop.checkout(account, {}, key);
    expect(await shop.checkout(account, {}, key)).toBe(address);
    shop.raiseEpoch(account);
    expect((await shop.fetch(new URL(address).pathname)).status).toBe(404);
    expect((await shop.submit(address, { card: "paid" })).status).toBe(404);
    const next = await shop.checkout(account, {}, key);
    expect((await shop.submit(next, { card: "paid" })).status).toBe(303);

    const portal = async () => {
      const answer = await shop.as(account, "/api/checkout/portal");
      return (await answer.json<{ customerPortalUrl: string }>()).customerPortalUrl;
    };
    const old = await portal();
    shop.raiseEpoch(account);
    expect((await shop.fetch(new URL(old).pathname)).status).toBe(404);
    expect((await shop.submit(old, { change: "cancel" })).status).toBe(404);
    expect((await shop.submit(await portal(), { change: "cancel" })).status).toBe(200);
  });
});
