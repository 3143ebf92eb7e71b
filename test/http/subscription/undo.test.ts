import { describe, expect, it, vi } from "vitest";
import { hintedAddress } from "../../../src/contract/subscription/hinted-address.ts";
import { found, request } from "../request.ts";
import { lastMail, member, signInBefore, subscribed, telling, type Visitor, visitor } from "./visitor.ts";

const edit = "/subscriptions/edit-email";

const mainOf = (html: string) => found(html, /<main[^>]*>([\s\S]*)<\/main>/);

/** The link in the newest mail to an address that undoes a change of it. */
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
    expect(asked.html, "which address comes back").toContain(hintedAddress(old));
    expect(mainOf(asked.html)).toContain("Undo the change");
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

  it("FLOW-4 that was removed is called so on the page of the link", async () => {
    const email = await member();
    const person = visitor();
    await person.post("/subscriptions/activate", { intent: "send", email });
    await person.post("/subscriptions/confirm", { intent: "check", code: (await lastMail(email, 2)).otp });
    await person.post(edit, { intent: "remove" });
    await person.post(edit, { intent: "check", code: (await lastMail(email, 3)).otp });
    await lastMail(email, 4);
    expect(mainOf((await visitor().get(await undoLink(email))).html)).toContain("Undo the removal");
  });

  it("FLOW-4 a link that is garbage or used says so before anything is pressed", async () => {
    const { link } = await changed(await member());
    const reader = visitor();
    await reader.post("/account/undo-email", { token: tokenIn(link) });
    const answers = [await reader.get(link), await reader.get("/account/undo-email?token=garbage")];
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
    for (const { html } of answers)
      expect(mainOf(html).match(/<form\b[^>]*>/g)).toEqual(['<form action="/account/undo-email">']);
  });

  it("FLOW-4 the page of the link says beforehand what becomes of the recovery code, as it then is", async () => {
    const without = await changed(await member());
    const younger = await changed(await member(), codeOf);
    const bare = await subscribed();
    const olderCode = await codeOf(bare);
    const first = `robin@${crypto.randomUUID()}.example`;
    await bare.post("/subscriptions/add-email", { intent: "send", email: first });
    await bare.post("/subscriptions/add-email", { intent: "check", code: (await lastMail(first)).otp });
    const older = { ...(await change(bare, first)), code: olderCode };
    const said = async ({ link }: { link: string }) =>
      mainOf((await visitor().get(link)).html)
        .replace(/name="token" value="\w+"/, "")
        .replace(/\S+@\S+\.example/g, "");
    const [saysNone, saysVoid, saysKept] = [await said(without), await said(younger), await said(older)];
    expect(saysNone).toBe(saysKept);
    expect(saysNone).not.toBe(saysVoid);
    for (const { link } of [younger, older])
      expect((await visitor().post("/account/undo-email", { token: tokenIn(link) })).status).toBe(200);
    expect(await opens(younger.code), "the younger code is void").toBe(false);
    expect(await opens(older.code), "the older code is not").toBe(true);
  });
});

