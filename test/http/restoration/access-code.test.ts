import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createApp } from "../../../src/app.ts";
import { href, routes } from "../../../src/contract/routes.ts";
import { found } from "../request.ts";
import {
  accountElsewhere,
  hiddenFields,
  lastMail,
  member,
  seed,
  subscribed,
  type Visitor,
  visitor,
} from "../subscription/visitor.ts";

const { path } = routes.itrAccessCode;
const codeIn = (html: string) => found(html, /<code>(.*?)<\/code>/).replace(/<[^>]+>/g, "");
const replacedIn = (html: string) => found(html, /name="replaces" value="([^"]*)"/);
const isForm = (html: string) => /<form[^>]* method="post"/.test(found(html, /(<main.*<\/main>)/s));
const codeShape = /^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/;

/** Sends the form, and returns the page that the visitor sees next. */
async function press(person: Visitor, fields: Record<string, string> = {}): Promise<string> {
  const { status, to } = await person.post(path, fields);
  expect([status, to]).toEqual([303, path]);
  return (await person.get(path)).html;
}

it("ITR-1 the page of numbers begins with the visitor’s own, and leads to the code before any other", async () => {
  const { html } = await visitor("IE").get(routes.itrCall.path);
  const main = found(html, /(<main.*<\/main>)/s);
  const order = ["</h1>", "+353", `href="${path}"`, "+1 202"].map((part) => main.indexOf(part));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

describe("access code", () => {
  it("ITR-1 FLOW-8 who is signed out is led to sign in, and back", async () => {
    const email = await member();
    const person = visitor();
    const outside = await person.get(path);
    expect(outside.status).toBe(200);
    const signIn = href("subscriptionsActivate", { next: path });
    expect(outside.html).toContain(`href="${signIn}"`);
    expect(isForm(outside.html)).toBe(false);
    await person.post(signIn, { intent: "send", email });
    const { otp } = await lastMail(email, 2);
    const back = await person.post(routes.subscriptionsConfirm.path, { intent: "check", code: otp });
    expect(back.to).toBe(path);
    expect(isForm((await person.get(back.to)).html)).toBe(true);
  });

  it("ITR-1 a subscriber makes a code, and sees the same one until it is renewed", async () => {
    const person = await subscribed();
    const before = await person.get(path);
    expect(codeIn(before.html)).toBe("");
    expect(before.headers.get("cache-control")).toBe("private, no-store");
    const made = codeIn(await press(person));
    expect(made).toMatch(codeShape);
    expect(codeIn(await press(person))).toBe(made);
    const again = await person.get(path);
    expect(codeIn(again.html)).toBe(made);
    expect(again.headers.get("cache-control")).toBe("private, no-store");
  });

  it("ITR-1 renewing is asked first; then the old code is dead, in every browser", async () => {
    const person = await subscribed();
    const made = codeIn(await press(person));
    const elsewhere = person.fork();
    const asked = await person.get(href("itrAccessCode", { ask: "renew" }));
    expect(replacedIn(asked.html)).toBe(made);
    expect(codeIn((await elsewhere.get(path)).html)).toBe(made);
    const renewed = codeIn(await press(person, { replaces: made }));
    expect(renewed).toMatch(codeShape);
    expect(renewed).not.toBe(made);
    expect(codeIn((await elsewhere.get(path)).html)).toBe(renewed);
    // The same form again, from a tab that still shows it.
    expect(codeIn(await press(elsewhere, { replaces: made }))).toBe(renewed);
  });

  it("ITR-1 HOLD-1 a form that was made for another account makes no code and renews none", async () => {
    const [owner, person] = [await subscribed(), await subscribed()];
    const older = hiddenFields((await owner.get(path)).html);
    expect(codeIn(await press(person, older))).toBe("");
    const made = codeIn(await press(person));
    expect(codeIn(await press(person, { ...older, replaces: made }))).toBe(made);
  });

  it("ITR-1 the code stands in no address and in no cookie", async () => {
    const person = await subscribed();
    const { headers } = await person.post(path);
    const made = codeIn((await person.get(path)).html);
    expect(headers.get("location")).toBe(path);
    expect(decodeURIComponent(person.cookie())).not.toContain(made);
  });

  it("ITR-1 FLOW-5 without the feature there is a way to it, and no code however it is asked for", async () => {
    const email = await member("Expired");
    const person = visitor();
    await person.post(routes.subscriptionsActivate.path, { intent: "send", email });
    await person.post(routes.subscriptionsConfirm.path, { intent: "check", code: (await lastMail(email, 2)).otp });
    const shown = await person.get(path);
    expect(shown.html).toContain(`href="${routes.subscriptions.path}?`);
    expect(isForm(shown.html)).toBe(false);
    const pressed = await person.post(path);
    expect(pressed.status).toBe(403);
    expect(codeIn(pressed.html)).toBe("");
    expect(pressed.html).toContain(`href="${routes.subscriptions.path}?`);
  });

  it("ITR-1 LIFE-1 whose subscription ends while they are signed in is offered no code and no service, but to subscribe again", async () => {
    const { email } = await accountElsewhere();
    await seed(email, "Auto-Renewable", "web");
    const person = visitor();
    await person.post(routes.subscriptionsActivate.path, { intent: "send", email });
    await person.post(routes.subscriptionsConfirm.path, { intent: "check", code: (await lastMail(email, 2)).otp });
    expect(isForm((await person.get(path)).html)).toBe(true);
    const uses = ["itrAccessCode", "vpnSetUp", "appDevices", "dbpDashboard"] as const;
    const usesOn = async (page: string) => {
      const main = found((await person.get(page)).html, /(<main.*<\/main>)/s);
      return { main, uses: uses.filter((use) => main.includes(`href="${routes[use].path}"`)) };
    };
    expect((await usesOn(routes.subscriptionsManage.path)).uses).toEqual([...uses]);
    await seed(email, "Expired", "web");
    for (const page of ["subscriptionsManage", "proWelcome", "subscriptionsPayments", "itrAccessCode"] as const) {
      const { main, uses: offered } = await usesOn(routes[page].path);
      expect([page, offered, main.includes(`href="${routes.subscriptions.path}`)]).toEqual([page, [], true]);
    }
    expect((await person.get(routes.subscriptionsPayments.path)).html).not.toContain('value="portal"');
    expect(isForm((await person.get(path)).html)).toBe(false);
  });

  it("FLOW-6 subscribed_override shows the page as it is with and without", async () => {
    const person = await subscribed();
    expect(isForm((await person.get(`${path}?subscribed_override=false`)).html)).toBe(false);
    expect(isForm((await person.get(`${path}?subscribed_override=true`)).html)).toBe(true);
  });

  it("ITR-1 signed out meanwhile, nothing is made and the way back leads here", async () => {
    const person = await subscribed();
    const left = person.fork();
    // Without a way back, such as a recovery code, signing out would ask first.
    await person.post(routes.subscriptionsManage.path, { intent: "recovery-code" });
    await person.post(routes.subscriptionsManage.path, { intent: "sign-out-everywhere" });
    const html = await press(left);
    expect(codeIn(html)).toBe("");
    expect(html).toContain(`href="${href("subscriptionsActivate", { next: path })}"`);
  });

  it("ITR-1 SVC-6 a service that is down costs nothing: the button stays, and a code made before lives on", async () => {
    const person = await subscribed();
    const failed = await without(person, { method: "POST" });
    expect(failed.status).toBe(503);
    expect(failed.html).toContain("There has been a communication error. Please try again.");
    expect(isForm(failed.html)).toBe(true);
    const made = codeIn(await press(person));
    const unseen = await without(person);
    expect(unseen.html).toContain("There has been a communication error. Please try again.");
    expect(codeIn(unseen.html)).toBe("");
    const unrenewed = await without(person, { method: "POST", body: new URLSearchParams({ replaces: made }) });
    expect(unrenewed.status).toBe(503);
    expect(codeIn((await person.get(path)).html)).toBe(made);
  });
});

/** The page while the service of the access codes is unreachable: nothing listens on that port. */
async function without(person: Visitor, init: RequestInit = {}): Promise<{ status: number; html: string }> {
  const context = createExecutionContext();
  const headers = { cookie: `${person.cookie()}; country=IE` };
  const asked = new Request(`http://localhost${path}`, { redirect: "manual", ...init, headers });
  const answer = await createApp().fetch(asked, { ...env, IDENTITY_HOST: "http://127.0.0.1:1" }, context);
  const html = await answer.text();
  await waitOnExecutionContext(context);
  return { status: answer.status, html };
}
