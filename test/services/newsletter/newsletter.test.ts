import {
  createExecutionContext,
  runDurableObjectAlarm,
  runInDurableObject,
  waitOnExecutionContext,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { inboxSchema, type MailMessage, newsletterAnswerSchema } from "../../../src/contract/services.ts";
import { digestText } from "../../../src/platform/digest.ts";
import { mailBudgets } from "../../../src/services/mail-budgets.ts";
import { type NewsletterBindings, newsletterApp } from "../../../src/services/newsletter/newsletter-service.ts";
import { confirmLifetime } from "../../../src/services/newsletter/rules.ts";
import { request } from "../../http/request.ts";
import { member, visitor } from "../../http/subscription/visitor.ts";

const [{ burst, interval }] = mailBudgets.newsletter;
const mailLimit = { count: burst, within: burst * interval };

class Post {
  /** In the distant future, so that no alarm set by these tests fires by itself. */
  now = Date.UTC(2096, 10, 21);
  readonly sent: MailMessage[] = [];

  stage: "development" | "staging" | "production" = "development";

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const ctx = createExecutionContext();
    const bindings: NewsletterBindings = {
      env: { ...env, STAGE: this.stage },
      now: () => this.now,
      peers: {
        mail: {
          send: async (message) => {
            this.sent.push(message);
            return { ok: true };
          },
        },
      },
    };
    const request = new Request(new URL(path, "http://localhost"), { redirect: "manual", ...init });
    const answer = await newsletterApp.fetch(request, bindings, ctx);
    await waitOnExecutionContext(ctx);
    return answer;
  }

  subscribe(body: unknown, origin = "http://localhost") {
    const init = { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
    return this.fetch(`${origin}/newsletter/subscription/subscribe`, init);
  }

  /** Subscribes an address and returns the two links of the mail. */
  async invite(email: string) {
    await this.subscribe({ email, newsletter: "privacy-weekly" });
    const message = this.sent.at(-1);
    if (message?.template !== "newsletter-confirm") throw new Error("no invitation was sent");
    return message.data;
  }
}

const countRows = (_: unknown, { storage }: DurableObjectState) => [...storage.kv.list()].length;

async function budgetName(scoped: string): Promise<string> {
  const [scope = "", of = ""] = scoped.split(":");
  return `budget:${scope}:${await digestText(of)}`;
}

const onTheList = async () => (await env.STORE.list({ prefix: "news:privacy-weekly:" })).keys.length;

describe("newsletter", () => {
  it("SVC-5 double opt-in: nobody is on the list before the link is opened and the button pressed", async () => {
    const post = new Post();
    const before = await onTheList();
    const answer = await post.subscribe({ email: "owl@people.example", newsletter: "privacy-weekly" });
    newsletterAnswerSchema.parse(await answer.json());
    const { confirmLink } = await post.invite("owl@people.example");
    expect(confirmLink).not.toContain("owl");
    expect((await post.fetch(confirmLink)).status).toBe(200);
    expect(await onTheList()).toBe(before);
    expect((await post.fetch(confirmLink, { method: "POST" })).status).toBe(200);
    expect((await post.fetch(confirmLink, { method: "POST" })).status).toBe(200);
    expect(await onTheList()).toBe(before + 1);
  });

  it("SVC-5 one-click unsubscribe as a mail reader posts it, at any time later, twice", async () => {
    const post = new Post();
    const before = await onTheList();
    const { confirmLink, unsubscribeLink } = await post.invite("wren@people.example");
    await post.fetch(confirmLink, { method: "POST" });
    post.now += 400 * 24 * 60 * 60 * 1000;
    expect((await post.fetch(unsubscribeLink)).status).toBe(200);
    expect(await onTheList()).toBe(before + 1);
    const oneClick = { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) };
    expect((await post.fetch(unsubscribeLink, oneClick)).status).toBe(200);
    expect((await post.fetch(unsubscribeLink, oneClick)).status).toBe(200);
    expect(await onTheList()).toBe(before);
  });

  it("SVC-5 a confirmation from before somebody left says that it was used, and subscribes nobody", async () => {
    const post = new Post();
    const before = await onTheList();
    const email = `${crypto.randomUUID()}@people.example`;
    const { confirmLink, unsubscribeLink } = await post.invite(email);
    await post.fetch(confirmLink, { method: "POST" });
    await post.fetch(unsubscribeLink, { method: "POST" });
    for (const method of ["GET", "POST"]) {
      const answer = await post.fetch(confirmLink, { method });
      expect([answer.status, await answer.text()]).toEqual([410, expect.stringContaining('href="/newsletter"')]);
    }
    expect(await onTheList()).toBe(before);
    post.now += mailLimit.within;
    const again = await post.invite(email);
    expect((await post.fetch(again.confirmLink, { method: "POST" })).status).toBe(200);
    expect(await onTheList()).toBe(before + 1);
    expect((await post.fetch(again.unsubscribeLink, { method: "POST" })).status).toBe(200);
    expect((await post.fetch(again.confirmLink)).status).toBe(410);
  });

  it("SVC-5 confirmed and left at once, the list holds what the address was last told", async () => {
    for (let round = 0; round < 25; round += 1) {
      const post = new Post();
      const email = `${crypto.randomUUID()}@people.example`;
      const { confirmLink, unsubscribeLink } = await post.invite(email);
      await Promise.all([confirmLink, unsubscribeLink].map((link) => post.fetch(link, { method: "POST" })));
      const address = env.NEWSLETTER_ADDRESS.getByName(`privacy-weekly:${email}`);
      const listed = await env.STORE.get(`news:privacy-weekly:${await digestText(email)}`);
      expect(listed !== null).toBe(await address.isSubscribed());
    }
  });

  it.each([
    ["mac.com", "icloud.com"],
    ["protonmail.ch", "proton.me"],
  ])(
    "HOLD-8 comes to a name, however often a stranger asks for the same name at %s, which its reader may not have at %s",
    async (other, own) => {
      const post = new Post();
      const name = `robin${crypto.randomUUID().slice(0, 8)}`;
      for (let count = 0; count < 5; count++)
        await post.subscribe({ email: `${name}@${other}`, newsletter: "privacy-weekly" });
      post.sent.length = 0;
      await post.subscribe({ email: `${name}@${own}`, newsletter: "privacy-weekly" });
      expect(post.sent.map(({ to }) => to)).toEqual([`${name}@${own}`]);
    },
  );

  it("HOLD-8 comes to the name without a tag, however often a stranger asks for names with one", async () => {
    const post = new Post();
    const email = `${crypto.randomUUID()}@people.example`;
    for (let tag = 0; tag < 10; tag += 1)
      await post.subscribe({ email: email.replace("@", `+${tag}@`), newsletter: "privacy-weekly" });
    await post.invite(email);
    expect(post.sent.at(-1)?.to).toBe(email);
  });

  it("SVC-5 who leaves and asks again within one moment can confirm", async () => {
    const post = new Post();
    const email = `${crypto.randomUUID()}@people.example`;
    const first = await post.invite(email);
    await post.fetch(first.unsubscribeLink, { method: "POST" });
    const second = await post.invite(email);
    expect((await post.fetch(first.confirmLink, { method: "POST" })).status).toBe(410);
    expect((await post.fetch(second.confirmLink, { method: "POST" })).status).toBe(200);
  });

  it("SVC-5 the answer is the same for a new address, a subscriber and one written to too often", async () => {
    const post = new Post();
    const ask = async () => {
      const answer = await post.subscribe({ email: "Lark@people.example", newsletter: "privacy-weekly" });
      return [answer.status, await answer.text()];
    };
    const answers = [await ask()];
    for (let count = 0; count < 5; count++) answers.push(await ask());
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(answers[0]).toEqual([202, '{"status":"pending"}']);
    expect(post.sent.length).toBe(mailLimit.count);
    post.now += mailLimit.within;
    const { confirmLink } = await post.invite("lark@PEOPLE.example");
    await post.fetch(confirmLink, { method: "POST" });
    expect([await ask(), post.sent.length]).toEqual([answers[0], mailLimit.count + 1]);
  });

  it("SVC-5 200 requests for one address at once send no more than the limit", async () => {
    const post = new Post();
    const body = { email: "swift@people.example", newsletter: "privacy-weekly" };
    await Promise.all(Array.from({ length: 200 }, () => post.subscribe(body)));
    expect(post.sent.length).toBe(mailLimit.count);
  });

  it("SVC-5 a link that was changed, has run out or belongs to another address does nothing", async () => {
    const post = new Post();
    const before = await onTheList();
    const mine = new URL((await post.invite("kite@people.example")).confirmLink);
    const other = new URL((await post.invite("gull@people.example")).confirmLink);
    const changed = (name: string, value: string) => {
      const link = new URL(mine);
      link.searchParams.set(name, value);
      return link.href;
    };
    const forged = [
      changed("signature", other.searchParams.get("signature") ?? ""),
      changed("signature", "A".repeat(43)),
      changed("signature", ""),
      changed("to", other.searchParams.get("to") ?? ""),
      changed("to", "0".repeat(64)),
      changed("to", "nobody"),
      changed("expires", String(post.now + 10 * confirmLifetime)),
      changed("expires", ""),
      changed("newsletter", "weather"),
      `${mine.href}&newsletter=privacy-weekly`,
      mine.href.replace("/confirm?", "/unsubscribe?"),
      "/newsletter/subscription/confirm",
    ];
    for (const link of forged) {
      expect([link, (await post.fetch(link)).status]).toEqual([link, 400]);
      expect([link, (await post.fetch(link, { method: "POST" })).status]).toEqual([link, 400]);
    }
    post.now += confirmLifetime;
    expect((await post.fetch(mine.href, { method: "POST" })).status).toBe(400);
    expect(await onTheList()).toBe(before);
  });

  it("SVC-5 an address that never confirmed, or has left, is forgotten whole", async () => {
    const post = new Post();
    const kept = async (link: string) => {
      const id = env.NEWSLETTER_ADDRESS.idFromString(new URL(link).searchParams.get("to") ?? "");
      const stub = env.NEWSLETTER_ADDRESS.get(id);
      await runDurableObjectAlarm(stub);
      return runInDurableObject(stub, (_, { storage }) => [...storage.kv.list()].length);
    };
    const silent = await post.invite("silent@people.example");
    expect(await kept(silent.confirmLink)).toBe(0);
    const reader = await post.invite("reader@people.example");
    await post.fetch(reader.confirmLink, { method: "POST" });
    expect(await kept(reader.confirmLink)).toBeGreaterThan(0);
    await post.fetch(reader.unsubscribeLink, { method: "POST" });
    expect(await kept(reader.confirmLink)).toBe(0);
  });

  it("SVC-5 the links lead to the configured origin, whatever Host header the request had", async () => {
    const post = new Post();
    const linksFor = async (email: string) => {
      const before = post.sent.length;
      await post.subscribe({ email, newsletter: "privacy-weekly" }, "http://evil.example");
      const message = post.sent[before];
      if (message?.template !== "newsletter-confirm") throw new Error("no invitation was sent");
      return [message.data.confirmLink, message.data.unsubscribeLink].map((link) => new URL(link).origin);
    };
    expect(await linksFor("host@people.example")).toEqual(["http://localhost", "http://localhost"]);
    post.stage = "production";
    expect(await linksFor("host2@people.example")).toEqual(["https://localhost", "https://localhost"]);
  });

  it("HOLD-5 a mailbox gets no more by tags, however its address is written", async () => {
    const post = new Post();
    for (let count = 0; count < 45; count += 1) {
      const email = `${count % 2 ? "Tagged" : "tagged"}+${count}@Tags.example`;
      await post.subscribe({ email, newsletter: "privacy-weekly" });
    }
    expect(post.sent.length).toBe(mailLimit.count);
  });

  it("HOLD-8 nobody uses up what another at the same provider may be sent", async () => {
    const post = new Post();
    for (let count = 0; count < 120; count += 1) {
      await post.subscribe({ email: `stranger${count}@flooded.example`, newsletter: "privacy-weekly" });
    }
    await post.subscribe({ email: "wren@flooded.example", newsletter: "privacy-weekly" });
    expect(post.sent.at(-1)?.to).toBe("wren@flooded.example");
  });

  it("HOLD-5 messages go to the address as it is kept, and not as the next one spells it", async () => {
    const post = new Post();
    for (const email of ["Finch@people.example", "fINCH@PEOPLE.example"]) {
      await post.subscribe({ email, newsletter: "privacy-weekly" });
    }
    expect(post.sent.map(({ to }) => to)).toEqual(["Finch@people.example", "Finch@people.example"]);
  });

  it("OPS-3 an address that never confirms costs two rows, and a refused request none; all are gone in a day", async () => {
    const post = new Post();
    const { confirmLink } = await post.invite("rows@rows.example");
    const name = await budgetName("mailbox:rows@rows.example rows.example");
    const id = env.NEWSLETTER_ADDRESS.idFromString(new URL(confirmLink).searchParams.get("to") ?? "");
    const objects = [id, env.NEWSLETTER_ADDRESS.idFromName(name)].map((one) => env.NEWSLETTER_ADDRESS.get(one));
    const rows = () => Promise.all(objects.map((stub) => runInDurableObject(stub, countRows)));
    expect(await rows()).toEqual([1, 1]);
    for (let count = 0; count < 20; count += 1) {
      await post.subscribe({ email: `rows+${count}@rows.example`, newsletter: "privacy-weekly" });
    }
    expect(await rows()).toEqual([1, 1]);
    for (const stub of objects) {
      const alarm = await runInDurableObject(stub, (_, { storage }) => storage.getAlarm());
      expect(alarm).toBeLessThanOrEqual(post.now + 24 * 60 * 60 * 1000);
      await runDurableObjectAlarm(stub);
    }
    expect(await rows()).toEqual([0, 0]);
  });

  it("HOLD-5 a flood of newsletter requests never stops a code", async () => {
    const email = await member();
    const [mailbox = ""] = email.split("@");
    const flood = Array.from({ length: 150 }, (_, count) => {
      const to = count % 2 ? email : `${mailbox}+${count}@post.example`;
      const body = JSON.stringify({ email: to, newsletter: "privacy-weekly" });
      const headers = { "content-type": "application/json" };
      return request("/newsletter/subscription/subscribe", { method: "POST", headers, body });
    });
    expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([202]));
    const person = visitor();
    await person.post("/subscriptions/activate", { intent: "send", email });
    const templates = async () => {
      const answer = await request(`/dev/inbox?to=${email}`, { headers: { accept: "application/json" } });
      return inboxSchema.parse(await answer.json()).messages.map(({ template }) => template);
    };
    await expect.poll(templates).toContain("login-link");
  });

  it.each([
    {},
    [],
    { email: "owl@people.example" },
    { email: "owl", newsletter: "privacy-weekly" },
    { email: ["owl@people.example"], newsletter: "privacy-weekly" },
    { email: `${"a".repeat(300)}@people.example`, newsletter: "privacy-weekly" },
    { email: "a@people.example\r\nbcc: b@people.example", newsletter: "privacy-weekly" },
    { email: "owl@people.example", newsletter: "weather" },
  ])("SVC-5 %o is a bad request and writes to nobody", async (body) => {
    const post = new Post();
    const answer = await post.subscribe(body);
    expect([answer.status, await answer.json(), post.sent.length]).toEqual([400, { error: "invalid_request" }, 0]);
  });

  it("SVC-5 a plain form gets a page that says what came of it", async () => {
    const post = new Post();
    const submit = async (fields: Record<string, string>) => {
      const answer = await post.fetch("/newsletter/subscription/subscribe", {
        method: "POST",
        body: new URLSearchParams(fields),
      });
      const [, role] = /role="(\w+)"/.exec(await answer.text()) ?? [];
      return [answer.status, role];
    };
    expect(await submit({ email: "form@people.example", newsletter: "privacy-weekly" })).toEqual([200, "status"]);
    expect(await submit({ email: "form", newsletter: "privacy-weekly" })).toEqual([400, "alert"]);
    expect(post.sent.length).toBe(1);
  });
});
