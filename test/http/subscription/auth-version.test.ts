import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createApp } from "../../../src/app.ts";
import { lastMail, member, withCookiesOf } from "./visitor.ts";
import { worn } from "./worn.ts";

/**
 * A browser at a site with this flag; `asked` lists the paths of the auth service that its pages called, `down` those that do not
 * answer.
 */
function visitorWith(flag: "on" | "off", start = "") {
  const asked: string[] = [];
  const locales: string[] = [];
  const down = new Set<string>();
  let cookie = start;
  const auth = {
    fetch(request: Request) {
      const { pathname, searchParams } = new URL(request.url);
      asked.push(pathname);
      const locale = searchParams.get("locale");
      if (locale) locales.push(locale);
      return down.has(pathname) ? new Response(null, { status: 503 }) : env.AUTH.fetch(request);
    },
  };
  async function go(path: string, fields?: Record<string, string>) {
    const context = createExecutionContext();
    const request = new Request(`http://localhost${path}`, {
      redirect: "manual",
      headers: { cookie: [cookie, "country=IE"].filter(Boolean).join("; ") },
      ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
    });
    const setting = { ...env, USE_SUBSCRIPTIONS_AUTH_V2: flag, AUTH: auth } as unknown as Env;
    const answer = await createApp().fetch(request, setting, context);
    const html = (await answer.text()).replaceAll("<wbr/>", "");
    await waitOnExecutionContext(context);
    cookie = withCookiesOf(cookie, answer);
    const to = answer.headers.get("location");
    return { status: answer.status, to: to && new URL(to, "http://localhost").pathname, html };
  }
  return { go, asked, locales, down, cookie: () => cookie };
}

const isV2 = (path: string) => path.startsWith("/api/auth/v2/");

const manage = "/subscriptions/manage";

/** Asks for a code to sign in to another account, and enters it. */
async function signInElsewhere({ go }: ReturnType<typeof visitorWith>): Promise<{ email: string; status: number }> {
  const email = await member();
  await go("/subscriptions/activate", { intent: "send", email });
  const { status } = await go("/subscriptions/confirm", { intent: "check", code: (await lastMail(email, 2)).otp });
  return { email, status };
}

async function buy({ go }: ReturnType<typeof visitorWith>): Promise<void> {
  const chosen = await go("/subscriptions", { period: "monthly" });
  expect(chosen.to).toMatch(/^\/checkout\//);
  await go(chosen.to ?? "", { card: "paid" });
  await go("/pro/welcome?success=true&billing_period=monthly");
  await go("/pro/welcome");
}

describe("the flag useSubscriptionsAuthV2 on the website", () => {
  it.each(["on", "off"] as const)("SUB-5 %s decides which auth service somebody buys and manages by", async (flag) => {
    const person = visitorWith(flag);
    await buy(person);
    expect((await person.go("/subscriptions/manage")).html).toContain("?ask=cancel");
    expect(person.asked.length).toBeGreaterThan(1);
    expect(new Set(person.asked.map(isV2))).toEqual(new Set([flag === "on"]));
  });

  it.each(["on", "off"] as const)("SUB-5 %s: an address is added, and signs in on another device", async (flag) => {
    const email = `wren-${crypto.randomUUID()}@people.example`;
    const person = visitorWith(flag);
    await buy(person);
    await person.go("/pro/add-email", { intent: "send", email });
    await person.go("/pro/add-email", { intent: "check", code: (await lastMail(email, 1)).otp });
    const other = visitorWith(flag);
    expect((await other.go("/subscriptions/activate", { intent: "send", email })).status).toBe(303);
    const signedIn = await other.go("/subscriptions/confirm", {
      intent: "check",
      code: (await lastMail(email, 2)).otp,
    });
    expect([signedIn.status, signedIn.to]).toEqual([303, "/subscriptions/manage"]);
    const managed = await other.go("/subscriptions/manage");
    expect(managed.html).toContain(email);
    expect(managed.html).toContain("?ask=cancel");
    expect(new Set(other.asked.map(isV2))).toEqual(new Set([flag === "on"]));
  });
});

describe("signing in to another account beside a subscription without an address", { timeout: 30_000 }, () => {
  it.each(["on", "off"] as const)(
    "SUB-5 FLOW-2 %s: keeps both, also where the access token has run out",
    async (flag) => {
      const buyer = visitorWith(flag);
      await buy(buyer);
      const person = visitorWith(flag, await worn(buyer.cookie()));
      const { email } = await signInElsewhere(person);
      expect((await person.go(manage)).html).toContain(email);
      const reached = await person.go(manage, { intent: "switch" });
      expect([reached.status, reached.to]).toEqual([303, manage]);
      const { html } = await person.go(manage);
      expect([html.includes("?ask=cancel"), html.includes(email)]).toEqual([true, false]);
    },
  );

  it("SUB-5 FLOW-2 off: stays signed in to it where the tokens of the other do not arrive", async () => {
    const person = visitorWith("off");
    await buy(person);
    person.down.add("/api/auth/access-token");
    const { email, status } = await signInElsewhere(person);
    expect(status).toBe(503);
    const { html } = await visitorWith("off", await worn(person.cookie())).go(manage);
    expect([html.includes("?ask=cancel"), html.includes(email)]).toEqual([true, false]);
  });
});

describe("the language that a visitor set", () => {
  it.each([
    ["", "en"],
    ["kad=de_DE", "de-DE"],
    ["kad=english", "en"],
  ])("SET-1 FLOW-2 with %j goes along to whoever writes to them", async (cookie, locale) => {
    const person = visitorWith("on", cookie);
    await person.go("/subscriptions/activate", { intent: "send", email: "wren@people.example" });
    expect(person.locales).toEqual([locale]);
  });
});
