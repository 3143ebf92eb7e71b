import { afterEach, describe, expect, it, vi } from "vitest";
import { resendSeconds } from "../../../../src/contract/subscription/one-time-code.ts";
import { found } from "../../request.ts";
import { lastMail, member, subscribed, telling, type Visitor, visitor } from "../visitor.ts";

const activate = "/subscriptions/activate";
const confirm = "/subscriptions/confirm";
const manage = "/subscriptions/manage";
const byEmail = "/subscriptions/activation-flow/this-device/activate-by-email";

/** The first notice of a page, as a browser without scripts reads it: its role, whether the focus is there, its words. */
async function noticeAt(person: Visitor, path: string) {
  return noticeIn((await person.get(path)).html);
}

function noticeIn(html: string) {
  // Without templates, which only scripts show.
  const main = found(html, /<main[^>]*>([\s\S]*)<\/main>/).replace(/<template[\s\S]*?<\/template>/g, "");
  const [, attributes = "", words = ""] = /<div class="[^"]*notice[^"]*"([^>]*)>([\s\S]*?)<\/div>/.exec(main) ?? [];
  const [, role = null] = /role="(\w+)"/.exec(attributes) ?? [];
  return { role, hasFocus: /tabindex="-1"/i.test(attributes) && /autofocus/i.test(attributes), words };
}

afterEach(() => void vi.useRealTimers());

const announced = (role: string) => ({ role, hasFocus: true });

describe("a press that only sends an email", { timeout: 30_000 }, () => {
  it.each([
    ["signing in", activate, confirm],
    ["activating a device", byEmail, byEmail],
  ])("FLOW-2 FLOW-3 while %s says that it was sent again, where the focus is", async (_, path, code) => {
    const email = await member();
    const person = visitor();
    await person.post(path, { intent: "send", email });
    expect((await noticeAt(person, code)).role).toBeNull();
    const wait = await person.post(code, { intent: "resend" });
    expect(wait.status, "at once it has to wait, and says so").toBe(429);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + resendSeconds * 1000 });
    const { to } = await person.post(code, { intent: "resend" });
    expect(to).toEqual(telling(code));
    expect(await noticeAt(person, to)).toMatchObject(announced("status"));
    expect((await noticeAt(person, to)).words).toContain(email);
  });

  it("FLOW-4 the code of an address leads to the page that says so", async () => {
    const person = await subscribed();
    const email = `wren@${crypto.randomUUID()}.example`;
    await person.post("/pro/add-email", { intent: "send", email });
    const again = await person.post("/pro/add-email", { intent: "resend" });
    expect([again.status, again.to]).toEqual([303, telling("/pro/add-email")]);
    expect(await noticeAt(person, again.to)).toMatchObject(announced("status"));
    await lastMail(email, 2);
  });

  it("FLOW-5 so does the code that deletes an account", async () => {
    const email = await member();
    const person = visitor();
    await person.post(activate, { intent: "send", email });
    await person.post(confirm, { intent: "check", code: (await lastMail(email, 2)).otp });
    const question = `${manage}?ask=delete`;
    expect((await person.post(question, { intent: "delete-code" })).to).toBe(question);
    const again = await person.post(question, { intent: "delete-code" });
    expect(again.to).toMatch(/\?ask=delete&told=[0-9a-f]{8}$/);
    expect(await noticeAt(person, again.to)).toMatchObject(announced("status"));
    expect((await person.get(again.to)).html).toContain('name="code"');
  });
});

describe("a page that nobody asked for says why it is there", { timeout: 30_000 }, () => {
  it("FLOW-2 a code in a browser that has lost its session", async () => {
    for (const [path, address] of [
      [confirm, activate],
      [byEmail, byEmail],
    ] as const) {
      const person = visitor();
      await person.post(address, { intent: "send", email: await member() });
      const cleared = visitor();
      const answer = await cleared.post(path, { intent: "check", code: "123456" });
      expect(answer.status).toBe(400);
      expect(noticeIn(answer.html)).toMatchObject(announced("alert"));
    }
  });

  it("FLOW-2 the page of the code, where no code is waited for, with cookies or without", async () => {
    const { to } = await visitor().get(confirm);
    expect(to).toEqual(telling(activate));
    const person = visitor();
    const told = (await noticeAt(person, (await person.get(confirm)).to)).words;
    expect(told).toContain("in the browser where you asked for it");
    const refusing = await visitor().post(activate, { intent: "send", email: await member() });
    const sentAway = await visitor().get(refusing.to);
    expect((await noticeAt(visitor(), sentAway.to)).words).toBe(told);
  });

  it("FLOW-2 and says nothing of it to whoever waits for one", async () => {
    const person = visitor();
    await person.post(activate, { intent: "send", email: await member() });
    expect((await noticeAt(person, `${activate}?told=01234567`)).words).toBe("");
  });

  it("FLOW-8 signing in on the way to a page", async () => {
    const person = visitor();
    const { to } = await person.get(manage);
    expect((await noticeAt(person, to)).words).not.toBe("");
    expect((await noticeAt(person, activate)).words).toBe("");
    expect((await noticeAt(person, `${activate}?next=https://elsewhere.example`)).words).toBe("");
  });

  it("FLOW-3 a link that is used up, and one that lost a part, before anything is pressed", async () => {
    const email = await member();
    await visitor().post(byEmail, { intent: "send", email });
    const { link } = await lastMail(email, 2);
    const person = visitor();
    const { to } = await person.get(link);
    expect((await noticeAt(person, to)).words).toBe("");
    const otp = new URL(link, "http://localhost").searchParams.get("otp") ?? "";
    await person.post(to, { intent: "link", email, otp });
    const used = (await noticeAt(visitor(), to)).words;
    const broken = (await noticeAt(visitor(), to.slice(0, -20))).words;
    expect([used, broken]).not.toContain("");
    expect(used).not.toBe(broken);
  });
});
