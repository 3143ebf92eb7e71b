import { describe, expect, it } from "vitest";
import { codeSpellings } from "../../contract/subscription/code-spellings.ts";
import { found } from "../request.ts";
import { hiddenFields, lastMail, member, telling, type Visitor, visitor } from "./visitor.ts";

const activate = "/subscriptions/activate";
const confirm = "/subscriptions/confirm";
const manage = "/subscriptions/manage";

async function asked(email: string): Promise<Visitor> {
  const person = visitor();
  const answer = await person.post(activate, { intent: "send", email });
  expect([answer.status, answer.to]).toEqual([303, confirm]);
  return person;
}

const wrongOne = (otp: string) => (otp === "000000" ? "000001" : "000000");

describe("signing in", () => {
  it("FLOW-2 an address, then its one-time code, then what one has", async () => {
    const email = await member();
    const person = await asked(email);
    const page = await person.get(confirm);
    expect(page.html).toContain(email);
    expect(page.html).toMatch(/<input[^>]*autocomplete="one-time-code"/i);
    expect(page.html).toMatch(/<input[^>]*inputmode="numeric"/i);
    const { otp } = await lastMail(email, 2);
    const done = await person.post(confirm, { intent: "check", code: otp });
    expect([done.status, done.to]).toEqual([303, "/subscriptions/manage"]);
    expect((await person.get("/pro/welcome")).html).toContain("You’re subscribed");
  });

  it.each([
    ["spaces", (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `],
    ["dashes", (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
    ["a no-break space", (code: string) => `${code.slice(0, 3)}\u00a0${code.slice(3)}`],
    [
      "full-width digits",
      (code: string) => code.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
    ],
    ...Object.entries(codeSpellings),
  ])("FLOW-2 a one-time code pasted with %s is taken", async (_, pasted) => {
    const email = await member();
    const person = await asked(email);
    const { otp } = await lastMail(email, 2);
    expect((await person.post(confirm, { intent: "check", code: pasted(otp) })).status).toBe(303);
  });

  it.each(["check", "resend", "restart"])(
    "FLOW-2 HOLD-1 a form for the code of one address (%s) does nothing to the code of another that is waited for by now",
    async (intent) => {
      const [first, email] = [await member(), await member()];
      const person = await asked(first);
      const older = hiddenFields((await person.get(confirm)).html);
      await person.post(activate, { intent: "send", email });
      const { otp } = await lastMail(email, 2);
      const answer = await person.post(confirm, { ...older, intent, code: wrongOne(otp) });
      expect([answer.status, answer.to]).toEqual([303, confirm]);
      const { html } = await person.get(confirm);
      expect(html).toContain(email);
      const own = { ...hiddenFields(html), intent: "check" };
      expect((await person.post(confirm, { ...own, code: wrongOne(otp) })).html, "no try is spent").toContain(
        "4 tries",
      );
      expect((await person.post(confirm, { ...own, code: otp })).to).toBe(manage);
    },
  );

  it("FLOW-2 a wrong one is named with the tries that are left, and after five a new one is needed", async () => {
    const email = await member();
    const person = await asked(email);
    const { otp } = await lastMail(email, 2);
    const wrong = wrongOne(otp);
    for (const left of ["4 tries", "3 tries", "2 tries", "one try"]) {
      const answer = await person.post(confirm, { intent: "check", code: wrong });
      expect(answer.status).toBe(400);
      expect(answer.html).toContain(left);
      expect(answer.html).toMatch(/aria-invalid="true"/);
      expect(answer.html).toContain(`value="${wrong}"`);
    }
    expect((await person.post(confirm, { intent: "check", code: wrong })).html).toContain("Too many tries");
    expect((await person.post(confirm, { intent: "check", code: otp })).status).toBe(400);
  });

  it.each(["", "12345", "1234567", "abcdef"])("FLOW-2 %j costs no try", async (code) => {
    const email = await member();
    const person = await asked(email);
    expect((await person.post(confirm, { intent: "check", code })).status).toBe(400);
    const { otp } = await lastMail(email, 2);
    const answer = await person.post(confirm, { intent: "check", code: wrongOne(otp) });
    expect(answer.html).toContain("4 tries");
  });

  it("FLOW-2 a new code has to wait, says how long, and the one before still works", async () => {
    const email = await member();
    const person = await asked(email);
    const { otp } = await lastMail(email, 2);
    const answer = await person.post(confirm, { intent: "resend" });
    expect(answer.status).toBe(429);
    expect(answer.html).toMatch(/(29|30) seconds/);
    expect((await person.post(confirm, { intent: "check", code: otp })).status).toBe(303);
  });

  it.each(["", "wren", "wren@", "@post.example", `${"a".repeat(300)}@post.example`])(
    "FLOW-2 %.20s is no address: it is shown again and nothing is sent",
    async (email) => {
      const answer = await visitor().post(activate, { intent: "send", email });
      expect(answer.status).toBe(400);
      expect(answer.html).toMatch(/aria-invalid="true"/);
      if (email.length < 254) expect(answer.html).toContain(`value="${email}"`);
    },
  );

  it("FLOW-2 an unknown address looks the same", async () => {
    const person = await asked(`nobody@${crypto.randomUUID()}.example`);
    expect((await person.post(confirm, { intent: "check", code: "123456" })).html).toContain("4 tries");
  });

  it("FLOW-2 the one-time code step without an address leads to the address", async () => {
    expect((await visitor().get(confirm)).to).toEqual(telling(activate));
    for (const fields of [{ intent: "check", code: "123456" }, { intent: "resend" }]) {
      const answer = await visitor().post(confirm, fields);
      expect([answer.status, answer.to]).toEqual([400, ""]);
      expect(answer.html).toContain(`action="${activate}"`);
    }
  });

  it("FLOW-2 another address may be typed", async () => {
    const person = await asked(await member());
    expect((await person.post(confirm, { intent: "restart" })).to).toBe(activate);
    expect((await person.get(confirm)).to).toEqual(telling(activate));
    const email = await member();
    await person.post(activate, { intent: "send", email });
    const { otp } = await lastMail(email, 2);
    expect((await person.post(confirm, { intent: "check", code: otp })).status).toBe(303);
  });

  it("FLOW-2 a used code works no second time, in no tab", async () => {
    const email = await member();
    const person = await asked(email);
    const otherTab = person.fork();
    const { otp } = await lastMail(email, 2);
    await person.post(confirm, { intent: "check", code: otp });
    // Not an identical press, which would get the same answer for some seconds.
    expect((await otherTab.post(confirm, { intent: "check", code: `${otp} ` })).status).toBe(400);
    expect((await person.post(confirm, { intent: "check", code: otp })).to).toBe(activate);
    expect((await person.get(activate)).html).toContain(email);
  });

  it.each([
    ["/subscriptions/edit-email", "/subscriptions/edit-email"],
    ["/pro/welcome?subscribed_override=true", "/pro/welcome?subscribed_override=true"],
    ["https://evil.example/", "/subscriptions/manage"],
    ["//evil.example/", "/subscriptions/manage"],
    ["/\\evil.example", "/subscriptions/manage"],
    ["/subscriptions/activate", "/subscriptions/manage"],
  ])("FLOW-8 with next=%s signing in leads to %s", async (next, to) => {
    const email = await member();
    const person = visitor();
    const page = await person.get(`${activate}?next=${encodeURIComponent(next)}`);
    expect(person.cookie(), "asking for the page keeps nothing").toBe("");
    const action = found(page.html, /action="(\/subscriptions\/activate[^"]*)"/).replaceAll("&amp;", "&");
    await person.post(action, { intent: "send", email });
    const { otp } = await lastMail(email, 2);
    expect((await person.post(confirm, { intent: "check", code: otp })).to).toBe(to);
  });

  it("FLOW-7 the session is another one after signing in, closed to scripts, and its pages are kept by nobody", async () => {
    const email = await member();
    const person = await asked(email);
    const before = person.cookie();
    const { otp } = await lastMail(email, 2);
    const done = await person.post(confirm, { intent: "check", code: otp });
    expect(person.cookie()).not.toBe(before);
    expect(done.headers.get("set-cookie")).toMatch(/HttpOnly; Secure; SameSite=Lax/);
    expect((await person.get(activate)).headers.get("cache-control")).toBe("private, no-store");
  });

  it("FLOW-2 the link of the mail signs in at the press of a button, and is in no address by then", async () => {
    const email = await member();
    await asked(email);
    const { link } = await lastMail(email, 2);
    const person = visitor();
    const followed = await person.get(link);
    expect(followed.to).toContain("/subscriptions/activation-flow/this-device/activate-by-email?email=");
  });

  it("FLOW-5 signing out forgets everything, here and at the service", async () => {
    const email = await member();
    const person = await asked(email);
    const { otp } = await lastMail(email, 2);
    await person.post(confirm, { intent: "check", code: otp });
    const stolen = person.fork();
    const out = await person.post(activate, { intent: "sign-out" });
    expect(out.to).toEqual(telling(activate));
    expect(person.cookie()).toMatch(/^__Host-session=; __Host-told=[^;]+$/);
    expect((await stolen.get(activate)).html).not.toContain(email);
  });
});
