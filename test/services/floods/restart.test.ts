import { abortAllDurableObjects } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { request } from "../../http/request.ts";
import { choose, visitor } from "../../http/subscription/visitor.ts";
import {
  addAddress,
  answerOf,
  authorization,
  claimsOf,
  codeIn,
  exchange,
  member,
  newAddress,
  service,
} from "../auth/service.ts";

const json = { "content-type": "application/json" };

/** Like a machine failure: memory is lost, storage stays. */
const restart = () => abortAllDurableObjects();

describe("a restart in the middle", { timeout: 60_000 }, () => {
  it("SVC-2 of a sign-in loses nothing, and the code still counts once", async () => {
    const auth = service();
    const { email, id } = await member(auth);
    const opened = await auth.ask("/api/auth/v2/authorize", { query: authorization });
    const cookie = opened.headers.get("set-cookie")?.split(";")[0];
    await restart();
    expect((await auth.ask("/api/auth/v2/otp", { method: "POST", cookie, query: { email } })).status).toBe(200);
    await restart();
    const login = () =>
      auth.ask("/api/auth/v2/login", {
        method: "POST",
        cookie,
        json: { method: "otp", email, otp: auth.otpFor(email) },
      });
    const signedIn = await login();
    await restart();
    expect((await login()).status).toBe(400);
    const tokens = () => auth.ask("/api/auth/v2/token", { query: exchange(codeIn(signedIn)) });
    const first = await tokens();
    expect(claimsOf(first.body.access_token).sub).toBe(id);
    await restart();
    expect((await tokens()).status, "a code counts once").toBe(400);
  });

  it("SVC-2 of a change of address: it is confirmed once, and the old one can take it back", async () => {
    const auth = service();
    const { access, email } = await member(auth);
    const next = newAddress();
    const { body } = await auth.ask("/api/auth/v2/account/edit", {
      method: "POST",
      bearer: access,
      query: { email: next },
    });
    await restart();
    const query = { email: next, hash: body.hash, otp: auth.otpFor(next) };
    const confirm = () => auth.ask("/api/auth/v2/account/edit/confirm", { method: "POST", bearer: access, query });
    expect((await confirm()).status).toBe(200);
    await restart();
    expect((await confirm()).status).toBe(400);
    expect((await auth.ask("/api/auth/v2/account", { bearer: access })).body.email).toBe(next);
    const taken = await addAddress(auth, (await member(auth)).access, email);
    expect(taken.status, "the old address is kept for its owner").not.toBe(200);
  });

  it("FLOW-1 of a checkout: one payment, one subscription", async () => {
    const person = visitor("IE");
    const { to: checkout } = await choose(person, "monthly");
    await restart();
    const paid = await person.post(checkout, { card: "paid" });
    expect(paid.status).toBe(303);
    await restart();
    await person.post(checkout, { card: "paid" });
    await person.get(paid.to);
    const manage = await person.get("/subscriptions/manage");
    expect(manage.html).toContain("?ask=cancel");
  });

  it("SVC-5 of a confirmation of the newsletter: the address is on the list, once", async () => {
    const email = newAddress();
    const body = JSON.stringify({ email, newsletter: "privacy-weekly" });
    await request("/newsletter/subscription/subscribe", { method: "POST", headers: json, body });
    const inbox = async () => {
      const { body: list } = await answerOf(
        await request(`/dev/inbox?to=${encodeURIComponent(email)}`, { headers: { accept: "application/json" } }),
      );
      return (
        /\/newsletter\/subscription\/confirm\?[^"\\ <]+/.exec(JSON.stringify(list))?.[0].replaceAll("&amp;", "&") ?? ""
      );
    };
    await expect.poll(inbox).not.toBe("");
    const link = await inbox();
    await restart();
    expect((await request(link)).status).toBe(200);
    await restart();
    for (let times = 0; times < 2; times += 1) {
      expect((await request(link, { method: "POST", body: new URLSearchParams() })).status).toBe(200);
      await restart();
    }
    const list = await env.STORE.list({ prefix: "news:privacy-weekly:" });
    const found = await Promise.all(list.keys.map(({ name }) => env.STORE.get(name)));
    expect(found.filter((entry) => entry?.includes(email))).toHaveLength(1);
  });
});
