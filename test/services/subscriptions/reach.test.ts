import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { isEntitling, subscriptionStatusSchema } from "../../../src/contract/subscription/subscription.ts";
import { newAccount, Shop } from "./harness.ts";

/** What a person can do with the account that their device is signed in to. */
type Step = "buy" | "cancel" | "resume" | "store" | "delete" | "sign-out-everywhere";

const step = fc.constantFrom<Step>("buy", "cancel", "resume", "store", "delete", "sign-out-everywhere");

/** Steps taken at the same moment, as from several tabs and devices. */
const moment = fc.array(step, { minLength: 1, maxLength: 3 });

/** A household: its current account and those it deleted, one store receipt, and the addresses of all its checkouts. */
class Life {
  readonly shop = new Shop();
  account = newAccount();
  readonly gone: string[] = [];
  readonly addresses: string[] = [];
  readonly receipt = `of ${this.account}`;
  hasReceipt = false;

  async take(step: Step, account: string): Promise<void> {
    const { shop } = this;
    switch (step) {
      case "buy": {
        const address = await shop.checkout(account).catch(() => null);
        if (address) this.addresses.push(address);
        await Promise.all(this.addresses.map((known) => shop.submit(known, { card: "paid" })));
        return;
      }
      case "cancel":
      case "resume":
        await shop.as(account, `/api/subscription/${step}`, { method: "POST" });
        return;
      case "store":
        this.hasReceipt = true;
        await this.restore(account);
        return;
      case "delete":
        await shop.delete(account);
        return;
      case "sign-out-everywhere":
        shop.raiseEpoch(account);
    }
  }

  restore(account: string): Promise<Response> {
    return this.shop.post(account, "/api/purchase/confirm/google", { purchaseToken: this.receipt });
  }

  /** All steps of a moment act on the account that existed when the moment began. */
  async live(steps: readonly Step[], scheduler: fc.Scheduler): Promise<void> {
    const { account } = this;
    this.shop.pause = (answer) => scheduler.schedule(answer);
    await scheduler.waitFor(Promise.all(steps.map((step) => this.take(step, account))));
    this.shop.pause = (answer) => answer;
    if (!steps.includes("delete")) return;
    this.gone.push(account);
    this.account = newAccount();
  }

  async isPaidFor(account: string): Promise<boolean> {
    const record = await this.shop.recordOf(account);
    return record !== null && isEntitling(record.status);
  }
}

describe("a life with a subscription", () => {
  it("HOLD-1 REACH-1 no order of paying, cancelling, deleting and restoring leaves one that is paid and out of reach", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(moment, { minLength: 1, maxLength: 5 }), fc.scheduler(), async (moments, scheduler) => {
        const life = new Life();
        for (const steps of moments) await life.live(steps, scheduler);
        const { shop, account } = life;

        // A deleted account is never paid for, and no checkout address revives it.
        for (const address of life.addresses) await shop.submit(address, { card: "paid" });
        for (const gone of life.gone) expect(await life.isPaidFor(gone)).toBe(false);

        // If the current account is paid for, its owner sees that and can cancel.
        if (await life.isPaidFor(account)) {
          const answer = await shop.as(account, "/api/subscription/status");
          expect(isEntitling(subscriptionStatusSchema.parse(await answer.json()).status)).toBe(true);
          const cancelled = await shop.as(account, "/api/subscription/cancel", { method: "POST" });
          expect([200, 409]).toContain(cancelled.status);
        }

        // What was paid for in a store can be restored on the current account, whatever became of the others.
        if (life.hasReceipt) expect((await life.restore(account)).status).toBe(200);
      }),
      { numRuns: inject("orders") },
    );
  }, 60_000);
});
