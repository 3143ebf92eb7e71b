import { describe, expect, it } from "vitest";
import {
  addAddress,
  codeIn,
  exchange,
  member,
  newAddress,
  openSession,
  pairOf,
  post,
  type Service,
  service,
  signUp,
} from "./service.ts";

const day = 24 * 60 * 60 * 1000;
const refused = { error: "invalid_link_signature" };

async function newCode(auth: Service, bearer: string): Promise<string> {
  return (await auth.ask("/api/auth/v2/account/recovery-code", { ...post, bearer })).body.recovery_code;
}

async function signInBy(auth: Service, code: string): Promise<string | null> {
  const cookie = await openSession(auth);
  const answer = await auth.ask("/api/auth/v2/login", { ...post, cookie, json: { method: "recovery", code } });
  if (answer.status !== 302) return null;
  return pairOf(await auth.ask("/api/auth/v2/token", { query: exchange(codeIn(answer)) })).access;
}

async function signInByMail(auth: Service, email: string): Promise<string> {
  const cookie = await openSession(auth);
  await auth.ask("/api/auth/v2/otp", { ...post, cookie, query: { email } });
  const json = { method: "otp", email, otp: auth.otpFor(email) };
  const answer = await auth.ask("/api/auth/v2/login", { ...post, cookie, json });
  return pairOf(await auth.ask("/api/auth/v2/token", { query: exchange(codeIn(answer)) })).access;
}

async function removeAddress(auth: Service, bearer: string, email: string) {
  const { body } = await auth.ask("/api/auth/v2/account/edit", { ...post, bearer });
  const query = { hash: body.hash, otp: auth.otpFor(email) };
  return auth.ask("/api/auth/v2/account/edit/confirm", { ...post, bearer, query });
}

/** The token of the undo link in the newest such mail to an address; empty if there is none. */
function undoLink(auth: Service, to: string): string {
  const data = auth.inbox.findLast((mail) => mail.to === to && mail.template === "email-changed")?.data;
  return new URL((data && "undoLink" in data && data.undoLink) || "none:").searchParams.get("token") ?? "";
}

const undo = (auth: Service, json: object) => auth.ask("/api/auth/v2/account/edit/undo", { ...post, json });
const everywhere = (auth: Service, bearer: string) => auth.ask("/api/auth/v2/account/logout-all", { ...post, bearer });
const addressOf = async (auth: Service, bearer: string) =>
  (await auth.ask("/api/auth/v2/account", { bearer })).body.email;
const toldTo = (auth: Service, email: string) =>
  auth.inbox.some(({ to, template }) => to === email && template === "email-dropped");

describe("a link that was planted", { timeout: 60_000 }, () => {
  it("HOLD-1 by putting an address and removing it takes nothing from who signed out everywhere and came back", async () => {
    const auth = service();
    const { access: stolen } = await signUp(auth);
    const thief = newAddress();
    const code = await newCode(auth, stolen);
    await addAddress(auth, stolen, thief);
    await removeAddress(auth, stolen, thief);
    const planted = undoLink(auth, thief);
    expect(planted).not.toBe("");
    await everywhere(auth, stolen);
    const access = (await signInBy(auth, code)) ?? "";
    const owner = newAddress();
    await addAddress(auth, access, owner);
    const newer = await newCode(auth, access);
    expect((await undo(auth, { token: planted })).body).toEqual(refused);
    expect(await addressOf(auth, access)).toBe(owner);
    expect(await signInBy(auth, newer)).toBeTruthy();
  });

  it("HOLD-1 is void after each proof: signing out everywhere, another address, a new code", async () => {
    const auth = service();
    const proofs = [
      (bearer: string) => everywhere(auth, bearer),
      (bearer: string) => addAddress(auth, bearer, newAddress()),
      (bearer: string) => newCode(auth, bearer),
    ];
    for (const prove of proofs) {
      const { access } = await signUp(auth);
      const thief = newAddress();
      await addAddress(auth, access, thief);
      await removeAddress(auth, access, thief);
      await prove(access);
      expect((await undo(auth, { token: undoLink(auth, thief) })).body).toEqual(refused);
    }
  });

  it("HOLD-1 by two addresses of one stranger is none either: the first comes back and has to agree to go", async () => {
    const auth = service();
    const { access } = await signUp(auth);
    const [first, second] = [newAddress(), newAddress()];
    await addAddress(auth, access, first);
    await addAddress(auth, access, second);
    const planted = undoLink(auth, first);
    await removeAddress(auth, access, second);
    expect(await addressOf(auth, access), "the one that was replaced is back").toBe(first);
    expect(undoLink(auth, second), "the one that agreed has no link").toBe("");
    await removeAddress(auth, access, first);
    const owner = newAddress();
    await addAddress(auth, access, owner);
    for (const token of [planted, undoLink(auth, first)]) {
      expect((await undo(auth, { token })).body).toEqual(refused);
    }
    expect(await addressOf(auth, access)).toBe(owner);
  });
});

