import { afterEach, describe, expect, it, vi } from "vitest";
import { routes } from "../../../src/contract/routes.ts";
import { activateWays } from "../../../src/pages/subscription/activate/activate-flow.ts";
import { buyTransitions } from "../../../src/pages/subscription/buy/buy-flow.ts";
import { emailTransitions } from "../../../src/pages/subscription/email/email-flow.ts";
import { manageTransitions } from "../../../src/pages/subscription/manage/manage-flow.ts";
import { signInTransitions } from "../../../src/pages/subscription/sign-in/sign-in-flow.ts";
import { lastMail, member, subscribed, type Visitor, visitor } from "./visitor.ts";

const activate = "/subscriptions/activate";
const confirm = "/subscriptions/confirm";
const byEmail = "/subscriptions/activation-flow/this-device/activate-by-email";
const add = "/pro/add-email";
const manage = "/subscriptions/manage";

interface Case {
  /** The row of the journey's table that allows the press. */
  readonly row: object;
  readonly press: string;
  readonly begin: () => Promise<{ person: Visitor; path: string; fields: Record<string, string> }>;
  /** Where the press leads. */
  readonly to: RegExp;
}

async function atTheCode(path = activate) {
  const email = await member();
  const person = visitor();
  await person.post(path, { intent: "send", email });
  return { person, otp: (await lastMail(email, 2)).otp };
}

const cases: Readonly<Record<string, Case>> = {
  buying: {
    row: buyTransitions.plans,
    press: "choose",
    begin: async () => ({ person: visitor(), path: "/subscriptions", fields: { period: "monthly" } }),
    to: /^\/checkout\//,
  },
  "signing in": {
    row: signInTransitions.code,
    press: "check",
    begin: async () => {
      const { person, otp } = await atTheCode();
      return { person, path: confirm, fields: { intent: "check", code: otp } };
    },
    to: /^\/subscriptions\/manage$/,
  },
  "activating this device": {
    row: signInTransitions.code,
    press: "restart",
    begin: async () => ({ ...(await atTheCode(byEmail)), path: byEmail, fields: { intent: "restart" } }),
    to: /activate-by-email$/,
  },
  "the address": {
    row: emailTransitions.address,
    press: "send",
    begin: async () => {
      const email = `wren@${crypto.randomUUID()}.example`;
      return { person: await subscribed(), path: add, fields: { intent: "send", email } };
    },
    to: /^\/pro\/add-email$/,
  },
  managing: {
    row: manageTransitions["cancel?"],
    press: "cancel",
    begin: async () => ({
      person: await subscribed(),
      path: `${manage}?ask=cancel`,
      fields: { intent: "cancel" },
    }),
    to: /^\/subscriptions\/manage\?told=/,
  },
};

/** Everything that shows the visitor which step they are at. */
async function seen(person: Visitor): Promise<string> {
  const pages = await Promise.all([byEmail, add, manage, "/pro/welcome"].map((path) => person.fork().get(path)));
  return pages.map(({ status, to, html }) => `${status} ${to} ${drawnAgain(html)}`).join("\n");
}

/** A page without the marks of its forms, which are new each time it is rendered. */
function drawnAgain(html: string): string {
  return html.replaceAll(/name="press" value="[\w-]{43}"/g, "");
}

describe("the tables of the journeys rule", { timeout: 30_000 }, () => {
  const removed: (() => void)[] = [];
  afterEach(() => {
    vi.useRealTimers();
    for (const restore of removed.splice(0)) restore();
  });

  it.each(Object.entries(cases))(
    "FLOW-7 %s: without its row a press is refused, and changes nothing",
    async (_, given) => {
      const { person, path, fields } = await given.begin();
      // Pages tell the seconds until another code can be sent.
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
      const before = await seen(person);
      const to: unknown = Reflect.get(given.row, given.press);
      Reflect.deleteProperty(given.row, given.press);
      removed.push(() => Reflect.set(given.row, given.press, to));
      const refused = await person.post(path, fields);
      expect(refused.to).not.toMatch(/^\/checkout\//);
      expect(await seen(person)).toBe(before);
      for (const restore of removed.splice(0)) restore();
      // Not an identical press, which would get the same answer for some seconds.
      const taken = await person.post(path, { ...fields, again: "" });
      expect([taken.status, taken.to]).toEqual([303, expect.stringMatching(given.to)]);
      if (fields.intent !== "restart") expect(await seen(person)).not.toBe(before);
    },
  );

  it.each([
    [activate, ["check", "resend", "restart", "link", "sign-out", "constructor"]],
    [byEmail, ["check", "resend", "restart", "link", "sign-out", ""]],
  ])("FLOW-2 FLOW-3 at the address %s takes no press of another step", async (path, intents) => {
    for (const intent of intents) {
      const person = visitor();
      const answer = await person.post(path, { intent, code: "123456" });
      // A visitor who enters a code of which this browser does not know is told so, on the page of the address.
      const refused = intent === "check" || intent === "resend" ? [400, ""] : [303, path];
      expect([intent, answer.status, answer.to, person.cookie()]).toEqual([intent, ...refused, ""]);
    }
  });

  it("FLOW-2 where no link waits, none is followed", async () => {
    const { person } = await atTheCode();
    const before = person.cookie();
    expect((await person.post(confirm, { intent: "link" })).to).toBe(activate);
    expect(person.cookie()).toBe(before);
  });

  it("FLOW-4 nobody confirms or has resent what was not begun", async () => {
    const person = await subscribed();
    await person.get("/pro/welcome");
    // The first page after the welcome renews the token, and stores at once what the new one names.
    await person.get("/subscriptions/manage");
    const before = person.cookie();
    for (const intent of ["check", "resend", "restart", "constructor"]) {
      expect((await person.post(add, { intent, code: "123456" })).to).toBe(add);
    }
    expect(person.cookie()).toBe(before);
  });

  it("FLOW-5 what asks first is done by the press of its question alone", async () => {
    const person = await subscribed();
    const drawn = async () => drawnAgain((await person.get(manage)).html);
    const before = await drawn();
    for (const fields of [{ intent: "cancel" }, { intent: "delete", sure: "on" }]) {
      expect((await person.post(manage, fields)).status).toBe(400);
    }
    expect((await person.post(`${manage}?ask=delete`, { intent: "cancel" })).status).toBe(400);
    expect((await person.post(`${manage}?ask=cancel`, { intent: "delete", sure: "on" })).status).toBe(400);
    expect(await drawn()).toBe(before);
  });

  it("FLOW-1 a return from a checkout that nobody opened counts for nothing", async () => {
    const person = visitor();
    expect((await person.get("/pro/welcome?success=true&billing_period=monthly")).to).toBe("/pro/welcome");
    expect(person.cookie()).toBe("");
  });

  it.each(["activationFlow", "activateThisDevice", "activateAnotherDeviceEmail"] as const)(
    "FLOW-3 the ways on from %s are those of its row",
    async (page) => {
      const { html } = await visitor().get(routes[page].path);
      const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";
      for (const way of Object.values(activateWays[page])) expect(main).toContain(`href="${routes[way].path}"`);
    },
  );
});
