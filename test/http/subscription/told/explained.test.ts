import { afterEach, describe, expect, it, vi } from "vitest";
import { lastMail, member, signInBefore, type Visitor, visitor } from "../visitor.ts";

const activate = "/subscriptions/activate";
const confirm = "/subscriptions/confirm";
const manage = "/subscriptions/manage";

async function signedIn(email: string, mails: number): Promise<Visitor> {
  const person = visitor();
  await person.post(activate, { intent: "send", email });
  const { otp } = await lastMail(email, mails);
  expect((await person.post(confirm, { intent: "check", code: otp })).status).toBe(303);
  return person;
}

/** The words of the notices of a page. */
const notices = (html: string) =>
  [...html.matchAll(/role="(?:alert|status|note)"[^>]*>(.*?)<\/p>/gs)].map(([, text]) => text);

afterEach(() => void vi.useRealTimers());

describe("what ended is explained, and what was typed survives", () => {
  it("REACH-2 a session that was ended elsewhere leads to the sign-in page, which says so and leads back", {
    timeout: 60_000,
  }, async () => {
    const email = await member();
    const here = await signedIn(email, 2);
    const elsewhere = await signedIn(email, 3);
    expect((await elsewhere.post(manage, { intent: "sign-out-everywhere" })).status).toBe(303);
    for (const path of [manage, "/subscriptions/edit-email"]) {
      const device = here.fork();
      const sent = await device.get(path);
      expect(sent.to).toBe(signInBefore(path));
      const [plain, explained] = [await visitor().get(activate), await device.get(sent.to)];
      expect(explained.html).toContain("its sign-in ended");
      expect(plain.html).not.toContain("its sign-in ended");
    }
  });

  it("REACH-2 a link that is used up is told apart from one that works", async () => {
    const email = await member();
    await visitor().post(activate, { intent: "send", email });
    // Another mail to the same address may come in between.
    await expect.poll(async () => (await lastMail(email, 2)).link).not.toBe("");
    const { link } = await lastMail(email, 2);
    const press = async () => {
      const person = visitor();
      const followed = await person.get(link);
      const address = new URL(followed.to, "http://localhost");
      await person.get(followed.to);
      return person.post(address.pathname, { intent: "link", ...Object.fromEntries(address.searchParams) });
    };
    expect((await press()).status).toBe(303);
    const again = await press();
    expect(again.status).toBe(400);
    expect(notices(again.html)).not.toEqual([]);
    expect(again.html).toContain(email);
  });

  it("REACH-2 the code before the newest one is named as such, and stays in its field", async () => {
    const email = await member();
    const person = visitor();
    await person.post(activate, { intent: "send", email });
    const first = await lastMail(email, 2);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31_000 });
    expect((await person.post(confirm, { intent: "resend" })).status).toBe(303);
    const second = await lastMail(email, 3);
    const answer = await person.post(confirm, { intent: "check", code: first.otp });
    expect(answer.status).toBe(400);
    expect(answer.html).toContain("newest");
    expect(answer.html).toContain(`value="${first.otp}"`);
    expect((await person.post(confirm, { intent: "check", code: second.otp })).status).toBe(303);
  });
});
