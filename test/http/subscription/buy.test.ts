import { describe, expect, it } from "vitest";
import { brand } from "../../../src/contract/brand/brand.ts";
import { endpoints } from "../../../src/contract/routes.ts";
import { statements } from "../../../src/contract/statements.ts";
import { found, hosts, request } from "../request.ts";
import { choose, subscribed, telling, type Visitor, visitor } from "./visitor.ts";
import { returnOf } from "./worn.ts";

describe("buying", () => {
  it("FLOW-1 SUB-9 leads from the plan over the checkout to the welcome, and nothing stays in the address", async () => {
    const person = visitor("IE");
    const plans = await person.get("/subscriptions?origin=funnel_home_website__hero");
    expect(plans.status).toBe(200);
    expect(plans.html).not.toContain("You haven’t paid anything");
    expect(plans.html).toContain("€9.99");
    expect(plans.html).toContain('action="/subscriptions?origin=funnel_home_website__hero"');
    expect(person.cookie()).toBe("");

    const chosen = await choose(person, "yearly", "/subscriptions?origin=funnel_home_website__hero");
    expect(chosen.status).toBe(303);
    const checkout = await person.get(chosen.to);
    expect(checkout.html).toContain("99.99");
    // If this page did not fade, between two that do, the browser would write an error into the buyer's console.
    expect(checkout.html).toContain("@view-transition{navigation:auto}");

    const paid = await person.post(chosen.to, { card: "paid" });
    expect(paid.to).toMatch(
      /^\/pro\/welcome\?success=true&billing_period=yearly&origin=funnel_home_website__hero&proof=[\w-]{43}$/,
    );
    const back = await person.get(paid.to);
    expect([back.status, back.to]).toEqual([303, "/pro/welcome"]);
    const welcome = await person.get("/pro/welcome");
    expect(welcome.html).toContain("You’re subscribed");
    expect(welcome.html).toContain("/pro/add-email");
    expect(welcome.headers.get("cache-control")).toBe("private, no-store");
  });

  it("FLOW-1 plans, order page, welcome and managing name one last day to cancel, the one before the first payment", async () => {
    const person = visitor("IE");
    const plans = await person.get("/subscriptions");
    const { to } = await choose(person, "monthly");
    const order = await person.get(to);
    await person.get((await person.post(to, { card: "paid" })).to);
    const after = [await person.get("/pro/welcome"), await person.get("/subscriptions/manage")];
    const [day, ...others] = [plans, order, ...after].map(({ html }) =>
      found(html, /Cancel by (\w+ \d+ \w+ \d{4}) and you pay nothing\./),
    );
    expect(new Set(others)).toEqual(new Set([day]));
    const first = found(order.html, /€9\.99 on (\w+ \d+ \w+ \d{4})/);
    expect(Date.parse(first) - Date.parse(`${day}`)).toBe(86_400_000);
    expect(order.html).toContain(`on ${first}</b>, unless you cancel by ${day}.`);
  });

  it.each([
    ["?origin=funnel_pro_website_trial_monthly", "monthly"],
    ["?origin=funnel_pro_website_trial_annual", "yearly"],
    ["", "yearly"],
  ])(
    "FLOW-1 ADDR-4 the plan that was chosen on the page before has the filled button: /subscriptions%s",
    async (query, period) => {
      const { html } = await visitor("IE").get(`/subscriptions${query}`);
      const buttons = [...html.matchAll(/<button(?=[^>]* name="period")[^>]*>/g)].map(([button]) => button);
      const filled = buttons.filter((button) => /class="[^"]*_primary\b/.test(button));
      expect([buttons.length, filled.length]).toEqual([2, 1]);
      expect(filled[0]).toContain(`value="${period}"`);
    },
  );

  it("SET-3 the theme is switched at the checkout, which tells nobody its address, and leads back to it", async () => {
    const person = visitor();
    const { to } = await choose(person, "monthly");
    const page = await person.get(`${to}?kae=d`);
    expect(page.headers.get("referrer-policy")).toBe("strict-origin");
    expect(page.html).toMatch(/value="dark"[^>]*aria-pressed="true"/);
    expect(page.html).toMatch(/<source media="screen" srcset="\/art\/\w+\.dark\.svg"/);
    const back = found(page.html, /name="back" value="([^"]+)"/);
    const switched = await request(endpoints.chooseTheme, {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: "http://localhost",
        referer: "http://localhost/",
      },
      body: String(new URLSearchParams({ theme: "light", back })),
    });
    expect([switched.status, switched.headers.get("location")]).toEqual([303, `${to}?kae=d`]);
  });

  it("FLOW-1 the same choice again leads to the same checkout, another choice to another", async () => {
    const person = visitor();
    const first = await choose(person, "monthly");
    const otherTab = person.fork();
    expect((await choose(person, "monthly")).to).toBe(first.to);
    expect((await choose(otherTab, "monthly")).to).toBe(first.to);
    const yearly = await choose(otherTab, "yearly");
    expect(yearly.to).toMatch(/^\/checkout\//);
    expect(yearly.to).not.toBe(first.to);
  });

  it("FLOW-1 one press leads to the checkout, with scripts or without", async () => {
    const person = visitor();
    const chosen = await person.post("/subscriptions", { period: "monthly" });
    expect([chosen.status, chosen.to]).toEqual([303, expect.stringMatching(/^\/checkout\//)]);
    expect((await person.get(chosen.to)).status).toBe(200);
  });

  it("FLOW-1 a press that the browser called off for the next one leaves no dead end", async () => {
    const person = visitor();
    // The cookies of its answer are lost.
    await person.fork().post("/subscriptions", { period: "monthly" });
    expect((await person.post("/subscriptions", { period: "monthly" })).to).toMatch(/^\/checkout\//);
  });

  it("FLOW-1 two checkouts of one account are paid once", async () => {
    const person = visitor();
    const monthly = await choose(person, "monthly");
    const yearly = await choose(person, "yearly");
    expect((await person.post(yearly.to, { card: "paid" })).status).toBe(303);
    const second = await person.post(monthly.to, { card: "paid" });
    expect(second.status).toBe(200);
    expect(second.to).toBe("");
  });

  it("FLOW-1 a plan and its checkout state the same terms: today, first payment, later ones, cancelling, refund", async () => {
    const person = visitor();
    const terms = (html: string) =>
      [...html.matchAll(/<dt>(Today|First payment|Then|Cancel|Refund)<\/dt>\s*<dd>(.*?)<\/dd>/gs)].map(
        ([, term, text]) => `${term}: ${text}`,
      );
    const plans = terms((await person.get("/subscriptions")).html);
    const checkout = terms((await person.get((await choose(person, "monthly")).to)).html);
    expect(checkout).toHaveLength(5);
    expect(plans).toEqual(expect.arrayContaining(checkout));
  });

  it("FLOW-1 whoever may withdraw by law reads so on the plans, at the checkout and under Manage; nobody else does", async () => {
    for (const [country, times] of [
      ["IE", 1],
      ["US", 0],
    ] as const) {
      const person = visitor(country);
      const plans = await person.get("/subscriptions");
      const { to } = await choose(person, "monthly");
      const order = await person.get(to);
      await person.get((await person.post(to, { card: "paid" })).to);
      for (const { html } of [plans, order, await person.get("/subscriptions/manage")])
        expect(html.split(statements.withdrawal).length - 1, country).toBe(times);
    }
  });

  it("FLOW-1 the page after the order shows the reference by which payments are found, as managing does", async () => {
    const person = visitor("IE");
    const { to } = await choose(person, "monthly");
    await person.get((await person.post(to, { card: "paid" })).to);
    const [welcome, manage] = await Promise.all(["/pro/welcome", "/subscriptions/manage"].map((at) => person.get(at)));
    const reference = found(manage?.html ?? "", /<dt>Payment reference<\/dt><dd>([\w-]+)/);
    expect(welcome?.html).toContain(reference);
  });

  it("FLOW-1 SET-3 the checkout has the theme of the plans, whether it is kept or stands in the address", async () => {
    const theme = (html: string) => /<html[^>]* data-theme="(\w+)"/.exec(html)?.[1] ?? "system";
    const checkoutFrom = async (person: Visitor, plans: string) =>
      theme((await person.get((await person.post(plans, { period: "monthly" })).to)).html);
    expect(await checkoutFrom(visitor(), "/subscriptions")).toBe("system");
    expect(await checkoutFrom(visitor(), "/subscriptions?kae=d")).toBe("dark");
    expect(await checkoutFrom(visitor("IE", "kae=l"), "/subscriptions")).toBe("light");
  });

  it("FLOW-1 who is subscribed is led to what they have, and sees no button to pay", async () => {
    const person = await subscribed();
    expect((await choose(person, "yearly")).to).toBe("/subscriptions/manage");
    expect((await person.get("/subscriptions")).html).not.toContain('name="period"');
  });

  it.each(["canceled", "declined"])(
    "FLOW-1 a checkout that was %s comes back to the plans with a message",
    async (outcome) => {
      const person = visitor();
      const chosen = await choose(person, "monthly", "/subscriptions?origin=funnel_home_website__hero");
      const payment =
        outcome === "declined" ? await person.post(chosen.to, { card: "declined" }) : await person.get(chosen.to);
      const back = found(payment.html, /href="([^"]*\/subscriptions\?checkout=[^"]*)"/).replaceAll("&amp;", "&");
      const { pathname, search, searchParams } = new URL(back, "http://localhost");
      expect([searchParams.get("checkout"), searchParams.get("origin")]).toEqual([
        outcome,
        "funnel_home_website__hero",
      ]);
      const plans = await person.get(`${pathname}${search}`);
      expect(plans.html).toContain("You haven’t paid anything");
      expect(plans.html).toContain('name="period"');
      expect((await choose(person, "monthly", "/subscriptions?origin=funnel_home_website__hero")).to).toBe(chosen.to);
    },
  );

  it("FLOW-1 a payment that has not shown yet is waited for, and shows once it is there", async () => {
    const person = visitor();
    const chosen = await choose(person, "monthly");
    await person.get(await returnOf(person.cookie()));
    expect((await person.get("/pro/welcome")).html).toContain('href="/pro/welcome"');
    expect((await person.get("/pro/welcome")).html).toContain("confirming your payment");
    await person.post(chosen.to, { card: "paid" });
    expect((await person.get("/pro/welcome")).html).toContain("You’re subscribed");
  });

  it.each([
    ["a country that we do not sell in", "JP"],
    ["no country", null],
  ])("FLOW-1 GEO-2 nothing is sold to %s", async (_, country) => {
    const person = visitor(country);
    expect((await person.get("/subscriptions")).html).not.toContain('name="period"');
    const answer = await choose(person, "monthly");
    expect(answer.status).toBe(400);
    expect(answer.html).toContain('role="alert"');
    expect(person.cookie()).toBe("");
  });

  it("HOST-3 FLOW-1 nothing is sold on the onion host", async () => {
    const answer = await request("/subscriptions", { host: hosts.onion, country: "IE" });
    const html = await answer.text();
    expect(html).not.toContain('name="period"');
    expect(html).toContain(`href="https://${brand.hosts.main}/subscriptions"`);
  });

  it("FLOW-1 PAGE-3 the form by which a refund is asked for stands where one is promised", async () => {
    const topic = /href="(\/help\?subject=subscription)#topic"/;
    for (const path of ["/subscriptions", "/pro"]) {
      const html = await (await request(path, { country: "IE" })).text();
      const form = await (await request(found(html, topic))).text();
      expect(form).toMatch(/<select[^>]* id="topic"/);
      expect(form).toMatch(
        /<option[^>]*value="subscription"[^>]*selected=""|<option[^>]*selected=""[^>]*value="subscription"/,
      );
    }
  });

  it("FLOW-1 the plans page ends with the way back to both plans, where there are any", async () => {
    const { html } = await visitor("IE").get("/subscriptions");
    expect(html.match(/ id="plans"| href="#plans"/g)).toEqual([' id="plans"', ' href="#plans"']);
    for (const nothing of [visitor("JP"), await subscribed()])
      expect((await nothing.get("/subscriptions")).html).not.toContain("#plans");
  });

  it.each([{}, { period: "" }, { period: "month" }, { period: "Weekly" }])(
    "FLOW-1 %j is no plan, and nothing begins",
    async (fields: Record<string, string>) => {
      const person = visitor();
      const answer = await person.post("/subscriptions", fields);
      expect(answer.status).toBe(400);
      expect(answer.html).toContain('name="period"');
      expect(person.cookie()).toBe("");
    },
  );

  it.each([
    ["funnel_home_website_radio_hero", 30],
    ["funnel_home_website__hero", 7],
    ["not a funnel", 7],
  ])("SUB-8 the trial of %s is %i days, on the plans and at the checkout", async (origin, days) => {
    const person = visitor();
    const address = `/subscriptions?origin=${encodeURIComponent(origin)}`;
    expect((await person.get(address)).html).toContain(`Your ${days}-day free trial starts`);
    const chosen = await choose(person, "monthly", address);
    expect((await person.get(chosen.to)).html).toContain(`Your ${days}-day free trial starts`);
  });

  it("FLOW-1 whoever was signed out elsewhere buys nothing for an account that they do not know of", async () => {
    const person = await subscribed();
    const elsewhere = person.fork();
    // With another way to sign in, such as a recovery code, signing out does not ask first.
    await elsewhere.post("/subscriptions/manage", { intent: "recovery-code" });
    expect((await elsewhere.post("/subscriptions/activate", { intent: "sign-out" })).to).toEqual(
      telling("/subscriptions/activate"),
    );
    const answer = await choose(person, "monthly", "/subscriptions?origin=funnel_home_website__hero");
    expect(answer.to).toMatch(/^\/subscriptions\?told=[0-9a-f]{8}&origin=funnel_home_website__hero$/);
    const plans = (await person.get(answer.to)).html;
    expect(plans).toContain('name="period"');
    expect(plans).toContain("You haven’t bought anything");
  });

  it("SUB-7 staging travels from the plans to the welcome", async () => {
    const person = visitor();
    const plans = await person.get("/subscriptions?environment=staging");
    expect(plans.html).toContain("environment=staging");
    const back = await person.get("/pro/welcome?success=true&billing_period=monthly&environment=staging");
    expect(back.to).toBe("/pro/welcome?environment=staging");
  });
});

describe.each(["/pro/welcome", "/subscriptions/welcome", "/subscriptions/welcome/stripe"])("%s", (path) => {
  it("PAGE-7 FLOW-6 knows who is signed in, who is subscribed, and what the address forces", async () => {
    const nobody = await visitor().get(path);
    expect(nobody.status).toBe(200);
    expect(nobody.html).toContain('href="/subscriptions/activate"');
    const person = await subscribed();
    expect((await person.get(path)).html).toContain("/subscriptions/manage");
    const forced = await visitor().get(`${path}?subscribed_override=true`);
    expect(forced.html).toContain("Identity Theft Restoration");
    const denied = await person.get(`${path}?subscribed_override=false`);
    expect(denied.html).toContain("You don’t have an active subscription");
  });

  it("SUB-9 drops what the checkout put into the address", async () => {
    const answer = await visitor().get(`${path}?success=true&billing_period=monthly&origin=funnel_a_b`);
    expect([answer.status, answer.to]).toEqual([303, path]);
  });
});
