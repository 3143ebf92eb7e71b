import { describe, expect, it } from "vitest";
import { mostPasskeys, passkeyTimeout } from "../../../../src/contract/subscription/passkeys.ts";
import {
  addAddress,
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
} from "../service.ts";
import { authenticator, type Bent } from "./authenticator.ts";

const passkeys = "/api/auth/v2/account/passkeys";
const refused = [400, { error: "invalid_login_credentials" }];

type Authenticator = Awaited<ReturnType<typeof authenticator>>;

async function creationOf(auth: Service, bearer: string) {
  return (await auth.ask(`${passkeys}/options`, { ...post, bearer })).body;
}

/** Adds a passkey as a browser does. */
async function add(auth: Service, bearer: string, { name = "My phone", bent = {} as Bent } = {}) {
  const device = await authenticator();
  const credential = await device.make(await creationOf(auth, bearer), bent);
  const answer = await auth.ask(passkeys, { ...post, bearer, json: { credential, name } });
  return { device, credential, answer };
}

/** A session that waits for a passkey, and what it asks. */
async function asking(auth: Service) {
  const cookie = await openSession(auth);
  const { body } = await auth.ask("/api/auth/v2/login/passkey", { ...post, cookie });
  return { cookie, asked: body };
}

async function logIn(auth: Service, device: Authenticator, bent: Bent = {}) {
  const { cookie, asked } = await asking(auth);
  const json = { method: "passkey", credential: await device.sign(asked, bent) };
  return auth.ask("/api/auth/v2/login", { ...post, cookie, json });
}

async function signsIn(auth: Service, device: Authenticator): Promise<boolean> {
  return (await logIn(auth, device)).status === 302;
}

const said = ({ status, body }: { status: number; body: unknown }) => [status, body];
const listOf = async (auth: Service, bearer: string) => (await auth.ask(passkeys, { bearer })).body.passkeys;

