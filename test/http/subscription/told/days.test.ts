import { describe, expect, it } from "vitest";
import { routes } from "../../../../src/contract/routes.ts";
import { bareDays } from "../../../prose/bare-days.ts";
import { choose, subscribed, visitor } from "../visitor.ts";

const manage = routes.subscriptionsManage.path;

/** How many dates a text contains. */
const days = (html: string) => html.match(/\b\d{1,2} [A-Z][a-z]+ \d{4}\b/g)?.length ?? 0;

describe("a day far from Greenwich", () => {
  it("REACH-2 what is offered names the zone of its days", async () => {
    const { html } = await visitor().get(routes.subscriptions.path);
    expect(days(html)).toBeGreaterThan(0);
    expect(bareDays(html)).toEqual([]);
  });

  it("REACH-2 checkout, its bank and its portal name the zone of their days", async () => {
    const person = visitor();
    const { to } = await choose(person, "monthly");
    const checkout = await person.get(to);
    const bank = await person.post(to, { card: "confirm" });
    await person.post(to, { card: "paid" });
    for (const { html } of [checkout, bank]) {
      expect(days(html)).toBeGreaterThan(0);
      expect(bareDays(html)).toEqual([]);
    }
  });

  it("REACH-2 what was bought tells each day with its hour, bought, cancelled, or about to be left", async () => {
    const person = await subscribed();
    const addresses = [routes.proWelcome.path, manage, `${manage}?ask=cancel`, `${manage}?ask=sign-out`];
    const read = async () => {
      const pages = await Promise.all(addresses.map((address) => person.fork().get(address)));
      return pages.map(({ html }) => html).join("");
    };
    const before = await read();
    await person.post(`${manage}?ask=cancel`, { intent: "cancel" });
    for (const html of [before, await read()]) {
      expect(days(html)).toBeGreaterThan(2);
      expect(bareDays(html)).toEqual([]);
    }
  });
});
