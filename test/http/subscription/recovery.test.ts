import { describe, expect, it } from "vitest";
import { brand } from "../../../src/contract/brand/brand.ts";
import { endpoints, routes } from "../../../src/contract/routes.ts";
import { readRecoveryCode } from "../../../src/contract/subscription/recovery-code.ts";
import { subscribed, telling, type Visitor, visitor } from "./visitor.ts";

const manage = "/subscriptions/manage";
const signIn = "/subscriptions/activate";

/** The code that a page shows, with spaces between its groups. */
function codeIn(html: string): string {
  return [...html.matchAll(/<code>([^<]*)<\/code>/g)].map((match) => match[1]).join(" ");
}

async function newCode(person: Visitor): Promise<string> {
  const made = await person.post(manage, { intent: "recovery-code" });
  expect([made.status, made.to]).toEqual([303, telling(manage)]);
  const shown = await person.get(made.to);
  expect(readRecoveryCode(codeIn(shown.html))).not.toBeNull();
  return codeIn(shown.html);
}

describe("a recovery code", { timeout: 30_000 }, () => {
  it("FLOW-1 FLOW-2 is shown once, and brings the subscription back without any address", async () => {
    const person = await subscribed();
    expect((await person.get("/pro/welcome")).html).toContain('value="recovery-code"');
    const code = await newCode(person);
    expect(codeIn((await person.get(manage)).html)).toBe("");

    await person.post(manage, { intent: "sign-out" });
    const page = await person.get(`${signIn}?by=recovery-code`);
    expect(page.html).toContain('name="recovery"');
    const done = await person.post(signIn, { intent: "recover", recovery: code.toLowerCase().replaceAll(" ", " - ") });
    expect([done.status, done.to]).toEqual([303, manage]);
    expect((await person.get(manage)).html).toContain("First payment");
  });

  it("FLOW-5 is known of once it was created: then nothing is lost with this browser", async () => {
    const person = await subscribed();
    const before = (await person.get(manage)).html;
    expect(before).toContain("Create recovery code");
    expect(before).toContain("Only this browser can open your subscription");
    expect(before).toContain("Payments then go on until you");
    await newCode(person);
    const { html } = await person.get(manage);
    expect(html).toContain("Create new recovery code");
    expect(html).toContain("You sign in with your recovery code");
    expect(html).toContain("Your recovery code goes on working");
    expect(html).not.toContain("Only this browser can open your subscription");
    const atSignIn = (await person.get(signIn)).html;
    expect(atSignIn).toContain("You sign in with a recovery code");
    expect(atSignIn).not.toContain("can’t restore your access");
    const left = await person.post(manage, { intent: "sign-out-everywhere" });
    expect((await person.get(left.to)).html).toContain(
      `<a href="${signIn}?by=recovery-code">Sign in with your recovery code</a>`,
    );
  });

  it("FLOW-2 stands on a sheet that names the short address, where the code can be entered", async () => {
    const person = await subscribed();
    const { to } = await person.post(manage, { intent: "recovery-code" });
    const sheet = (await person.get(to)).html;
    expect(sheet).toContain(`${brand.hosts.main}${endpoints.activate} `);
    expect(sheet).not.toContain(`${brand.hosts.main}${routes.subscriptionsActivate.path}`);
    const led = await visitor().get(endpoints.activate);
    expect((await visitor().get(led.to)).html).toContain(`href="${led.to}?by=recovery-code`);
  });

  it("FLOW-2 LANG-2 the sheet in German names the German address", async () => {
    const person = await subscribed();
    const { to } = await person.post(`/de${manage}`, { intent: "recovery-code" });
    expect((await person.get(to)).html).toContain(`${brand.hosts.main}/de/activate `);
  });

  it("FLOW-8 FLOW-3 leads on to where one was going, from the activation of a device, too", async () => {
    const code = await newCode(await subscribed());
    const device = visitor();
    const led = await device.get("/subscriptions/edit-email");
    await device.post(led.to, { intent: "send", email: "wren@post.example" });
    const path = "/subscriptions/activation-flow/this-device/activate-by-email";
    const done = await device.post(path, { intent: "recover", recovery: code });
    expect(done.to).toBe("/subscriptions/edit-email");
  });

  it.each([
    ["7K3M", "six groups"],
    ["0000 0000 0000 0000 0000 0000", "This recovery code isn’t right"],
  ])("FLOW-2 %s is refused at its field, and kept", async (recovery, words) => {
    const refused = await visitor().post(signIn, { intent: "recover", recovery });
    expect(refused.status).toBe(400);
    expect(refused.html).toContain(words);
    expect(refused.html).toContain(`value="${recovery}"`);
    expect(refused.html).toContain('aria-invalid="true"');
  });

  it("FLOW-2 that is wrong says why, and too many tries have to wait", async () => {
    const person = await subscribed();
    const second = await newCode(person);
    const stranger = visitor();
    const wrong = `${second.slice(0, 9)} 0000 0000 0000 0000`;
    const refused = await stranger.post(signIn, { intent: "recover", recovery: wrong });
    expect(refused.html).toContain("or it no longer works");
    for (let tries = 0; tries < 4; tries += 1) await stranger.post(signIn, { intent: "recover", recovery: wrong });
    const late = await stranger.post(signIn, { intent: "recover", recovery: second });
    expect(late.status).toBe(429);
    expect(late.html).toContain("too many tries in a row");
  });
});
