import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createApp } from "../../../src/app.ts";
import { inboxSchema } from "../../../src/contract/services.ts";
import { longestMessage } from "../../../src/contract/support/support.ts";
import { supportTopics } from "../../../src/contract/support/support-topics.ts";
import { bareDays } from "../../prose/bare-days.ts";
import { found, hosts, request } from "../request.ts";
import { lastMail, member, subscribed, telling, type Visitor, visitor } from "../subscription/visitor.ts";

afterEach(() => void vi.useRealTimers());

const newAddress = () => `owl@${crypto.randomUUID()}.example`;
const words = "The <moth> & the lamp.";

const filled = (changes: Record<string, string> = {}) =>
  new URLSearchParams({ topic: "search", message: words, email: newAddress(), ...changes });

const post = (fields: URLSearchParams, host?: string) =>
  request("/help", { method: "POST", body: fields, ...(host && { host }) });

const inboxOf = async (to: string) => {
  const answer = await request(`/dev/inbox?to=${encodeURIComponent(to)}`, { headers: { accept: "application/json" } });
  return inboxSchema.parse(await answer.json()).messages;
};

const typedMessage = (html: string) => found(html, /<textarea[^>]*>\n?([^<]*)</);
const chosen = (html: string) => found(html, /<option value="(\w*)" selected/);

