import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { recoveryDigests } from "../../../src/services/auth/account/recovery.ts";
import { addressDigest } from "../../../src/services/auth/objects.ts";
import { request } from "../../http/request.ts";
import { expectWritten } from "../../logged.ts";
import {
  addAddress,
  claimsOf,
  deletionProof,
  member,
  newAddress,
  openSession,
  post,
  remove,
  renewal,
  type Service,
  service,
  signUp,
} from "./service.ts";

const day = 24 * 60 * 60 * 1000;

afterEach(() => {
  vi.useRealTimers();
});

/** Transitions the system clock forward, which the object's alarm handlers read. */
function later(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + milliseconds });
}

const accountOf = (id: string) => env.AUTH_ACCOUNT.getByName(id);
const wake = (id: string) => runDurableObjectAlarm(accountOf(id));
const rowsOf = (stub: DurableObjectStub) => runInDurableObject(stub, (_, { storage }) => [...storage.kv.list()].length);

function sessionOf(access: string) {
  return env.AUTH_SESSION.get(env.AUTH_SESSION.idFromString(claimsOf(access).jti.split(":")[0]));
}

/** Makes the subscription service unreachable when it is told to forget an account. */
function withoutForgetting(auth: Service): void {
  const forget = () => Promise.reject(new Error("down"));
  Object.assign(auth.peers, { subscriptions: { ...auth.peers.subscriptions, forget } });
}

describe("deleting an account", { timeout: 30_000 }, () => {
  it("HOLD-1 closes it first, and an alarm finishes what was interrupted", async () => {
    const auth = service();
    const { access, refresh, email, id } = await member(auth);
    withoutForgetting(auth);
    const reported = expectWritten("error");
    expect((await remove(auth, access)).body).toEqual({ status: "deleted" });
    expect(reported).toHaveBeenCalledOnce();
    reported.mockRestore();
    expect(await rowsOf(accountOf(id)), "a tombstone").toBe(1);
    const alarm = await runInDurableObject(accountOf(id), (_, { storage }) => storage.getAlarm());
    expect((alarm ?? 0) - Date.now(), "soon").toBeLessThanOrEqual(60_000);
    expect(alarm).not.toBeNull();

    expect((await auth.ask("/api/auth/v2/account", { bearer: access })).status).toBe(401);
    expect((await auth.ask("/api/auth/v2/token", { query: renewal(refresh) })).body.error).toBe("unknown_account");
    const sent = auth.inbox.length;
    await auth.ask("/api/auth/v2/otp", { ...post, cookie: await openSession(auth), query: { email } });
    expect(auth.inbox).toHaveLength(sent);
    expect(await accountOf(id).admitSession("late", 2)).toEqual({ ok: false, profile: null });
    const other = await signUp(auth);
    expect((await addAddress(auth, other.access, email)).status, "not free before it is forgotten").toBe(500);

    expect(await wake(id)).toBe(true);
    expect(await rowsOf(accountOf(id))).toBe(0);
    // Within these seconds an equal request counts as a repetition.
    auth.pass(5_000);
    expect((await addAddress(auth, other.access, email)).status).toBe(200);
  });

  it.each(["unused", "ending"])("SVC-6 HOLD-1 one that is %s waits for a service that is away", async (state) => {
    const auth = service();
    const { id } = await signUp(auth);
    if (state === "ending") await accountOf(id).endNow();
    vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("connection refused"));
    const reported = expectWritten("error");
    const waits = await runInDurableObject(accountOf(id), async (account, { storage }) => {
      const away = { SUBSCRIPTIONS_HOST: "https://away.example", KEY_AUTH_SUBSCRIPTIONS: "k".repeat(43) };
      Object.assign(account, { env: { ...env, ...away } });
      later(2 * day);
      for (let time = 0; time < 10; time += 1) await account.alarm();
      const alarm = await storage.getAlarm();
      Object.assign(account, { env });
      return (alarm ?? 0) - Date.now();
    });
    expect(reported).toHaveBeenCalledTimes(10);
    expect([waits > 0, waits <= day / 24]).toEqual([true, true]);
    vi.restoreAllMocks();
    expect(await wake(id)).toBe(true);
    expect(await rowsOf(accountOf(id)), "and ends once it answers").toBe(0);
  });

  it("HOLD-1 leaves nothing behind, neither of the account nor of its sessions", async () => {
    const auth = service();
    const { access, id } = await member(auth);
    const { body } = await auth.ask("/api/auth/v2/account/recovery-code", { ...post, bearer: access });
    expect(body.recovery_code).toBeTruthy();
    await remove(auth, access);
    expect([await rowsOf(accountOf(id)), await rowsOf(sessionOf(access))]).toEqual([0, 0]);
    expect(await wake(id), "no alarm").toBe(false);
  });

  it("HOLD-1 while an address is confirmed leaves the address to nobody", async () => {
    const auth = service();
    for (let round = 0; round < 6; round += 1) {
      const { access: bearer } = await signUp(auth);
      const email = newAddress();
      const { body } = await auth.ask("/api/auth/v2/account/edit", { ...post, bearer, query: { email } });
      const query = { email, hash: body.hash, otp: auth.otpFor(email) };
      await Promise.all([
        auth.ask("/api/auth/v2/account/edit/confirm", { ...post, bearer, query }),
        remove(auth, bearer),
      ]);
      await remove(auth, bearer);
      const other = await signUp(auth);
      expect((await addAddress(auth, other.access, email)).status).toBe(200);
    }
  });

  it("HOLD-2 many at once delete it once, and what others are told is that nobody is signed in", async () => {
    const auth = service();
    const { access } = await member(auth);
    const json = await deletionProof(auth, access);
    const ask = () => auth.ask("/api/auth/v2/account/delete", { ...post, bearer: access, json });
    const answers = await Promise.all(Array.from({ length: 50 }, ask));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(49);
  });
});

