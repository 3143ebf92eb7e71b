import { describe, expect, it } from "vitest";
import { found } from "../../request.ts";
import { lastMail, subscribed, visitor } from "../visitor.ts";

const manage = "/subscriptions/manage";
const add = "/subscriptions/add-email";

const titleOf = (html: string) => found(html, /<title>([^<]*)<\/title>/);

describe("the title of a page", { timeout: 30_000 }, () => {
  it("FLOW-4 FLOW-5 tells the steps of one address apart, and a refusal from what was there before", async () => {
    const person = await subscribed();
    const email = `wren@${crypto.randomUUID()}.example`;
    const titles: string[] = [];
    const note = ({ html }: { html: string }) => void titles.push(titleOf(html));
    const follow = async (to: string) => note(await person.get(to));
    await follow(manage);
    for (const question of ["cancel", "delete", "sign-out"]) await follow(`${manage}?ask=${question}`);
    await follow((await person.post(manage, { intent: "recovery-code" })).to);
    await follow(add);
    note(await person.post(add, { intent: "send", email: "wren@" }));
    await follow((await person.post(add, { intent: "send", email })).to);
    note(await person.post(add, { intent: "check", code: "12" }));
    await follow((await person.post(add, { intent: "check", code: (await lastMail(email)).otp })).to);
    // The sign-out question was opened first, because once there is a recovery code its address leads to the page itself.
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => title.startsWith("Error: "))).toHaveLength(2);
  });

  it("FLOW-2 tells the recovery code from the address, and each from its refusal", async () => {
    const activate = "/subscriptions/activate";
    const pages = await Promise.all([
      visitor().get(activate),
      visitor().get(`${activate}?by=recovery-code`),
      visitor().post(activate, { intent: "send", email: "wren" }),
      visitor().post(activate, { intent: "recover", recovery: "7K3M" }),
    ]);
    expect(new Set(pages.map(({ html }) => titleOf(html))).size).toBe(pages.length);
  });
});
