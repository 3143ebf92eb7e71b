import { describe, expect, it } from "vitest";
import { authClients } from "../../../../src/contract/brand/brand-ids.ts";
import { routes } from "../../../../src/contract/routes.ts";
import { authPaths } from "../../../../src/contract/subscription/auth-paths.ts";
import { authenticator } from "../../../services/auth/session/authenticator.ts";
import { vector } from "../../../services/auth/vector.ts";
import { found, hosts, request } from "../../request.ts";
import { lastMail, member, subscribed, telling, type Visitor, visitor } from "../visitor.ts";

const security = routes.subscriptionsSecurity.path;
const activate = routes.subscriptionsActivate.path;
const manage = routes.subscriptionsManage.path;

async function signedIn(): Promise<Visitor> {
  const email = await member();
  const person = visitor();
  await person.post(activate, { intent: "send", email });
  await person.post(routes.subscriptionsConfirm.path, { intent: "check", code: (await lastMail(email, 2)).otp });
  return person;
}

/** Adds a passkey as the script of the page does. */
async function add(person: Visitor, name = "My phone") {
  const device = await authenticator();
  const asked = JSON.parse((await person.post(security, { intent: "passkey-options" })).html);
  const credential = JSON.stringify(await device.make(asked));
  return { device, step: await person.post(security, { intent: "add-passkey", credential, name }) };
}

/** What the script of the sign-in page brings once a passkey has answered: as any client of the auth service. */
async function grantOf(device: Awaited<ReturnType<typeof authenticator>>): Promise<string> {
  const query = new URLSearchParams({
    ...{ response_type: "code", scope: "privacypro", client_id: authClients.web },
    code_challenge: vector.challenge,
  });
  const own = { accept: "application/json", origin: "http://localhost", "content-type": "application/json" };
  const post = { method: "POST", headers: own };
  const opened = await request(`${authPaths.authorize}?${query}`, post);
  const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
  const asked = JSON.parse(await (await request(authPaths.loginPasskey, { ...post, cookie })).text());
  const body = JSON.stringify({ method: "passkey", credential: await device.sign(asked) });
  return JSON.parse(await (await request(authPaths.login, { ...post, cookie, body })).text()).code;
}

const namesOn = (html: string) =>
  [...found(html, /aria-labelledby="passkeys">([\s\S]*?)<\/section>/).matchAll(/<h3>([^<]*)<\/h3>/g)].map(
    ([, name]) => name,
  );

describe("passkeys in the pages of a subscriber", { timeout: 30_000 }, () => {
  it("LIFE-5 are added, renamed and removed by forms, and said so", async () => {
    const person = await signedIn();
    const { step, device } = await add(person);
    expect([step.status, step.to]).toEqual([303, telling(security)]);
    const shown = (await person.get(step.to)).html;
    expect(shown).toContain("Your passkey is added");
    expect(namesOn(shown)).toEqual(["My phone"]);
    expect((await person.get(manage)).html).toContain("You have one passkey.");

    const renamed = await person.post(security, { intent: "rename-passkey", id: device.id, name: "Laptop" });
    expect(namesOn((await person.get(renamed.to)).html)).toEqual(["Laptop"]);
    const unnamed = await person.post(security, { intent: "rename-passkey", id: device.id, name: " " });
    expect([unnamed.status, namesOn(unnamed.html)]).toEqual([400, ["Laptop"]]);

    const removed = await person.post(security, { intent: "remove-passkey", id: device.id });
    expect(namesOn((await person.get(removed.to)).html)).toEqual([]);
  });

  it("LIFE-5 sign in another browser, which then has the account", async () => {
    const person = await signedIn();
    const { device } = await add(person);
    const other = visitor();
    const press = { intent: "passkey", grant: await grantOf(device), verifier: vector.verifier };
    const done = await other.post(activate, press);
    expect([done.status, done.to]).toEqual([303, manage]);
    expect((await other.get(manage)).status).toBe(200);
  });

  it("LIFE-5 refuse a grant with another verifier, or made up, and keep the page", async () => {
    const { device } = await add(await signedIn());
    const grant = await grantOf(device);
    for (const fields of [{ grant, verifier: `${vector.verifier}x` }, { grant: "x", verifier: "y" }, {}]) {
      const other = visitor();
      const { status, html } = await other.post(activate, { intent: "passkey", ...fields });
      expect([status, html.includes("The passkey didn’t sign you in")]).toEqual([400, true]);
      expect((await other.get(manage)).status).toBe(303);
    }
  });

  it("LIFE-5 refuse an answer that is none, and one to a challenge that was used", async () => {
    const person = await signedIn();
    for (const credential of ["", "{}", "nonsense"]) {
      expect((await person.post(security, { intent: "add-passkey", credential, name: "x" })).status).toBe(400);
    }
    const device = await authenticator();
    const asked = JSON.parse((await person.post(security, { intent: "passkey-options" })).html);
    const credential = JSON.stringify(await device.make(asked));
    await person.post(security, { intent: "add-passkey", credential, name: "x" });
    // Not an equal press, which would get the same answer for some seconds.
    expect((await person.post(security, { intent: "add-passkey", credential, name: "y" })).status).toBe(400);
    expect(namesOn((await person.get(security)).html)).toEqual(["x"]);
  });

  it("LIFE-5 warn before the last way in is removed, and remove it when asked again", async () => {
    const person = await subscribed();
    const { device } = await add(person);
    const warned = await person.post(security, { intent: "remove-passkey", id: device.id });
    expect(warned.status).toBe(400);
    expect(warned.html).toContain("This passkey is your only way to sign in again");
    expect(namesOn(warned.html)).toEqual(["My phone"]);
    const removed = await person.post(security, { intent: "remove-passkey", id: device.id, sure: "on" });
    expect(namesOn((await person.get(removed.to)).html)).toEqual([]);
  });

  it("LIFE-5 let whoever has nothing else sign out, as a way back", async () => {
    const person = await subscribed();
    const asked = await person.post(manage, { intent: "sign-out" });
    expect(asked.to).toContain("ask=sign-out");
    const { device } = await add(person);
    expect((await person.post(manage, { intent: "sign-out-everywhere" })).to).toEqual(telling(activate));
    const press = { intent: "passkey", grant: await grantOf(device), verifier: vector.verifier };
    expect((await person.post(activate, press)).to).toBe(manage);
  });

  it("LIFE-5 are offered on the main host alone, where signing in is by code as well", async () => {
    const offered = async (host: string) => (await (await request(activate, { host })).text()).includes("data-passkey");
    expect(await offered(hosts.main)).toBe(true);
    for (const host of [hosts.start, hosts.noai, hosts.onion])
      expect([host, await offered(host)]).toEqual([host, false]);
    const { html } = await visitor().get(activate);
    expect(html).toContain('value="send"');
    expect(html).toContain('autoComplete="email webauthn"');
  });
});