describe("an account that nobody came to stay in", { timeout: 30_000 }, () => {
  it("OPS-3 is gone after a day, with its session", async () => {
    const auth = service();
    const { access, id } = await signUp(auth);
    await wake(id);
    expect(await accountOf(id).profile(), "not before").not.toBeNull();
    later(day + 60_000);
    await wake(id);
    expect([await rowsOf(accountOf(id)), await rowsOf(sessionOf(access))]).toEqual([0, 0]);
    expect(await wake(id), "no alarm").toBe(false);
  });

  it("OPS-3 is gone after a day when it came by v1", async () => {
    const auth = service();
    const { body } = await auth.ask("/api/auth/account/create", post);
    later(day + 60_000);
    await wake(body.external_id);
    expect(await rowsOf(accountOf(body.external_id))).toBe(0);
    expect((await auth.ask("/api/auth/validate-token", { bearer: body.auth_token })).status).toBe(401);
  });

  it("OPS-3 stays while its session is used", async () => {
    const auth = service();
    const { refresh, id } = await signUp(auth);
    auth.pass(day - 3_600_000);
    const renewed = await auth.ask("/api/auth/v2/token", { query: renewal(refresh) });
    auth.pass(3_600_000 - day);
    later(day + 60_000);
    await wake(id);
    expect(await accountOf(id).profile()).not.toBeNull();
    later(day);
    await wake(id);
    expect(await accountOf(id).profile()).toBeNull();
    expect(renewed.status).toBe(200);
  });

  it.each(["an address", "a recovery code", "a subscription", "a change that can be taken back"])(
    "OPS-3 stays when it has %s",
    async (what) => {
      const auth = service();
      const account = what === "an address" ? await member(auth) : await signUp(auth);
      const { access: bearer, id } = account;
      if (what === "a recovery code") await auth.ask("/api/auth/v2/account/recovery-code", { ...post, bearer });
      if (what === "a subscription") await subscribe(id);
      if (what === "a change that can be taken back") await addAndRemove(auth, bearer);
      later(2 * day);
      await wake(id);
      expect(await accountOf(id).profile()).not.toBeNull();
    },
  );

  it("OPS-3 with nothing but a recovery code is gone 30 days after its last use, and its code with it", async () => {
    const auth = service();
    const [stranger, subscriber] = [await signUp(auth), await signUp(auth)];
    const made = "/api/auth/v2/account/recovery-code";
    const { body } = await auth.ask(made, { ...post, bearer: stranger.access });
    await auth.ask(made, { ...post, bearer: subscriber.access });
    await subscribe(subscriber.id);
    const locator = env.AUTH_ADDRESS.getByName((await recoveryDigests(body.recovery_code.replaceAll("-", ""))).locator);
    expect(await rowsOf(locator)).toBe(1);
    for (const days of [2, 27, 2]) {
      later(days * day);
      for (const { id } of [stranger, subscriber]) await wake(id);
    }
    await runDurableObjectAlarm(locator);
    expect([await rowsOf(accountOf(stranger.id)), await rowsOf(sessionOf(stranger.access))]).toEqual([0, 0]);
    expect(await rowsOf(locator)).toBe(0);
    expect(await accountOf(subscriber.id).profile()).toMatchObject({ hasRecovery: true });
  });

  it("OPS-3 keeps no address that can be taken back no more, and leaves it to others", async () => {
    const auth = service();
    const { access, email, id } = await member(auth);
    await addAddress(auth, access, newAddress());
    const undosOf = () =>
      runInDurableObject(accountOf(id), (_, { storage }) => JSON.stringify([...storage.kv.list()]).includes(email));
    expect(await undosOf()).toBe(true);
    later(7 * day + 60_000);
    await wake(id);
    expect(await undosOf()).toBe(false);
    const other = await signUp(auth);
    expect((await addAddress(auth, other.access, email)).status).toBe(200);
  });

  it("OPS-3 what was counted for a mailbox is forgotten when it has come back", async () => {
    const auth = service();
    const { access } = await signUp(auth);
    const email = newAddress();
    await addAddress(auth, access, email.replace("@", "+a@"));
    const stub = env.AUTH_ADDRESS.getByName(await addressDigest(email));
    expect(await rowsOf(stub)).toBeGreaterThan(0);
    later(day);
    await runDurableObjectAlarm(stub);
    expect(await rowsOf(stub)).toBe(0);
  });
});

async function addAndRemove(auth: Service, bearer: string): Promise<void> {
  const email = newAddress();
  await addAddress(auth, bearer, email);
  const { body } = await auth.ask("/api/auth/v2/account/edit", { ...post, bearer });
  const query = { hash: body.hash, otp: auth.otpFor(email) };
  await auth.ask("/api/auth/v2/account/edit/confirm", { ...post, bearer, query });
}

async function subscribe(account: string): Promise<void> {
  const fields = { account, status: "Auto-Renewable", platform: "web", productId: "nightjar-pro-monthly-renews-us" };
  const headers = { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost" };
  const answer = await request("/dev/seed", { method: "POST", body: String(new URLSearchParams(fields)), headers });
  expect(answer.status).toBeLessThan(400);
}
