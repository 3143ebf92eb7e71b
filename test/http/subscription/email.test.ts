import { describe, expect, it } from "vitest";
import { codeSpellings } from "../../contract/subscription/code-spellings.ts";
import { lastMail, member, signInBefore, subscribed, telling, type Visitor, visitor } from "./visitor.ts";

const manage = "/subscriptions/manage";
const add = "/subscriptions/add-email";
const edit = "/subscriptions/edit-email";

const fresh = () => `owl@${crypto.randomUUID()}.example`;
const wrongOne = (otp: string) => (otp === "000000" ? "000001" : "000000");

async function signedIn(email: string): Promise<Visitor> {
  const person = visitor();
  await person.post("/subscriptions/activate", { intent: "send", email });
  const { otp } = await lastMail(email, 2);
  expect((await person.post("/subscriptions/confirm", { intent: "check", code: otp })).status).toBe(303);
  return person;
}

describe("the email address of an account", () => {
  it.each([
    [add, manage],
    ["/pro/add-email", "/pro/welcome"],
    ["/subscriptions/activation-flow/another-device/add-email", "/subscriptions/activation-flow/another-device/email"],
    ["/subscriptions/activation-flow/this-device/email", manage],
  ])("FLOW-4 is added at %s: address, code, done, and on to %s", { timeout: 20_000 }, async (path, next) => {
    const person = await subscribed();
    const email = fresh();
    expect((await person.get(path)).html).toMatch(/<input[^>]*type="email"/);
    const sent = await person.post(path, { intent: "send", email });
    expect([sent.status, sent.to]).toEqual([303, path]);
    const page = await person.get(path);
    expect(page.html).toContain(email);
    expect(page.html).toMatch(/<input[^>]*autocomplete="one-time-code"/i);
    const { otp } = await lastMail(email);
    const checked = await person.post(path, { intent: "check", code: otp });
    expect([checked.status, checked.to]).toEqual([303, telling(path)]);
    const done = await person.get(checked.to);
    expect((await person.get(checked.to)).html, "loaded again").toBe(done.html);
    expect(done.html).toContain(email);
    expect(done.html).toContain(`href="${next}"`);
    expect(done.html).not.toMatch(/<input[^>]*name="code"/);
    expect((await person.get(manage)).html).toContain(email);
    expect((await signedIn(email)).cookie()).not.toBe("");
  });

  it.each(Object.entries(codeSpellings))("FLOW-4 is added by a code typed %s", async (_, spell) => {
    const person = await subscribed();
    const email = fresh();
    await person.post(add, { intent: "send", email });
    const { otp } = await lastMail(email);
    expect((await person.post(add, { intent: "check", code: spell(otp) })).status).toBe(303);
  });

  it("FLOW-4 is changed, the old one is told, and only the new one signs in", async () => {
    const old = await member();
    const person = await signedIn(old);
    const email = fresh();
    expect((await person.get(edit)).html).toContain(old);
    await person.post(edit, { intent: "send", email });
    expect((await person.get(manage)).html).toContain(old);
    const done = await person.post(edit, { intent: "check", code: (await lastMail(email)).otp });
    expect((await person.get(done.to)).html).toContain(email);
    const { html } = await person.get(manage);
    expect([html.includes(email), html.includes(old)]).toEqual([true, false]);
    await lastMail(old, 3);
  });

  it("FLOW-4 is removed with a code to itself", async () => {
    const email = await member();
    const person = await signedIn(email);
    expect((await person.post(edit, { intent: "remove" })).to).toBe(edit);
    expect((await person.get(edit)).html).toContain(email);
    const { otp, subject } = await lastMail(email, 3);
    expect(subject).toBe(`${otp} is your code to remove an email address`);
    const done = await person.post(edit, { intent: "check", code: otp });
    expect((await person.get(done.to)).html).toContain(email);
    expect((await person.get(manage)).html).toContain(`href="${add}"`);
    expect((await person.get(edit)).to).toBe(add);
  });

  it("FLOW-4 that took the place of another lately gives way to it, and the page says so", async () => {
    const old = await member();
    const person = await signedIn(old);
    const email = fresh();
    await person.post(edit, { intent: "send", email });
    await person.post(edit, { intent: "check", code: (await lastMail(email)).otp });
    const offered = (await person.get(edit)).html;
    expect(offered).toContain("Go back to your earlier email address?");
    expect(offered, "no other can be put in its place").not.toContain('name="email"');
    await person.post(edit, { intent: "remove" });
    const done = await person.post(edit, { intent: "check", code: (await lastMail(email, 2)).otp });
    const { html } = await person.get(done.to);
    expect(html).toContain("Your earlier email address is back");
    expect(html).not.toContain("Save your recovery code");
    expect((await person.get(manage)).html).toContain(old);
  });

  it("FLOW-4 stays as it is when the removal is not confirmed", async () => {
    const email = await member();
    const person = await signedIn(email);
    await person.post(edit, { intent: "remove" });
    expect((await person.post(edit, { intent: "restart" })).to).toBe(edit);
    expect((await person.get(edit)).html).toMatch(/<input[^>]*type="email"/);
    expect((await person.get(manage)).html).toContain(email);
  });

  it.each(["", "owl", "owl@", `${"a".repeat(300)}@post.example`])("FLOW-4 %j is no address", async (email) => {
    const person = await subscribed();
    const answer = await person.post(add, { intent: "send", email });
    expect(answer.status).toBe(400);
    expect(answer.html).toMatch(/aria-invalid="true"/);
  });

  it("FLOW-4 the same address once more is no change, and one that takes no mail is refused", async () => {
    const email = await member();
    const person = await signedIn(email);
    for (const typed of [email.toUpperCase(), "owl@localhost.invalid"]) {
      const answer = await person.post(edit, { intent: "send", email: typed });
      expect(answer.status).toBe(400);
      expect(answer.html).toMatch(/aria-invalid="true"/);
      expect(answer.html).toContain(`value="${typed}"`);
    }
  });

  it("FLOW-4 a wrong code says how many tries are left, and after five a new one is needed", async () => {
    const person = await subscribed();
    const email = fresh();
    await person.post(add, { intent: "send", email });
    const { otp } = await lastMail(email);
    const tries = async () => {
      const { status, html } = await person.post(add, { intent: "check", code: wrongOne(otp) });
      expect(status).toBe(400);
      return html;
    };
    expect((await person.post(add, { intent: "check", code: "12" })).status).toBe(400);
    for (const left of ["4 tries", "3 tries", "2 tries", "one try"]) expect(await tries()).toContain(left);
    expect(await tries()).toContain('role="alert"');
    expect((await person.post(add, { intent: "check", code: otp })).status).toBe(400);
    expect((await person.post(add, { intent: "resend" })).to).toEqual(telling(add));
    const { otp: second } = await lastMail(email, 2);
    expect((await person.post(add, { intent: "check", code: second })).status).toBe(303);
  });

  it("FLOW-4 only the newest code works, and a used one never again", async () => {
    const person = await subscribed();
    const email = fresh();
    await person.post(add, { intent: "send", email });
    const { otp: first } = await lastMail(email);
    await person.post(add, { intent: "resend" });
    const { otp: second } = await lastMail(email, 2);
    if (first !== second) expect((await person.post(add, { intent: "check", code: first })).status).toBe(400);
    const otherTab = person.fork();
    expect((await person.post(add, { intent: "check", code: second })).status).toBe(303);
    expect((await otherTab.post(add, { intent: "check", code: second })).status).not.toBe(200);
  });

  it("FLOW-4 too many messages have to wait, with the seconds", async () => {
    const person = await subscribed();
    await person.post(add, { intent: "send", email: fresh() });
    for (let sends = 0; sends < 4; sends += 1) await person.post(add, { intent: "resend" });
    const answer = await person.post(add, { intent: "resend" });
    expect(answer.status).toBe(429);
    expect(answer.html).toMatch(/in \d+ seconds?/);
  });

  it("FLOW-4 the address of another account is told only to whoever reads its mail", async () => {
    const taken = await member();
    const person = await subscribed();
    expect((await person.post(add, { intent: "send", email: taken })).to).toBe(add);
    const { otp } = await lastMail(taken, 2);
    const answer = await person.post(add, { intent: "check", code: otp });
    expect(answer.status).toBe(400);
    expect(answer.html).toMatch(/<input[^>]*type="email"/);
    expect((await person.get(manage)).html).not.toContain(taken);
  });

  it("FLOW-4 a step that was skipped leads back to the first that is open", async () => {
    const person = await subscribed();
    expect((await person.post(add, { intent: "check", code: "123456" })).to).toBe(add);
    expect((await person.post(add, { intent: "resend" })).to).toBe(add);
    expect((await person.get(add)).html).toMatch(/<input[^>]*type="email"/);
    expect((await person.get(edit)).to).toBe(add);
    expect((await person.post(edit, { intent: "remove" })).to).toBe(add);
    expect((await (await signedIn(await member())).get(add)).to).toBe(edit);
  });

  it("FLOW-8 whoever is not signed in comes back after signing in", async () => {
    const email = await member();
    const person = visitor();
    const led = await person.get(edit);
    expect(led.to).toBe(signInBefore(edit));
    await person.post(led.to, { intent: "send", email });
    const { otp } = await lastMail(email, 2);
    expect((await person.post("/subscriptions/confirm", { intent: "check", code: otp })).to).toBe(edit);
  });

  it("FLOW-4 HOLD-1 its removal shows a new recovery code once, which signs in, and the one of before no longer does", async () => {
    const codeOn = (html: string) =>
      [...html.matchAll(/<code>([0-9A-Z]{4})<\/code>/g)].map(([, group]) => group).join("");
    const email = await member();
    const person = await signedIn(email);
    const made = await person.get((await person.post(manage, { intent: "recovery-code" })).to);
    const before = codeOn(made.html);
    await person.post(edit, { intent: "remove" });
    const { otp } = await lastMail(email, 4);
    const to = (await person.post(edit, { intent: "check", code: otp })).to;
    const left = codeOn((await person.get(to)).html);
    expect([before.length, left.length, left === before]).toEqual([24, 24, false]);
    const signIn = async (recovery: string) =>
      (await visitor().post("/subscriptions/activate", { intent: "recover", recovery })).status;
    expect([await signIn(left), await signIn(before)]).toEqual([303, 400]);
    expect(codeOn((await person.get(edit)).html), "it is nowhere but there").toBe("");
  });
});
