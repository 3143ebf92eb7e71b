import { describe, expect, it } from "vitest";
import { routeNames, routes } from "../../../src/contract/routes.ts";
import { subscribed, visitor } from "./visitor.ts";
import { returnOf } from "./worn.ts";

/** Every screen of the subscription on the web. */
const screens = routeNames.filter((name) => routes[name].feature === "subscription");

const statuses = ["subscribed", "unsubscribed", "unknown", "pending", "error"] as const;

const mainOf = (html: string) =>
  html.slice(html.indexOf("<main"), html.indexOf("</main>")).replace(/name="press" value="[\w-]{43}"/g, "");

/** What a page shows for each status, named as in the parameter of the address. */
async function shown(person: ReturnType<typeof visitor>, path: string, names: readonly string[]) {
  const answers = [];
  for (const name of names) answers.push(await person.get(`${path}?subscribed_override=${name}`));
  return answers;
}

describe("the five statuses", () => {
  it.each(screens)("FLOW-6 %s shows each to whoever asks for it, and none like another", async (name) => {
    const answers = await shown(visitor(), routes[name].path, statuses);
    expect(answers.map(({ status }) => status)).toEqual(statuses.map(() => 200));
    expect(new Set(answers.map(({ html }) => mainOf(html))).size).toBe(statuses.length);
  });

  it.each(screens)("FLOW-6 %s takes true and false for the first two", async (name) => {
    const [yes, subscribed, no, unsubscribed] = await shown(visitor(), routes[name].path, [
      "true",
      "subscribed",
      "false",
      "unsubscribed",
    ]);
    expect(mainOf(yes?.html ?? "")).toBe(mainOf(subscribed?.html ?? ""));
    expect(mainOf(no?.html ?? "")).toBe(mainOf(unsubscribed?.html ?? ""));
  });

  it.each(["pending", "error"])("FLOW-6 the plans are not for sale while the status is %s", async (status) => {
    const { html } = await visitor().get(`/subscriptions?subscribed_override=${status}`);
    expect(html).not.toContain('name="period"');
  });

  it("FLOW-6 a payment on its way is waited for: neither the page nor a form of an older tab sells another", async () => {
    const person = visitor();
    await person.post("/subscriptions", { period: "monthly" });
    await person.get(await returnOf(person.cookie()));
    const plans = await person.get("/subscriptions");
    expect(plans.html).not.toContain('name="period"');
    expect((await person.post("/subscriptions", { period: "yearly" })).to).toBe("/subscriptions");
    expect((await person.get("/subscriptions/activation-flow")).html).toContain(
      'href="/subscriptions/activation-flow"',
    );
  });

  it("FLOW-6 a subscriber is told so wherever they go to sign in or to activate", async () => {
    const person = await subscribed();
    for (const name of ["activationFlow", "activateThisDevice", "activateAnotherDevice"] as const) {
      expect(mainOf((await person.get(routes[name].path)).html), name).toContain(routes.subscriptionsManage.path);
      expect(mainOf((await visitor().get(routes[name].path)).html), name).not.toContain(
        routes.subscriptionsManage.path,
      );
    }
  });
});