describe("HOLD-1 an account that somebody else put an address to", { timeout: 30_000 }, () => {
  const page = "/account/undo-email";
  const manage = "/subscriptions/manage";
  const byCode = "/subscriptions/activate?by=recovery-code";

  async function takenOver(): Promise<{ owner: Visitor; thief: Visitor; code: string; fresh: string }> {
    const owner = await subscribed();
    const { to } = await owner.post(manage, { intent: "recovery-code" });
    const code = [...(await owner.get(to)).html.matchAll(/<code>([^<]*)<\/code>/g)].map((match) => match[1]).join(" ");
    const thief = owner.fork();
    const fresh = `thief@${crypto.randomUUID()}.example`;
    await thief.post("/pro/add-email", { intent: "send", email: fresh });
    expect((await thief.post("/pro/add-email", { intent: "check", code: (await lastMail(fresh)).otp })).status).toBe(
      303,
    );
    return { owner, thief, code, fresh };
  }

  it("is taken back with the recovery code, in any spelling and without scripts", async () => {
    const { thief, code, fresh } = await takenOver();
    const reader = visitor();
    expect((await reader.get(byCode)).html, "whoever signs in by it is led there").toContain(`href="${page}"`);
    expect((await reader.get(`${page}?token=none`)).html, "so is whoever has a link").toContain(
      `<form action="${page}">`,
    );
    const asked = await reader.get(page);
    expect(asked.html).toContain('name="recovery_code"');
    const done = await reader.post(page, { recovery_code: code.toLowerCase().replaceAll(" ", " - ") });
    expect([done.status, mainOf(done.html).includes("<form"), done.html.includes(fresh)]).toEqual([200, false, false]);
    expect(await thief.get(manage)).toMatchObject({ to: signInBefore(manage) });

    await reader.post("/subscriptions/activate", { intent: "recover", recovery: code });
    const own = (await reader.get(manage)).html;
    expect([/href="[^"]*add-email"/.test(own), own.includes(fresh)]).toEqual([true, false]);
    const again = await visitor().post(page, { recovery_code: code });
    expect(again.status, "there is nothing left to take back").toBe(400);
  });

  it.each([
    ["7K3M", "six groups"],
    ["0000 0000 0000 0000 0000 0000", "can’t undo changes with this code"],
    ['"><script>', "six groups"],
    ["", "six groups"],
  ])("refuses %s at its field, and keeps it", async (typed, words) => {
    const refused = await visitor().post(page, { recovery_code: typed });
    expect(refused.status).toBe(400);
    expect(refused.html).toContain(words);
    const kept = typed.replaceAll('"', "&quot;").replaceAll(">", "&gt;").replaceAll("<", "&lt;");
    expect(refused.html).toContain(`value="${kept}"`);
    expect(refused.html).toMatch(/<input[^>]*aria-describedby="refused recovery-hint"[^>]*aria-invalid="true"/);
  });

  it("lets too many tries wait, and the code works afterwards all the same", async () => {
    const { code } = await takenOver();
    const wrong = `${code.slice(0, -1)}${code.endsWith("0") ? "1" : "0"}`;
    const guesses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      guesses.push((await visitor().post(page, { recovery_code: wrong })).status);
    }
    expect(guesses.at(-1)).toBe(429);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
    try {
      expect((await visitor().post(page, { recovery_code: code })).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });
});

function tokenIn(link: string): string {
  return link.split("token=")[1] ?? "";
}

/** Signs in with an address, runs `before`, and changes the address; returns the link that undoes the change. */
async function changed(old: string, before?: (person: Visitor) => Promise<string>) {
  const person = visitor();
  await person.post("/subscriptions/activate", { intent: "send", email: old });
  await person.post("/subscriptions/confirm", { intent: "check", code: (await lastMail(old, 2)).otp });
  const code = (await before?.(person)) ?? "";
  return { ...(await change(person, old)), code };
}

async function change(person: Visitor, old: string) {
  const fresh = `wren@${crypto.randomUUID()}.example`;
  await person.post(edit, { intent: "send", email: fresh });
  await person.post(edit, { intent: "check", code: (await lastMail(fresh)).otp });
  return { link: await vi.waitUntil(() => undoLink(old)) };
}

/** Creates a recovery code and reads it from the page. */
async function codeOf(person: Visitor): Promise<string> {
  const { html } = await person.get((await person.post("/subscriptions/manage", { intent: "recovery-code" })).to);
  return [...html.matchAll(/<code>([0-9A-Z]{4})<\/code>/g)].map(([, group]) => group).join("");
}

async function opens(recovery: string): Promise<boolean> {
  return (await visitor().post("/subscriptions/activate", { intent: "recover", recovery })).status === 303;
}
