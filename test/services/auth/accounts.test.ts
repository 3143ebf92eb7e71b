import { env, exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import {
  addAddress,
  claimsOf,
  codeIn,
  exchange,
  member,
  newAddress,
  openSession,
  pairOf,
  post,
  remove,
  renewal,
  type Service,
  service,
  signUp,
} from "./service.ts";

async function signIn(auth: Service, email: string) {
  const cookie = await openSession(auth);
  await auth.ask("/api/auth/v2/otp", { ...post, cookie, query: { email } });
  const json = { method: "otp", email, otp: auth.otpFor(email) };
  return auth.ask("/api/auth/v2/login", { ...post, cookie, json });
}

async function signedIn(auth: Service, email: string) {
  const code = codeIn(await signIn(auth, email));
  return pairOf(await auth.ask("/api/auth/v2/token", { query: exchange(code) }));
}

function undoToken(auth: Service, to: string): string {
  const data = auth.inbox.findLast((message) => message.to === to && message.template === "email-changed")?.data;
  return new URL(data && "undoLink" in data && data.undoLink ? data.undoLink : "none:").searchParams.get("token") ?? "";
}

const accountOf = async (auth: Service, bearer: string) => (await auth.ask("/api/auth/v2/account", { bearer })).body;

describe("the address of an account", { timeout: 60_000 }, () => {
  it("SVC-2 moves the sign-in to the new address, and tells the old one", async () => {
    const auth = service();
    const { access, email, id } = await member(auth);
    const next = newAddress();
    expect((await addAddress(auth, access, next)).body).toEqual({ status: "confirmed", email: next });
    expect(auth.inbox.at(-1)).toMatchObject({ to: email, template: "email-changed", data: { newEmail: next } });
    expect((await signedIn(auth, next)).id).toBe(id);
    expect((await signIn(auth, email)).status).toBe(400);
  });

  it("SVC-2 removes the address after a one-time code to it", async () => {
    const auth = service();
    const { access: bearer, email } = await member(auth);
    const { status, body } = await auth.ask("/api/auth/v2/account/edit", { ...post, bearer });
    expect([status, body]).toEqual([200, { status: "confirm", hash: expect.any(String) }]);
    expect(auth.inbox.at(-1)?.to).toBe(email);
    const query = { hash: body.hash, otp: auth.otpFor(email) };
    expect((await auth.ask("/api/auth/v2/account/edit/confirm", { bearer, query })).body).toEqual({
      status: "confirmed",
      email,
      recovery_code: expect.stringMatching(/^[0-9A-Z]{24}$/),
    });
    expect((await accountOf(auth, bearer)).email).toBeNull();
    const again = await auth.ask("/api/auth/v2/account/edit", { ...post, bearer });
    expect(again.body).toEqual({ error: "email_address_not_changed" });
  });

  it.each(["wrong one-time code", "wrong hash", "another address", "another account", "too late"])(
    "SVC-2 refuses a confirmation with %s",
    async (how) => {
      const auth = service();
      const { access } = await signUp(auth);
      const other = await signUp(auth);
      const email = newAddress();
      const { body } = await auth.ask("/api/auth/v2/account/edit", { ...post, bearer: access, query: { email } });
      const right = { email, hash: body.hash, otp: auth.otpFor(email) };
      const otp = String((Number(right.otp) + 1) % 1_000_000).padStart(6, "0");
      const changes: Readonly<Record<string, object>> = {
        "wrong one-time code": { otp },
        "wrong hash": { hash: `${right.hash.slice(0, -1)}-` },
        "another address": { email: newAddress() },
      };
      if (how === "too late") auth.pass(600_000);
      const bearer = how === "another account" ? other.access : access;
      const answer = await auth.ask("/api/auth/v2/account/edit/confirm", {
        bearer,
        query: { ...right, ...changes[how] },
      });
      expect([answer.status, answer.body]).toEqual([400, { error: "invalid_link_signature" }]);
      expect((await accountOf(auth, access)).email).toBeNull();
    },
  );

  it("SVC-2 takes five tries at a confirmation", async () => {
    const auth = service();
    const { access: bearer } = await signUp(auth);
    const email = newAddress();
    const { body } = await auth.ask("/api/auth/v2/account/edit", { ...post, bearer, query: { email } });
    const right = { email, hash: body.hash, otp: auth.otpFor(email) };
    for (let index = 1; index <= 5; index += 1) {
      const otp = String((Number(right.otp) + index) % 1_000_000).padStart(6, "0");
      await auth.ask("/api/auth/v2/account/edit/confirm", { bearer, query: { ...right, otp } });
    }
    expect((await auth.ask("/api/auth/v2/account/edit/confirm", { bearer, query: right })).status).toBe(400);
  });

  it("SVC-2 does not tell before the one-time code whether another account has the address", async () => {
    const auth = service();
    const { email } = await member(auth);
    const { access: bearer } = await signUp(auth);
    const taken = await auth.ask("/api/auth/v2/account/edit", { ...post, bearer, query: { email } });
    const free = await auth.ask("/api/auth/v2/account/edit", { ...post, bearer, query: { email: newAddress() } });
    expect([taken.status, Object.keys(taken.body)]).toEqual([free.status, Object.keys(free.body)]);
  });

  it("SVC-2 keeps an account from mailing many addresses", async () => {
    const auth = service();
    const { access: bearer } = await signUp(auth);
    const statuses = [];
    for (let count = 0; count < 7; count += 1) {
      statuses.push(
        (await auth.ask("/api/auth/v2/account/edit", { ...post, bearer, query: { email: newAddress() } })).status,
      );
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});

describe("taking a change back", () => {
  it("SVC-2 restores the old address once and signs every device out", async () => {
    const auth = service();
    const { access, refresh, email, id } = await member(auth);
    const strange = newAddress();
    await addAddress(auth, access, strange);
    const token = undoToken(auth, email);
    const undone = await auth.ask("/api/auth/v2/account/edit/undo", { ...post, query: { token } });
    expect([undone.status, undone.body]).toEqual([200, { status: "confirmed", email }]);
    expect((await auth.ask("/api/auth/v2/account", { bearer: access })).status).toBe(401);
    expect((await auth.ask("/api/auth/v2/token", { query: renewal(refresh) })).body.error_code).toBe(3);
    expect((await signedIn(auth, email)).id).toBe(id);
    expect((await signIn(auth, strange)).status).toBe(400);
    expect((await auth.ask("/api/auth/v2/account/edit/undo", { ...post, query: { token } })).status).toBe(400);
  });

  it("SVC-2 restores it over several changes, and keeps it from others for seven days", async () => {
    const auth = service();
    const { access, email } = await member(auth);
    await addAddress(auth, access, newAddress());
    await addAddress(auth, access, newAddress());
    const other = await signUp(auth);
    expect((await addAddress(auth, other.access, email)).status).toBe(500);
    const token = undoToken(auth, email);
    expect((await auth.ask("/api/auth/v2/account/edit/undo", { ...post, json: { token } })).body.email).toBe(email);
  });

  it("SVC-2 lets the old address go after seven days", async () => {
    const auth = service();
    const { access, email } = await member(auth);
    await addAddress(auth, access, newAddress());
    const token = undoToken(auth, email);
    auth.pass(7 * 24 * 3_600_000);
    expect((await auth.ask("/api/auth/v2/account/edit/undo", { ...post, query: { token } })).status).toBe(400);
    const other = await signUp(auth);
    expect((await addAddress(auth, other.access, email)).body).toEqual({ status: "confirmed", email });
  });

  it("SVC-2 changes nothing when the link is only followed, and works from the page's form", async () => {
    const auth = service();
    const { access, email } = await member(auth);
    await addAddress(auth, access, newAddress());
    const token = undoToken(auth, email);
    const page = await auth.ask("/account/undo-email", { query: { token } });
    expect(page.text).toContain(`value="${token}"`);
    expect((await auth.ask("/api/auth/v2/account", { bearer: access })).status).toBe(200);
    expect((await auth.ask("/account/undo-email", { ...post, form: { token } })).status).toBe(200);
    expect((await auth.ask("/api/auth/v2/account", { bearer: access })).status).toBe(401);
    expect((await auth.ask("/account/undo-email", { ...post, form: { token } })).status).toBe(400);
    expect((await auth.ask("/account/undo-email", { query: { token: '"><script>' } })).text).not.toContain("<script>");
  });
});

describe("the ends of sessions and accounts", () => {
  it("SVC-2 signs out everywhere", async () => {
    const auth = service();
    const first = await member(auth);
    const second = await signedIn(auth, first.email);
    const stranger = await signUp(auth);
    const { status, body } = await auth.ask("/api/auth/v2/account/logout-all", { ...post, bearer: second.access });
    expect([status, body]).toEqual([200, { status: "logged_out" }]);
    for (const { access, refresh } of [first, second]) {
      expect((await auth.ask("/api/auth/v2/account", { bearer: access })).status).toBe(401);
      expect((await auth.ask("/api/auth/v2/token", { query: renewal(refresh) })).body.error_code).toBe(3);
    }
    expect((await auth.ask("/api/auth/v2/account", { bearer: stranger.access })).status).toBe(200);
  });

  it("SVC-2 deletes an account and sets its address free", async () => {
    const auth = service();
    const { access: bearer, refresh, email, id } = await member(auth);
    const deleted = await remove(auth, bearer, "DELETE");
    expect([deleted.status, deleted.body]).toEqual([
      200,
      { status: "deleted", erased: { accounts: 1, sessions: 1, addresses: 1, recoveryCodes: 0, passkeys: 0 } },
    ]);
    expect((await auth.ask("/api/auth/v2/account", { bearer })).status).toBe(401);
    expect((await auth.ask("/api/auth/v2/token", { query: renewal(refresh) })).body.error).toBe("unknown_account");
    expect((await signIn(auth, email)).status).toBe(400);
    expect(await env.AUTH_ACCOUNT.getByName(id).profile()).toBeNull();
    const { access } = await signUp(auth);
    expect((await addAddress(auth, access, email)).status).toBe(200);
  });

  it("SVC-2 ends the oldest session when an account has more than fifty", async () => {
    const auth = service();
    const { id, access } = await signUp(auth);
    const account = env.AUTH_ACCOUNT.getByName(id);
    for (let count = 0; count < 49; count += 1) {
      expect(await account.admitSession(`s${count}`, 0)).toMatchObject({ ok: true, oldest: null });
    }
    const oldest = claimsOf(access).jti.split(":")[0];
    expect(await account.admitSession("one more", 0)).toMatchObject({ ok: true, oldest });
    expect(await account.admitSession("another", 0)).toMatchObject({ ok: true, oldest: "s0" });
  });

  it("SVC-2 tells a suspended account only after it has proved itself, and renews no token of it", async () => {
    const auth = service();
    const { id, email, refresh, access } = await member(auth);
    await exports.AuthService.suspend(id, true);
    const answer = await signIn(auth, email);
    expect([answer.status, answer.body]).toEqual([400, { error: "suspended_account" }]);
    expect((await auth.ask("/api/auth/v2/token", { query: renewal(refresh) })).body.error).toBe("suspended_account");
    expect((await auth.ask("/api/auth/v2/account", { bearer: access })).status).toBe(401);
    await exports.AuthService.suspend(id, false);
    expect((await signIn(auth, email)).status).toBe(302);
  });

  it("SVC-2 finds accounts by address in development", async () => {
    const auth = service();
    const { id, email } = await member(auth);
    expect(await exports.AuthService.accountByEmail(email.toUpperCase())).toBe(id);
  });
});

describe("receipts of a store", () => {
  it("SVC-2 signs in the account that confirmed the receipt, by v2 and by v1", async () => {
    const auth = service();
    const { id } = await signUp(auth);
    const receipt = `receipt-${crypto.randomUUID()}`;
    Object.assign(auth.peers, {
      subscriptions: {
        ...auth.peers.subscriptions,
        receiptOwner: async (store: string, given: string) => (store === "apple" && given === receipt ? id : null),
      },
    });
    const cookie = await openSession(auth);
    const json = { method: "signature", signature: receipt, source: "app_store" };
    const code = codeIn(await auth.ask("/api/auth/v2/login", { ...post, cookie, json }));
    expect(pairOf(await auth.ask("/api/auth/v2/token", { query: exchange(code) })).id).toBe(id);
    const v1 = await auth.ask("/api/auth/store-login", { ...post, json: { signature: receipt, store: "apple" } });
    expect(v1.body).toMatchObject({ external_id: id, id, email: "", status: "ok", auth_token: expect.any(String) });
    const wrong = await auth.ask("/api/auth/store-login", { ...post, json: { signature: receipt, store: "google" } });
    expect([wrong.status, wrong.body]).toEqual([400, { error: "invalid_login_credentials" }]);
  });
});