describe("adding a passkey", { timeout: 60_000 }, () => {
  it("LIFE-5 asks for one that is found without a name, verifies the person, and is of this site", async () => {
    const auth = service();
    const { access, email, id } = await member(auth);
    const asked = await creationOf(auth, access);
    expect(asked).toMatchObject({
      rp: { id: "localhost" },
      user: { name: email },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
      excludeCredentials: [],
    });
    expect(JSON.stringify(asked)).not.toContain(id);
  });

  it("LIFE-5 lists it by name and month, says so to the account and by mail, and is not made twice", async () => {
    const auth = service();
    const { access, email } = await member(auth);
    const { device, answer } = await add(auth, access, { name: "  My phone " });
    const month = new Date(auth.now()).toISOString().slice(0, 7);
    expect(said(answer)).toEqual([200, { passkeys: [{ id: device.id, name: "My phone", month }] }]);
    expect((await auth.ask("/api/auth/v2/account", { bearer: access })).body.passkeys).toBe(1);
    expect(auth.inbox.at(-1)).toMatchObject({ to: email, template: "passkey-added", data: { name: "My phone" } });
    expect((await creationOf(auth, access)).excludeCredentials).toEqual([{ type: "public-key", id: device.id }]);
  });

  const wrong: readonly [string, Bent][] = [
    ["of another origin", { origin: "http://localhost:9999" }],
    ["of a sibling host", { origin: "http://start.localhost" }],
    ["for another site", { rpId: "people.example" }],
    ["to another challenge", { challenge: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" }],
    ["of another kind", { type: "webauthn.get" }],
    ["without verification of the person", { isVerified: false }],
    ["without anybody present", { isPresent: false }],
  ];

  it.each(wrong)("LIFE-5 refuses one %s", async (_, bent) => {
    const auth = service();
    const { access } = await signUp(auth);
    const { answer } = await add(auth, access, { bent });
    expect(said(answer)).toEqual([400, { error: "invalid_passkey" }]);
    expect(await listOf(auth, access)).toEqual([]);
  });

  it("LIFE-5 takes a challenge once, in time, and in the session that it was put in", async () => {
    const auth = service();
    const { access } = await signUp(auth);
    const other = await signUp(auth);
    const device = await authenticator();
    const given = async (bearer: string, asked: Parameters<typeof device.make>[0]) => {
      const json = { credential: await device.make(asked), name: "x" };
      return (await auth.ask(passkeys, { ...post, bearer, json })).status;
    };
    const asked = await creationOf(auth, access);
    await creationOf(auth, other.access);
    expect(await given(other.access, asked)).toBe(400);
    expect(await given(access, asked)).toBe(200);
    expect(await given(access, asked)).toBe(400);
    const late = await creationOf(auth, access);
    auth.pass(passkeyTimeout);
    expect(await given(access, late)).toBe(400);
  });

  it("LIFE-5 of 100 answers to one challenge, one adds a passkey", async () => {
    const auth = service();
    const { access } = await signUp(auth);
    const asked = await creationOf(auth, access);
    const devices = await Promise.all(Array.from({ length: 100 }, authenticator));
    const answers = await Promise.all(
      devices.map(async (device) =>
        auth.ask(passkeys, { ...post, bearer: access, json: { credential: await device.make(asked), name: "x" } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await listOf(auth, access)).toHaveLength(1);
  });

  it(`LIFE-5 keeps ${mostPasskeys} at most, and waits where many are added in a row`, async () => {
    const auth = service();
    const { access } = await signUp(auth);
    for (let count = 0; count < 5; count += 1) expect((await add(auth, access)).answer.status).toBe(200);
    const { answer } = await add(auth, access);
    expect([answer.status, Number(answer.headers.get("retry-after"))]).toEqual([429, expect.any(Number)]);
    auth.pass(60 * 60_000);
    for (let count = 5; count < mostPasskeys; count += 1) expect((await add(auth, access)).answer.status).toBe(200);
    expect(said((await add(auth, access)).answer)).toEqual([400, { error: "too_many_passkeys" }]);
  });

  it.each(["", " ", "x".repeat(41), "a\u0000b", 7])("LIFE-5 refuses %j as its name", async (name) => {
    const auth = service();
    const { access } = await signUp(auth);
    const { answer } = await add(auth, access, { name: name as string });
    expect(answer.status).toBe(400);
  });
});

describe("signing in by passkey", { timeout: 60_000 }, () => {
  it("LIFE-5 gives tokens for the account that the passkey belongs to", async () => {
    const auth = service();
    const { access, id } = await member(auth);
    const { device } = await add(auth, access);
    const answer = await logIn(auth, device);
    expect(answer.status).toBe(302);
    expect(pairOf(await auth.ask("/api/auth/v2/token", { query: exchange(codeIn(answer)) })).id).toBe(id);
  });

  it("LIFE-5 asks the same of everybody, and names nobody's passkey", async () => {
    const auth = service();
    const { access } = await member(auth);
    await add(auth, access);
    const { asked } = await asking(auth);
    expect(asked).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: "localhost",
      timeout: passkeyTimeout,
      userVerification: "required",
    });
  });

  const wrong: readonly [string, Bent][] = [
    ["of another origin", { origin: "https://nightjar.example" }],
    ["of a sibling host", { origin: "http://start.localhost" }],
    ["for another site", { rpId: "people.example" }],
    ["to another challenge", { challenge: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" }],
    ["of another kind", { type: "webauthn.create" }],
    ["without verification of the person", { isVerified: false }],
    ["without anybody present", { isPresent: false }],
    ["with another signature", { isForged: true }],
    ["in another site's frame", { crossOrigin: true }],
    ["with a handle of no account", { userHandle: "AAAAAAAAAAAAAAAAAAAAAA" }],
    ["with a handle of another form", { userHandle: "robin" }],
  ];

  it.each(wrong)("LIFE-5 refuses an answer %s, in the same words", async (_, bent) => {
    const auth = service();
    const { access } = await signUp(auth);
    const { device } = await add(auth, access);
    expect(said(await logIn(auth, device, bent))).toEqual(refused);
    expect(await signsIn(auth, device)).toBe(true);
  });

  it("LIFE-5 refuses a passkey that nobody added, and one of another account", async () => {
    const auth = service();
    const [mine, theirs] = [await signUp(auth), await signUp(auth)];
    const [{ device: own }, { device: other }] = [await add(auth, mine.access), await add(auth, theirs.access)];
    expect(said(await logIn(auth, await authenticator()))).toEqual(refused);
    const { cookie, asked } = await asking(auth);
    const [handle, credential] = [(await own.sign(asked)).response.userHandle, await other.sign(asked)];
    const mixed = { ...credential, response: { ...credential.response, userHandle: handle } };
    const json = { method: "passkey", credential: mixed };
    expect(said(await auth.ask("/api/auth/v2/login", { ...post, cookie, json }))).toEqual(refused);
  });

  it("LIFE-5 refuses a counter that does not grow, and takes one that never counts", async () => {
    const auth = service();
    const { access } = await signUp(auth);
    const { device } = await add(auth, access);
    for (const [counter, isTaken] of [
      [0, true],
      [0, true],
      [5, true],
      [5, false],
      [4, false],
      [0, false],
      [6, true],
    ] as const) {
      expect([counter, (await logIn(auth, device, { counter })).status === 302]).toEqual([counter, isTaken]);
    }
  });

  it("LIFE-5 takes a challenge once, in time, and in the session that asked", async () => {
    const auth = service();
    const { access } = await signUp(auth);
    const { device } = await add(auth, access);
    const tell = async (cookie: string, credential: unknown) =>
      (await auth.ask("/api/auth/v2/login", { ...post, cookie, json: { method: "passkey", credential } })).status;

    const [one, other] = [await asking(auth), await asking(auth)];
    expect(await tell(other.cookie, await device.sign(one.asked))).toBe(400);
    expect(await tell(one.cookie, await device.sign(one.asked, { isForged: true }))).toBe(400);
    expect(await tell(one.cookie, await device.sign(one.asked))).toBe(400);

    const late = await asking(auth);
    auth.pass(passkeyTimeout);
    expect(await tell(late.cookie, await device.sign(late.asked))).toBe(400);
    expect(await tell(await openSession(auth), await device.sign(late.asked))).toBe(400);
  });

  it("LIFE-5 of 100 equal answers to one challenge, one signs in", async () => {
    const auth = service();
    const { access } = await signUp(auth);
    const { device } = await add(auth, access);
    const { cookie, asked } = await asking(auth);
    const json = { method: "passkey", credential: await device.sign(asked, { counter: 0 }) };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => auth.ask("/api/auth/v2/login", { ...post, cookie, json })),
    );
    expect(answers.filter(({ status }) => status === 302)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(99);
  });

  it("LIFE-5 asks five times in one session, and never without one", async () => {
    const auth = service();
    const cookie = await openSession(auth);
    const ask = async () => (await auth.ask("/api/auth/v2/login/passkey", { ...post, cookie })).status;
    expect([await ask(), await ask(), await ask(), await ask(), await ask(), await ask()]).toEqual([
      200, 200, 200, 200, 200, 400,
    ]);
    expect(said(await auth.ask("/api/auth/v2/login/passkey", post))).toEqual([400, { error: "invalid_session_id" }]);
  });

  it("LIFE-5 tells a suspended account after the passkey was right, and nobody before", async () => {
    const auth = service();
    const { access, id } = await signUp(auth);
    const { device } = await add(auth, access);
    const { env } = await import("cloudflare:workers");
    await env.AUTH_ACCOUNT.getByName(id).suspend(true);
    expect((await logIn(auth, device)).body).toEqual({ error: "suspended_account" });
    expect(said(await logIn(auth, device, { isForged: true }))).toEqual(refused);
  });
});

describe("the passkeys of an account", { timeout: 60_000 }, () => {
  it("LIFE-5 are renamed and removed one by one, and a removed one no longer signs in", async () => {
    const auth = service();
    const { access } = await signUp(auth);
    const [{ device: first }, { device: second }] = [await add(auth, access), await add(auth, access)];
    const rename = { ...post, bearer: access, json: { id: second.id, name: "Laptop" } };
    expect((await auth.ask(`${passkeys}/rename`, rename)).body.passkeys).toMatchObject([
      { name: "My phone" },
      { name: "Laptop" },
    ]);
    const { body } = await auth.ask(`${passkeys}/remove`, { ...post, bearer: access, json: { id: first.id } });
    expect(body.passkeys).toMatchObject([{ id: second.id }]);
    expect([await signsIn(auth, first), await signsIn(auth, second)]).toEqual([false, true]);
  });

  it("LIFE-5 a sign-in that is under way by a passkey that is removed comes to nothing", async () => {
    const auth = service();
    const { access } = await signUp(auth);
    const { device } = await add(auth, access);
    const code = codeIn(await logIn(auth, device));
    const removal = { ...post, bearer: access, json: { id: device.id } };
    expect((await auth.ask(`${passkeys}/remove`, removal)).status).toBe(200);
    expect((await auth.ask("/api/auth/v2/token", { query: exchange(code) })).status).toBe(400);
    expect((await auth.ask(`${passkeys}/remove`, removal)).body.passkeys).toEqual([]);
  });

  it("LIFE-5 are told to and changed by nobody else", async () => {
    const auth = service();
    const [mine, theirs] = [await signUp(auth), await signUp(auth)];
    const { device } = await add(auth, mine.access);
    await auth.ask(`${passkeys}/remove`, { ...post, bearer: theirs.access, json: { id: device.id } });
    expect(await signsIn(auth, device)).toBe(true);
    for (const path of ["", "/options", "/rename", "/remove"]) {
      expect((await auth.ask(passkeys + path, { ...post, bearer: "none" })).status).toBe(401);
    }
    expect(await listOf(auth, theirs.access)).toEqual([]);
  });

  it("LIFE-5 prove no ownership: none deletes an account that has an address", async () => {
    const auth = service();
    const { access } = await member(auth);
    const { device } = await add(auth, access);
    const { access: bearer } = pairOf(
      await auth.ask("/api/auth/v2/token", { query: exchange(codeIn(await logIn(auth, device))) }),
    );
    expect((await auth.ask("/api/auth/v2/account/delete", { ...post, bearer })).body.error).toBe(
      "confirmation_required",
    );
    expect((await auth.ask("/api/auth/v2/account", { bearer })).body.deletion.by).toEqual(["mail"]);
  });

  it("LIFE-5 HOLD-1 end with signing out everywhere, where anything else lets the owner in", async () => {
    const auth = service();
    const { access: bearer } = await member(auth);
    const { device } = await add(auth, bearer);
    await auth.ask("/api/auth/v2/account/logout-all", { ...post, bearer });
    expect(await signsIn(auth, device)).toBe(false);

    const bare = await signUp(auth);
    const { device: only } = await add(auth, bare.access);
    await auth.ask("/api/auth/v2/account/logout-all", { ...post, bearer: bare.access });
    expect(await signsIn(auth, only)).toBe(true);
    expect((await auth.ask("/api/auth/v2/token", { query: renewal(bare.refresh) })).status).toBe(400);
  });

  it("LIFE-5 HOLD-1 end when a change of the address is undone, but for those from before the address", async () => {
    const auth = service();
    const { access } = await signUp(auth);
    const { device: oldest } = await add(auth, access);
    auth.pass(1000);
    await addAddress(auth, access, newAddress());
    auth.pass(1000);
    const { device: between } = await add(auth, access);
    await addAddress(auth, access, newAddress());
    const { device: after } = await add(auth, access);
    const changed = auth.inbox.findLast(({ template }) => template === "email-changed");
    const link = changed && "undoLink" in changed.data ? (changed.data.undoLink ?? "") : "";
    const token = new URL(link).searchParams.get("token") ?? "";
    expect((await auth.ask("/api/auth/v2/account/edit/undo", { ...post, json: { token } })).status).toBe(200);
    expect([await signsIn(auth, oldest), await signsIn(auth, between), await signsIn(auth, after)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("LIFE-5 HOLD-1 end when a recovery code undoes, but for those from before the code", async () => {
    const auth = service();
    const { access: bearer } = await signUp(auth);
    const { device: before } = await add(auth, bearer);
    auth.pass(1000);
    const { body } = await auth.ask("/api/auth/v2/account/recovery-code", { ...post, bearer });
    auth.pass(1000);
    const { device: after } = await add(auth, bearer);
    await addAddress(auth, bearer, newAddress());
    const json = { recovery_code: body.recovery_code };
    expect((await auth.ask("/api/auth/v2/account/edit/undo", { ...post, json })).status).toBe(200);
    expect([await signsIn(auth, before), await signsIn(auth, after)]).toEqual([true, false]);
  });

  it("LIFE-5 HOLD-1 end with the account, are counted in the receipt, and nothing of them stays", async () => {
    const auth = service();
    const { access } = await member(auth);
    const { device } = await add(auth, access);
    expect((await remove(auth, access)).body.erased.passkeys).toBe(1);
    expect(said(await logIn(auth, device))).toEqual(refused);
  });
});
