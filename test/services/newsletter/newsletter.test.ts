import {
  createExecutionContext,
  runDurableObjectAlarm,
  runInDurableObject,
  waitOnExecutionContext,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { type MailMessage, newsletterAnswerSchema } from "../../../src/contract/services.ts";
import { type NewsletterBindings, newsletterApp } from "../../../src/services/newsletter/newsletter-service.ts";
import { confirmLifetime, mailLimit } from "../../../src/services/newsletter/rules.ts";

class Post {
  /** Far off, so that no alarm of these tests rings by itself. */
  now = Date.UTC(2096, 10, 21);
  readonly sent: MailMessage[] = [];

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const ctx = createExecutionContext();
    const bindings: NewsletterBindings = {
      env,
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

  subscribe(body: unknown) {
    const init = { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
    return this.fetch("/newsletter/subscription/subscribe", init);
  }

  /** Subscribes and gives back the two links of the message. */
  async invite(email: string) {
    await this.subscribe({ email, newsletter: "privacy-weekly" });
    const message = this.sent.at(-1);
    if (message?.template !== "newsletter-confirm") throw new Error("no invitation was sent");
    return message.data;
  }
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

  it("SVC-5 a plain form is led back to the page", async () => {
    const post = new Post();
    const submit = async (fields: Record<string, string>) => {
      const answer = await post.fetch("/newsletter/subscription/subscribe", {
        method: "POST",
        body: new URLSearchParams(fields),
      });
      return [answer.status, answer.headers.get("location")];
    };
    expect(await submit({ email: "form@people.example", newsletter: "privacy-weekly" })).toEqual([
      303,
      "/newsletter?subscription=pending",
    ]);
    expect(await submit({ email: "form", newsletter: "privacy-weekly" })).toEqual([
      303,
      "/newsletter?subscription=invalid",
    ]);
    expect(post.sent.length).toBe(1);
  });
});