describe("an owner who removes an address", { timeout: 60_000 }, () => {
  it("HOLD-1 takes away the code that a stranger made under it, and holds one that counts more than what comes next", async () => {
    const auth = service();
    const { access, email } = await member(auth);
    const strangers = await newCode(auth, access);
    auth.pass(1000);
    const { body } = await removeAddress(auth, access, email);
    expect(body).toEqual({ status: "confirmed", email, recovery_code: expect.stringMatching(/^[0-9A-Z]{24}$/) });
    expect(await signInBy(auth, strangers)).toBeNull();
    auth.pass(1000);
    const next = newAddress();
    await addAddress(auth, access, next);
    expect((await undo(auth, { recovery_code: strangers })).body).toEqual({ error: "invalid_login_credentials" });
    expect(await addressOf(auth, (await signInBy(auth, body.recovery_code)) ?? "")).toBe(next);
    expect((await undo(auth, { recovery_code: body.recovery_code })).body).toEqual({
      status: "confirmed",
      email: null,
    });
  });

  it("HOLD-1 is given the code once: a code that was drawn for nothing leads nowhere", async () => {
    const auth = service();
    const { access, email } = await member(auth);
    const next = newAddress();
    await addAddress(auth, access, next);
    const { body } = await removeAddress(auth, access, next);
    expect(body, "the one that was replaced is back, and is the way in").toEqual({ status: "confirmed", email: next });
    expect(await addressOf(auth, access)).toBe(email);
  });
});

describe("somebody who has the owner's token", { timeout: 60_000 }, () => {
  const press = "p".repeat(43);
  const ask = async (auth: Service, bearer: string, json?: object) =>
    (await auth.ask("/api/auth/v2/account/recovery-code", { ...post, bearer, json })).body.recovery_code;

  it("HOLD-1 is not told the code that the owner makes at the same moment", async () => {
    const auth = service();
    const { access } = await member(auth);
    const owners = await ask(auth, access, { press });
    const others = [await ask(auth, access), await ask(auth, access, { press: "q".repeat(43) })];
    expect(new Set([owners, ...others]).size).toBe(3);
    expect(others.every((code) => /^[0-9A-Z]{24}$/.test(code))).toBe(true);
  });

  it("HOLD-1 deletes no account that has a code: not with nothing, not with a code or an address of their own", async () => {
    const auth = service();
    const { access } = await signUp(auth);
    const owners = await ask(auth, access);
    auth.pass(1000);
    const strangers = await ask(auth, access);
    const remove = (json: object) => auth.ask("/api/auth/v2/account/delete", { ...post, bearer: access, json });
    expect((await remove({})).body).toEqual({ error: "confirmation_required" });
    expect((await remove({ recovery_code: strangers })).body).toEqual(refused);
    await addAddress(auth, access, newAddress());
    const code = await auth.ask("/api/auth/v2/account/delete/code", { ...post, bearer: access });
    expect(code.body).toEqual({ error: "confirmation_required" });
    expect((await remove({ recovery_code: owners })).body).toMatchObject({ status: "deleted" });
  });

  const everyOther = (auth: Service, bearer: string) =>
    auth.ask("/api/auth/v2/account/sessions/end", { ...post, bearer, json: { others: true } });

  it.each([
    ["everything was", everywhere],
    ["all other sign-ins were", everyOther],
  ])("HOLD-1 does not sign in by a receipt of theirs once %s ended", async (_, end) => {
    const auth = service();
    const { access, id } = await member(auth);
    Object.assign(auth.peers.subscriptions, { receiptOwner: async () => id });
    const signIn = async () => {
      const json = { method: "signature", source: "google", signature: "a receipt" };
      return (await auth.ask("/api/auth/v2/login", { ...post, cookie: await openSession(auth), json })).status;
    };
    expect(await signIn()).toBe(302);
    await end(auth, access);
    expect(await signIn()).toBe(400);
  });

  it("HOLD-1 wears out a code of their own, and no other", async () => {
    const auth = service();
    const { access } = await signUp(auth);
    const owners = await ask(auth, access);
    const strangers = await ask(auth, access);
    for (let time = 0; time < 8; time += 1) await signInBy(auth, `${strangers.slice(0, 8)}${"0".repeat(16)}`);
    expect(await signInBy(auth, strangers)).toBeNull();
    expect(await signInBy(auth, owners)).toBeTruthy();
  });
});

