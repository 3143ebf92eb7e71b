import { describe, expect, it } from "vitest";
import { idempotencyField } from "../../src/contract/idempotency-key.ts";
import { routes } from "../../src/contract/routes.ts";
import { recordOf } from "../services/scans/harness.ts";
import { copyOf, dashboard, keeping, press } from "./scan/subscriber.ts";
import { hiddenFields, subscribed } from "./subscription/visitor.ts";

const manage = routes.subscriptionsManage.path;

const keyIn = (html: string) => hiddenFields(html)[idempotencyField] ?? "";

describe("HOLD-2 the same choice, made again within seconds with another between", { timeout: 30_000 }, () => {
  it("counts: yearly, monthly, yearly; and each page counts once", async () => {
    const person = await subscribed();
    // Pages of one moment, so that nothing but the page tells the presses apart.
    const page = async () => keyIn((await person.fork().get(`${manage}?ask=plan`)).html);
    const keys = [await page(), await page(), await page()] as const;
    expect(new Set(keys).size).toBe(3);
    const choose = async (period: string, key: string) => {
      const fields = { intent: period === "yearly" ? "change-plan" : "keep-plan", period, [idempotencyField]: key };
      const address = period === "yearly" ? `${manage}?ask=plan` : manage;
      expect((await person.fork().post(address, fields)).status).toBe(303);
      return (await person.fork().get(manage)).html.includes('value="keep-plan"');
    };
    expect(await choose("yearly", keys[0])).toBe(true);
    expect(await choose("monthly", keys[1])).toBe(false);
    expect(await choose("yearly", keys[2])).toBe(true);
    expect(await choose("monthly", keys[1]), "the same press as before").toBe(true);
  });

  it("counts: pause, resume, pause a scan", async () => {
    const { browser, object } = await keeping();
    for (const [intent, isPaused] of [
      ["pause", true],
      ["resume", false],
      ["pause", true],
    ] as const) {
      const key = keyIn((await copyOf(browser).get(dashboard)).html);
      expect((await press(copyOf(browser), intent, [[idempotencyField, key]])).status).toBe(303);
      expect(await recordOf(object)).toMatchObject({ owner: { isPaused } });
    }
  });
});
