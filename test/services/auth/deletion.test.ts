import { describe, expect, it } from "vitest";
import {
  addAddress,
  deletionProof,
  member,
  newAddress,
  post,
  remove,
  type Service,
  service,
  signUp,
} from "./service.ts";

const day = 86_400_000;

const path = "/api/auth/v2/account/delete";
const ask = (auth: Service, bearer: string, json?: object) =>
  auth.ask(path, { ...post, bearer, ...(json && { json }) });
const isThere = async (auth: Service, bearer: string) =>
  (await auth.ask("/api/auth/v2/account", { bearer })).status === 200;

describe("deleting an account that has an address", { timeout: 30_000 }, () => {
  it("HOLD-1 a token alone does not, nor with anything made up", async () => {
    const auth = service();
    const { access } = await member(auth);
    expect((await ask(auth, access)).body).toEqual({ error: "confirmation_required" });
    const wrong = { hash: "h".repeat(86), otp: "123456" };
    for (const json of [wrong, { recovery_code: "0".repeat(24) }]) {
      expect((await ask(auth, access, json)).body).toEqual({ error: "invalid_link_signature" });
    }
    expect((await ask(auth, access, { hash: 1 })).body).toEqual({ error: "confirmation_required" });
    expect(await isThere(auth, access)).toBe(true);
  });

  it("HOLD-1 the code goes to the address of the account, in a mail of its own, and works once", async () => {
    const auth = service();
    const { access, email } = await member(auth);
    const json = await deletionProof(auth, access);
    expect(auth.inbox.at(-1)).toMatchObject({ to: email, template: "deletion" });
    const erased = { accounts: 1, sessions: 1, addresses: 1, recoveryCodes: 0, passkeys: 0 };
    expect((await ask(auth, access, json)).body).toEqual({ status: "deleted", erased });
    expect((await ask(auth, access, json)).status).toBe(401);
  });

  it("HOLD-1 no code of another kind, of another account, or of before counts", async () => {
    const auth = service();
    const { access, email } = await member(auth);
    const started = await auth.ask("/api/auth/v2/account/edit", { ...post, bearer: access });
    const other = await member(auth);
    const first = await deletionProof(auth, access);
    auth.pass(5_000);
    await deletionProof(auth, access);
    const proofs = [
      { hash: started.body.hash, otp: auth.otpFor(email) },
      await deletionProof(auth, other.access),
      first,
    ];
    for (const json of proofs)
      expect((await ask(auth, access, json)).body).toEqual({ error: "invalid_link_signature" });
    const removal = { hash: first?.hash ?? "", otp: first?.otp ?? "" };
    const confirmed = await auth.ask("/api/auth/v2/account/edit/confirm", { ...post, bearer: access, query: removal });
    expect(confirmed.status, "nor does it change the address").toBe(400);
  });

  it("HOLD-1 runs out by five tries, by ten minutes, and by signing out everywhere", async () => {
    const auth = service();
    const { access } = await member(auth);
    const tried = await deletionProof(auth, access);
    const wrong = { hash: tried?.hash ?? "", otp: tried?.otp === "000000" ? "000001" : "000000" };
    for (let tries = 0; tries < 5; tries += 1) await ask(auth, access, wrong);
    expect((await ask(auth, access, tried)).status).toBe(400);
    auth.pass(day);
    const fresh = await member(auth);
    const late = await deletionProof(auth, fresh.access);
    auth.pass(600_000);
    expect((await ask(auth, fresh.access, late)).status).toBe(400);
    const last = await deletionProof(auth, fresh.access);
    await auth.ask("/api/auth/v2/account/logout-all", { ...post, bearer: fresh.access });
    expect((await ask(auth, fresh.access, last)).status).toBe(401);
  });

  it("HOLD-1 the recovery code does, unless it was made within the week by whoever has the token", async () => {
    const auth = service();
    const account = await member(auth);
    const { body } = await auth.ask("/api/auth/v2/account/recovery-code", { ...post, bearer: account.access });
    const json = { recovery_code: body.recovery_code };
    expect((await ask(auth, account.access, json)).body).toEqual({ error: "invalid_link_signature" });
    auth.pass(7 * day);
    const query = { grant_type: "refresh_token", client_id: "nightjar-native", refresh_token: account.refresh };
    const renewed = await auth.ask("/api/auth/v2/token", { query });
    const erased = { accounts: 1, sessions: 1, addresses: 1, recoveryCodes: 1, passkeys: 0 };
    expect((await ask(auth, renewed.body.access_token, json)).body).toEqual({ status: "deleted", erased });
  });

  it("HOLD-1 asking for codes spends a budget, and one at a time is right", async () => {
    const auth = service();
    const { access } = await member(auth);
    const answers = [];
    for (let asked = 0; asked < 8; asked += 1) {
      answers.push(await auth.ask(`${path}/code`, { ...post, bearer: access }));
      auth.pass(5_000);
    }
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(6);
    expect(answers.some(({ status, headers }) => status === 429 && headers.has("retry-after"))).toBe(true);
  });

  it("SVC-2 one without an address needs no code, and gets none", async () => {
    const auth = service();
    const { access } = await signUp(auth);
    expect((await auth.ask(`${path}/code`, { ...post, bearer: access })).body).toEqual({ error: "invalid_request" });
    const erased = { accounts: 1, sessions: 1, addresses: 0, recoveryCodes: 0, passkeys: 0 };
    expect((await ask(auth, access)).body).toEqual({ status: "deleted", erased });
  });

  it("HOLD-1 is still refused while a change of address can be taken back", async () => {
    const auth = service();
    const { access } = await member(auth);
    await addAddress(auth, access, newAddress());
    expect((await auth.ask(`${path}/code`, { ...post, bearer: access })).body).toEqual({
      error: "address_changed_lately",
    });
    expect((await remove(auth, access)).body).toEqual({ error: "address_changed_lately" });
    const { from } = (await auth.ask("/api/auth/v2/account", { bearer: access })).body.deletion;
    expect(from - auth.now()).toBeGreaterThan(7 * day - 60_000);
    expect(from - auth.now()).toBeLessThanOrEqual(7 * day);
  });
});