describe("PAGE-12 /help", () => {
  it.each(["main", "onion"] as const)("sends a message from the %s host, and the sender hears of it", async (host) => {
    const fields = filled();
    const answer = await post(fields, hosts[host]);
    const location = answer.headers.get("location") ?? "";
    expect([answer.status, location]).toEqual([303, expect.stringMatching(/^\/help\?told=[0-9a-f]{8}$/)]);
    const [cookie = "", ...others] = answer.headers.getSetCookie();
    expect([cookie, others]).toEqual([expect.stringMatching(/^__Host-told=[^;]+; Max-Age=300; /), []]);
    await expect.poll(() => inboxOf(fields.get("email") ?? "")).toHaveLength(1);
    const sent = await request(location, { host: hosts[host], cookie: cookie.split(";")[0] ?? "" });
    expect(sent.status).toBe(200);
    expect(await sent.text()).not.toContain("<textarea");
  });

  it.each([
    ["topic", { topic: "" }],
    ["message", { message: "" }],
    ["message", { message: "x".repeat(longestMessage + 1) }],
    ["email", { email: "owl@nest" }],
  ])("shows the form as it was filled in where %s is to be mended", async (name, changes) => {
    const fields = filled(changes);
    const answer = await post(fields);
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(html).toMatch(new RegExp(`<(?:input|select|textarea)[^>]* id="${name}"[^>]*aria-invalid`));
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
    if (!("message" in changes)) expect(typedMessage(html)).toBe("The &lt;moth&gt; &amp; the lamp.");
    if (!("topic" in changes)) expect(chosen(html)).toBe("search");
    if (!("email" in changes)) expect(html).toContain(fields.get("email"));
  });

  it("a message far beyond the limit is refused before it is read", async () => {
    expect((await post(filled({ message: "x".repeat(70_000) }))).status).toBe(413);
  });

  it("says that nothing was sent where the service is not there, and loses nothing", async () => {
    const answer = await createApp().request(
      "http://localhost/help",
      { method: "POST", body: filled() },
      { ...env, SUPPORT: undefined },
    );
    expect(answer.status).toBe(503);
    const html = await answer.text();
    expect(typedMessage(html)).toBe("The &lt;moth&gt; &amp; the lamp.");
    expect(chosen(html)).toBe("search");
  });

  it("PAGE-8 leads to the help site for contact where the deployment names it, in every state", async () => {
    const contact = "https://help.nightjar.example/contact";
    const linksAt = async (vars: object, path = "/help") => {
      const answer = await createApp().request(`http://localhost${path}`, {}, { ...env, ...vars });
      return (await answer.text()).split(`href="${contact}"`).length - 1;
    };
    for (const path of ["/help", "/help?subject=withdrawal"]) {
      expect(await linksAt({ CONTACT_URL: contact }, path)).toBe(1);
      expect(await linksAt({}, path)).toBe(0);
    }
    await expect(linksAt({ CONTACT_URL: "help us" })).rejects.toThrow();
  });

  /** From a network that has sent all the messages that it may. */
  const flooding = (fields: URLSearchParams) => {
    const LIMIT_5 = { limit: async ({ key }: { key: string }) => ({ success: !key.startsWith("support") }) };
    const headers = { "cf-connecting-ip": "203.0.113.77", accept: "text/html" };
    return createApp().request("http://localhost/help", { method: "POST", body: fields, headers }, { ...env, LIMIT_5 });
  };

  it("HOLD-8 says when to come again where a network has had its share, and loses nothing", async () => {
    const answer = await flooding(filled());
    const html = await answer.text();
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "60"]);
    expect([typedMessage(html), chosen(html)]).toEqual(["The &lt;moth&gt; &amp; the lamp.", "search"]);
  });

  it.each(["subscription", "withdrawal", "stopPaying", "privacy"])(
    "HOLD-8 takes %s from there all the same, because the law lets a person declare it",
    async (topic) => {
      const answer = await flooding(filled({ topic }));
      expect([answer.status, answer.headers.get("location")]).toEqual([303, expect.stringMatching(/^\/help\?told=/)]);
    },
  );

  it("HOLD-8 takes what a mailbox writes, however often somebody wrote in its name", async () => {
    const email = newAddress();
    for (let count = 0; count < 20; count += 1) {
      expect((await post(filled({ email, message: `${words} ${count}` }))).status).toBe(303);
    }
  });

  it.each(Object.keys(supportTopics))("an address may choose the subject: %s", async (topic) => {
    const html = await (await request(`/help?subject=${topic}`)).text();
    expect(chosen(html)).toBe(topic);
    // The name that it has in addresses is not meant for readers: it occurs only in the list.
    const read = html.replaceAll("<wbr/>", "").replace(/<(script|style|option)\b.*?<\/\1>|<[^>]*>/gs, "\n");
    expect(read.split("\n").map((line) => line.trim())).not.toContain(topic);
  });

  it("who can’t open a subscription is told what a message does", async () => {
    const html = await (await request("/help?subject=stopPaying")).text();
    expect(html).toMatch(/<h1[^>]*>Stop payments for a subscription you can’t open<\/h1>/);
    expect(html).toMatch(/<title>Stop payments for a subscription you can’t open/);
    const person = visitor();
    const { status, to } = await person.post("/help", Object.fromEntries(filled({ topic: "stopPaying" })));
    expect(status).toBe(303);
    const sent = (await person.get(to)).html;
    expect(sent).toMatch(/<h1[^>]*>We’ve got your request to stop payments<\/h1>/);
    expect(sent).toContain("Your cancellation counts from today");
  });

  it("an address that names no subject of ours chooses none", async () => {
    const html = await (await request("/help?subject=%3Cgnats%3E&told=gnats")).text();
    expect(html).toContain("<textarea");
    expect(html).not.toContain("gnats");
  });

  it("a withdrawal begins with the model form of the contract", async () => {
    const form = typedMessage(await (await request("/help?subject=withdrawal")).text());
    const contract = await (await request("/pro/privacy-terms")).text();
    expect(form).toContain("Nightjar Pro");
    expect(form).toMatch(/\d{4}, \d\d:\d\d UTC$/);
    expect(bareDays(form)).toEqual([]);
    expect(contract).toContain("/help?subject=withdrawal");
  });

  describe("HOLD-8 a withdrawal of somebody who is signed in", () => {
    const manage = "/subscriptions/manage";
    const referenceOf = (html: string) => found(html, /<dt>Payment reference<\/dt><dd>([\w-]+)/);
    const declare = (person: Visitor, message: string) =>
      person.post("/help", { topic: "withdrawal", message, email: newAddress() });
    const isActive = async (person: Visitor) => (await person.get(manage)).html.includes("?ask=cancel");

    it("ends the contract that it names, once for any number of presses, and Manage says when it was declared", async () => {
      const person = await subscribed();
      const reference = referenceOf((await person.get(manage)).html);
      const { html } = await person.get("/help?subject=withdrawal");
      const message = typedMessage(html);
      expect(message).toContain(`: ${reference}\n`);
      const email = newAddress();
      const press = () => person.post("/help", { topic: "withdrawal", message, email });
      for (const answer of await Promise.all([press(), press(), press()])) expect(answer.to).toEqual(telling(manage));
      const told = await person.get((await press()).to);
      expect(told.html).toMatch(/Withdrawal declared on \d+ \w+ \d{4}/);
      expect(await isActive(person)).toBe(false);
      expect((await person.get("/help?subject=withdrawal")).html).not.toContain(reference);
      await expect.poll(() => inboxOf(email)).not.toHaveLength(0);
    });

    it.each(["in another tab", "and came back"])(
      "FLOW-1 and the same plan can be ordered again at once, by however many presses, by who paid %s",
      async (how) => {
        vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
        const person = visitor();
        const order = async () => (await person.post("/subscriptions", { period: "monthly" })).to;
        const first = await order();
        const paid = await person.post(first, { card: "paid" });
        if (how === "and came back") await person.get(paid.to);
        const message = typedMessage((await person.get("/help?subject=withdrawal")).html);
        expect((await declare(person, message)).to).toEqual(telling(manage));
        // Equal calls get the same answer for ten seconds.
        vi.advanceTimersByTime(10_000);
        const again = await order();
        expect(again).not.toBe(first);
        expect(await order()).toBe(again);
        await person.post(again, { card: "paid" });
        expect(await isActive(person)).toBe(true);
        expect(await order(), "not twice").toBe(manage);
      },
    );

    it("ends the contract from a network whose messages are no longer taken", async () => {
      const person = await subscribed();
      const message = typedMessage((await person.get("/help?subject=withdrawal")).html);
      const none = { limit: async ({ key }: { key: string }) => ({ success: !/^(?:support|declaration)/.test(key) }) };
      const answer = await createApp().request(
        "http://localhost/help",
        {
          method: "POST",
          body: new URLSearchParams({ topic: "withdrawal", message, email: newAddress() }),
          headers: { "cf-connecting-ip": "203.0.113.78", origin: "http://localhost", cookie: person.cookie() },
        },
        { ...env, LIMIT_5: none, LIMIT_10: none },
      );
      expect([answer.status, answer.headers.get("location")]).toEqual([303, telling(manage)]);
      expect(await isActive(person)).toBe(false);
    });

    it("ends nothing that it does not name", async () => {
      const [person, other] = [await subscribed(), await subscribed()];
      const others = referenceOf((await other.get(manage)).html);
      for (const message of ["I withdraw.", `I withdraw. ${others}`])
        expect((await declare(person, message)).to).toEqual(telling("/help"));
      expect([await isActive(person), await isActive(other)]).toEqual([true, true]);
    });

    it("is not offered to somebody whose subscription a store sold", async () => {
      const email = await member("Auto-Renewable", "ios");
      const person = visitor();
      await person.post("/subscriptions/activate", { intent: "send", email });
      await person.post("/subscriptions/activate", { intent: "check", code: (await lastMail(email, 2)).otp });
      expect(await person.get(manage)).toMatchObject({ status: 200 });
      expect((await person.get("/help?subject=withdrawal")).html).not.toContain("signed in to this subscription");
    });
  });
});
