import { env, exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { inboxSchema, type MailMessage } from "../../../src/contract/services.ts";
import { inboxApp } from "../../../src/services/mail/inbox-page.ts";
import { deliver, type MailSender } from "../../../src/services/mail/mail-service.ts";

const written = { subject: "s", text: "t", html: "h", headers: { "List-Unsubscribe": "<https://nightjar.example/u>" } };

const otpFor = (to: string): MailMessage => ({
  to,
  template: "passcode",
  data: { passcode: "123456", minutes: 10 },
});

const mail = exports.MailService;

describe("inbox", () => {
  it("SVC-4 what is sent lands there, newest first, and can be read by people and programs", async () => {
    const to = "inbox@people.example";
    expect(await mail.send(otpFor(to))).toEqual({ ok: true });
    expect(await mail.send({ ...otpFor("Other@people.example") })).toEqual({ ok: true });
    const list = await inboxApp.request(`http://localhost/dev/inbox?to=${to.toUpperCase()}`, {}, env);
    const { messages } = inboxSchema.parse(await list.json());
    expect(messages.map((message) => [message.to, message.template])).toEqual([[to, "passcode"]]);

    const page = await inboxApp.request("http://localhost/dev/inbox", { headers: { accept: "text/html" } }, env);
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    const id = messages[0]?.id;
    expect((await inboxApp.request(`http://localhost/dev/inbox/${id}`, {}, env)).status).toBe(200);
    const raw = await inboxApp.request(`http://localhost/dev/inbox/${id}/html`, {}, env);
    expect(raw.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
  });

  it.each([
    "/dev/inbox/x",
    "/dev/inbox/../../secret",
    `/dev/inbox/1234567890123-${"0".repeat(36)}`,
    "/dev/inbox/x/html",
  ])("SVC-4 %s is not there", async (path) => {
    expect((await inboxApp.request(`http://localhost${path}`, {}, env)).status).toBe(404);
  });

  it.each(["production", "staging"])("SVC-4 in %s there is no inbox", async (STAGE) => {
    for (const path of ["/dev/inbox", "/dev/inbox/x", "/dev/inbox/x/html"]) {
      expect((await inboxApp.request(`http://localhost${path}`, {}, { ...env, STAGE } as Env)).status).toBe(404);
    }
  });

  it("SVC-4 a message of the wrong form is not sent", async () => {
    expect(await mail.send({ ...otpFor("nobody") })).toEqual({ ok: false, error: "invalid_message" });
  });
});

describe("delivery", () => {
  it("SVC-4 goes through the binding with both forms and its headers", async () => {
    const seen: unknown[] = [];
    const sender: MailSender = { send: async (message) => seen.push(message) };
    expect(await deliver(sender, "a@people.example", written)).toEqual({ ok: true });
    expect(seen).toEqual([
      { from: { name: "Nightjar", email: "no-reply@nightjar.example" }, to: "a@people.example", ...written },
    ]);
  });

  it("SVC-4 a missing, refusing or silent sender is told apart, and nothing hangs", async () => {
    const refusing: MailSender = { send: () => Promise.reject(new Error("no")) };
    const silent: MailSender = { send: () => new Promise(() => {}) };
    expect(await deliver(null, "a@people.example", written)).toEqual({ ok: false, error: "no_sender" });
    expect(await deliver(refusing, "a@people.example", written)).toEqual({ ok: false, error: "refused" });
    expect(await deliver(silent, "a@people.example", written, 20)).toEqual({ ok: false, error: "slow" });
  });
});