describe("an owner whose address was replaced", { timeout: 60_000 }, () => {
  it("HOLD-1 takes it back although the stranger signed out everywhere and made a code, and the stranger's address is told", async () => {
    const auth = service();
    const { access, email } = await member(auth);
    const thief = newAddress();
    await addAddress(auth, access, thief);
    const token = undoLink(auth, email);
    const code = await newCode(auth, access);
    await everywhere(auth, access);
    expect((await undo(auth, { token })).body).toEqual({ status: "confirmed", email });
    expect(toldTo(auth, thief)).toBe(true);
    expect(await signInBy(auth, code)).toBeNull();
  });

  it("HOLD-1 keeps a code that is older than the address", async () => {
    const auth = service();
    const { access } = await signUp(auth);
    const [code, email] = [await newCode(auth, access), newAddress()];
    auth.pass(1000);
    await addAddress(auth, access, email);
    await addAddress(auth, access, newAddress());
    expect((await undo(auth, { token: undoLink(auth, email) })).status).toBe(200);
    expect(await signInBy(auth, code)).toBeTruthy();
  });

  it("HOLD-1 who agreed to its removal may still regret it, as long as nothing followed", async () => {
    const auth = service();
    const { access, email } = await member(auth);
    await removeAddress(auth, access, email);
    expect((await undo(auth, { token: undoLink(auth, email) })).body).toEqual({ status: "confirmed", email });
  });
});

describe("an owner who has a recovery code alone", { timeout: 60_000 }, () => {
  async function robbed(auth: Service) {
    const { access } = await signUp(auth);
    const code = await newCode(auth, access);
    const thief = newAddress();
    auth.pass(1000);
    await addAddress(auth, access, thief);
    return { access, code, thief };
  }

  it("HOLD-1 signs in with it for a week after a stranger put an address and signed out everywhere", async () => {
    const auth = service();
    const { access, code } = await robbed(auth);
    await everywhere(auth, access);
    auth.pass(7 * day - 60_000);
    expect(await signInBy(auth, code)).toBeTruthy();
    auth.pass(60_000);
    expect(await signInBy(auth, code)).toBeNull();
  });

  it("HOLD-1 has the address taken away with it, and nothing of the stranger's is left", async () => {
    const auth = service();
    const { access, code, thief } = await robbed(auth);
    const second = newAddress();
    await addAddress(auth, access, second);
    auth.pass(5_000);
    const strangers = await newCode(auth, access);
    await everywhere(auth, access);
    const later = await signInByMail(auth, second);
    expect(await addressOf(auth, later)).toBe(second);
    expect((await undo(auth, { recovery_code: code })).body).toEqual({ status: "confirmed", email: null });
    expect(toldTo(auth, second)).toBe(true);
    expect((await auth.ask("/api/auth/v2/account", { bearer: later })).status).toBe(401);
    expect(await signInBy(auth, strangers)).toBeNull();
    expect((await undo(auth, { token: undoLink(auth, thief) })).body).toEqual(refused);
    const back = (await signInBy(auth, code)) ?? "";
    const owner = newAddress();
    expect((await addAddress(auth, back, owner)).status).toBe(200);
    expect(await addressOf(auth, back)).toBe(owner);
  });

  it("HOLD-1 keeps it for a week where a stranger made another", async () => {
    const auth = service();
    const { access } = await signUp(auth);
    const code = await newCode(auth, access);
    for (let made = 0; made < 6; made += 1) {
      auth.pass(3_600_000);
      await newCode(auth, access);
    }
    await everywhere(auth, access);
    expect(await signInBy(auth, code)).toBeTruthy();
  });

  it("HOLD-1 and an address that is older voids a lost one at once, by a new one or by signing out everywhere", async () => {
    const auth = service();
    for (const end of [newCode, everywhere]) {
      const { access } = await member(auth);
      const lost = await newCode(auth, access);
      auth.pass(5_000);
      await end(auth, access);
      expect(await signInBy(auth, lost)).toBeNull();
    }
  });

  it("HOLD-1 and an address that has stood for a week does so, too", async () => {
    const auth = service();
    const { access } = await signUp(auth);
    const lost = await newCode(auth, access);
    const email = newAddress();
    auth.pass(1000);
    await addAddress(auth, access, email);
    auth.pass(7 * day);
    const bearer = await signInByMail(auth, email);
    expect((await undo(auth, { recovery_code: lost })).body).toEqual({ error: "invalid_login_credentials" });
    await everywhere(auth, bearer);
    expect(await signInBy(auth, lost)).toBeNull();
  });
});
