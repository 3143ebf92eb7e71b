import { describe, expect, it } from "vitest";
import { found, request } from "../request.ts";
import { lastMail, member, signInBefore, telling, visitor } from "./visitor.ts";

const edit = "/subscriptions/edit-email";

/** The link of the newest mail to an address that takes its change back. */
async function undoLink(to: string): Promise<string> {
  const headers = { accept: "application/json" };
  const inbox = await (await request(`/dev/inbox?to=${encodeURIComponent(to)}`, { headers })).text();
  return found(inbox, /(\/account\/undo-email\?token=[A-Za-z0-9]+)/);
}

describe("an address that was changed", { timeout: 30_000 }, () => {
  it("FLOW-4 is told at the old mailbox, whose reader takes it back in two presses and signs everybody out", async () => {
    const old = await member();
    const fresh = `wren@${crypto.randomUUID()}.example`;
    const person = visitor();
    await person.post("/subscriptions/activate", { intent: "send", email: old });
    await person.post("/subscriptions/confirm", { intent: "check", code: (await lastMail(old, 2)).otp });
    await person.post(edit, { intent: "send", email: fresh });
    const done = await person.post(edit, { intent: "check", code: (await lastMail(fresh)).otp });
    expect(done.to).toEqual(telling(edit));
    await lastMail(old, 3);
    const link = await undoLink(old);

    const reader = visitor();
    const asked = await reader.get(link);
    expect(asked.html).toContain('method="post"');
    expect((await person.get("/subscriptions/manage")).html, "a link alone changes nothing").toContain(fresh);
    const token = found(asked.html, /name="token" value="([A-Za-z0-9]+)"/);
    const undone = await reader.post("/account/undo-email", { token });
    expect(undone.html).toContain(old);
    expect((await person.get("/subscriptions/manage")).to).toBe(signInBefore("/subscriptions/manage"));
    expect((await reader.post("/account/undo-email", { token })).status).toBe(400);
    await reader.post("/subscriptions/activate", { intent: "send", email: old });
    const back = await reader.post("/subscriptions/confirm", {
      intent: "check",
      code: (await lastMail(old, 4)).otp,
    });
    expect(back.status).toBe(303);
  });
});
