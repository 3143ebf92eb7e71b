import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import {
  isEntitling,
  type SubscriptionStatus,
  subscriptionStatusSchema,
} from "../../../src/contract/subscription/subscription.ts";
import { day } from "../../../src/services/subscriptions/subscription-rules.ts";
import { anOrder, newAccount, Shop } from "./harness.ts";

type Step =
  | { do: "open"; key: string | null; productId: string }
  | { do: "pay"; which: number; fields: Record<string, string> }
  | { do: "change"; kind: string }
  | { do: "portal"; fields: Record<string, string> }
  | { do: "wait"; days: number };

const card = fc.constantFrom("paid", "declined", "confirm", "fails-later", "none", "");
const bank = fc.constantFrom("yes", "no", "maybe");

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant("open" as const),
    key: fc.constantFrom(null, "a", "b"),
    productId: fc.constantFrom("nightjar-pro-monthly-renews-us", "nightjar-pro-freetrial-yearly-renews-row", "unknown"),
  }),
  fc.record({
    do: fc.constant("pay" as const),
    which: fc.nat(4),
    fields: fc.record({ card, bank }, { requiredKeys: [] }),
  }),
  fc.record({ do: fc.constant("change" as const), kind: fc.constantFrom("cancel", "resume") }),
  fc.record({
    do: fc.constant("portal" as const),
    fields: fc.record({ change: fc.constantFrom("cancel", "resume", "card", "all"), card }, { requiredKeys: [] }),
  }),
  fc.record({ do: fc.constant("wait" as const), days: fc.constantFrom(0.5, 3, 20, 40, 400) }),
);

/** Plays the steps of one account against the service and records only what an outside observer can know. */
class Play {
  readonly shop = new Shop();
  readonly account = newAccount();
  readonly checkouts: string[] = [];

  async run(step: Step): Promise<number> {
    const { shop, account } = this;
    switch (step.do) {
      case "open": {
        const headers: Record<string, string> = step.key ? { "idempotency-key": step.key } : {};
        const answer = await shop.post(
          account,
          "/api/checkout/session",
          { ...anOrder, productId: step.productId },
          headers,
        );
        if (answer.status === 200) this.checkouts.push((await answer.json<{ checkoutUrl: string }>()).checkoutUrl);
        return answer.status;
      }
      case "pay": {
        const address = this.checkouts[step.which % Math.max(1, this.checkouts.length)] ?? "/checkout/none";
        return (await shop.submit(address, step.fields)).status;
      }
      case "change":
        return (await shop.as(account, `/api/subscription/${step.kind}`, { method: "POST" })).status;
      case "portal": {
        const portal = await shop.as(account, "/api/checkout/portal");
        if (portal.status !== 200) return portal.status;
        const { customerPortalUrl } = await portal.json<{ customerPortalUrl: string }>();
        return (await shop.submit(customerPortalUrl, step.fields)).status;
      }
      case "wait":
        shop.now += step.days * day;
        return 200;
    }
  }

  async status(): Promise<SubscriptionStatus | null> {
    const answer = await this.shop.as(this.account, "/api/subscription/status");
    return answer.status === 200 ? subscriptionStatusSchema.parse(await answer.json()).status : null;
  }

  receipts(): number {
    return this.shop.sent.filter(({ template }) => template === "receipt").length;
  }
}

const isEntitled = (status: SubscriptionStatus | null) => status !== null && isEntitling(status);

describe("any sequence of calls", () => {
  it("SVC-3 never fails, never charges twice, and never gives the features without a payment", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        const play = new Play();
        for (const step of steps) {
          const [was, receipts] = [await play.status(), play.receipts()];
          expect(await play.run(step)).toBeLessThan(500);
          const [is, charged] = [await play.status(), play.receipts() - receipts];
          const [before, after] = [isEntitled(was), isEntitled(is)];
          const settled = was === "Grace Period" && is === "Auto-Renewable";
          // While time passes, the card pays by itself.
          if (step.do !== "wait") expect(charged).toBe((!before && after) || settled ? 1 : 0);
          const said =
            step.do === "pay" &&
            (step.fields.card === "paid" ||
              step.fields.card === "fails-later" ||
              (step.fields.card === "confirm" && step.fields.bank === "yes"));
          if (!before && after) expect(said).toBe(true);
        }
      }),
      { numRuns: inject("orders") },
    );
  }, 60_000);
});
