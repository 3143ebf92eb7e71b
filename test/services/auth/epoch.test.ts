import { env, exports } from "cloudflare:workers";
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
  remove,
  renewal,
  type Service,
  type SignedUp,
  service,
} from "./service.ts";
import { type Secret, tryIt } from "./walk/artefacts.ts";

const refused = { error: "invalid_login_credentials" };

/** Asks for a one-time code in a new session; returns the session's cookie and the secrets that the mail contains. */
async function mailed(auth: Service, email: string) {
  const cookie = await openSession(auth);
  await auth.ask("/api/auth/v2/otp", { ...post, cookie, query: { email } });
  const data = auth.inbox.at(-1)?.data;
  const link = new URL(data && "link" in data ? data.link : "none:").searchParams.get("otp") ?? "";
  return { cookie, email, otp: auth.otpFor(email), link };
}

async function loginCode(auth: Service, email: string): Promise<string> {
  const { cookie, otp } = await mailed(auth, email);
  return codeIn(await auth.ask("/api/auth/v2/login", { ...post, cookie, json: { method: "otp", email, otp } }));
}

function undoToken(auth: Service): string {
  const data = auth.inbox.findLast(({ template }) => template === "email-changed")?.data;
  return new URL(data && "undoLink" in data && data.undoLink ? data.undoLink : "none:").searchParams.get("token") ?? "";
}

function undo(auth: Service, token: string) {
  return auth.ask("/api/auth/v2/account/edit/undo", { ...post, json: { token } });
}

/** Every secret that opens an account, created now by someone who is signed in and reads this mailbox. */
async function everything(auth: Service, { access, refresh }: SignedUp, email: string): Promise<Secret[]> {
  const code = await loginCode(auth, email);
  auth.pass(31_000);
  const { link, ...passcode } = await mailed(auth, email);
  const edit = await auth.ask("/api/auth/v2/account/edit", { ...post, bearer: access });
  const hash = edit.body.hash;
  const recovery = await auth.ask("/api/auth/v2/account/recovery-code", { ...post, bearer: access });
  const verified = await exports.AuthService.verify(access);
  if (!verified.ok) throw new Error("not signed in");
  return [
    { kind: "code", code },
    { kind: "otp", ...passcode },
    { kind: "link", email, otp: link },
    { kind: "edit", access, email: null, hash, otp: auth.otpFor(email) },
    { kind: "recovery", code: recovery.body.recovery_code },
    { kind: "portal", ...verified.account },
    { kind: "access", token: access },
    { kind: "refresh", token: refresh },
  ];
}

describe("what was issued before", { timeout: 60_000 }, () => {
  it("HOLD-1 opens nothing after the owner's undo: the stranger's earlier code does not sign in", async () => {
    const auth = service();
    const { access, refresh, id } = await member(auth);
    const strange = newAddress();
    await addAddress(auth, access, strange);
    const token = undoToken(auth);
    const all = await everything(auth, { access, refresh, id }, strange);
    expect((await undo(auth, token)).status).toBe(200);
    for (const secret of all) expect([secret.kind, await tryIt(auth, secret)]).toEqual([secret.kind, null]);
  });

  it("HOLD-1 opens nothing after signing out everywhere", async () => {
    const auth = service();
    const { email, ...account } = await member(auth);
    const all = await everything(auth, account, email);
    await auth.ask("/api/auth/v2/account/logout-all", { ...post, bearer: account.access });
    for (const secret of all) expect([secret.kind, await tryIt(auth, secret)]).toEqual([secret.kind, null]);
    const code = await loginCode(auth, email);
    expect(pairOf(await auth.ask("/api/auth/v2/token", { query: exchange(code) })).id).toBe(account.id);
  });

  it("HOLD-1 opens nothing after deleting", async () => {
    const auth = service();
    const { email, ...account } = await member(auth);
    const all = await everything(auth, account, email);
    expect((await remove(auth, account.access)).status).toBe(200);
    for (const secret of all) expect([secret.kind, await tryIt(auth, secret)]).toEqual([secret.kind, null]);
  });

  it("HOLD-1 but for sessions and the recovery code, opens nothing after a change of address", async () => {
    const auth = service();
    const { email, ...account } = await member(auth);
    const all = await everything(auth, account, email);
    const next = newAddress();
    expect((await addAddress(auth, account.access, next)).status).toBe(200);
    const still: string[] = [];
    for (const secret of all) if (await tryIt(auth, secret)) still.push(secret.kind);
    expect(still).toEqual(["recovery", "access", "refresh"]);
  });

  it("HOLD-1 a v1 one-time code and token end as well", async () => {
    const auth = service();
    const { email, access } = await member(auth);
    await auth.ask("/api/auth/account/loginlink", { query: { email } });
    const first = await auth.ask("/api/auth/login", { query: { email, otp: auth.otpFor(email) } });
    auth.pass(31_000);
    await auth.ask("/api/auth/account/loginlink", { query: { email } });
    const query = { email, otp: auth.otpFor(email) };
    await auth.ask("/api/auth/v2/account/logout-all", { ...post, bearer: access });
    expect((await auth.ask("/api/auth/login", { query })).body).toEqual(refused);
    const bearer = first.body.auth_token;
    expect((await auth.ask("/api/auth/validate-token", { bearer })).body).toEqual({ error: "invalid_token" });
  });

  it("HOLD-1 a session that could not be told of its end is over by its epoch", async () => {
    const auth = service();
    const { access, refresh, id } = await member(auth);
    await env.AUTH_ACCOUNT.getByName(id).signOutEverywhere(auth.now());
    expect(await tryIt(auth, { kind: "access", token: access })).toBeNull();
    expect((await auth.ask("/api/auth/v2/token", { query: renewal(refresh) })).body.error_code).toBe(3);
  });

  it("HOLD-1 a refused token says so as ever", async () => {
    const auth = service();
    const { access, refresh } = await member(auth);
    await auth.ask("/api/auth/v2/account/logout-all", { ...post, bearer: access });
    const answer = await auth.ask("/api/auth/v2/account", { bearer: access });
    expect([answer.status, answer.body]).toEqual([401, { error: "invalid_token" }]);
    expect(answer.headers.get("www-authenticate")).toBe('Bearer error="invalid_token"');
    const renewed = await auth.ask("/api/auth/v2/token", { query: renewal(refresh) });
    expect(renewed.body).toEqual({ error: "invalid_token_request", error_code: 3 });
  });

  it("HOLD-1 without an address the recovery code outlives signing out everywhere: it is the one way back", async () => {
    const auth = service();
    const { access } = await member(auth);
    const { body } = await auth.ask("/api/auth/v2/account/edit", { ...post, bearer: access });
    const query = { hash: body.hash, otp: auth.otpFor(auth.inbox.at(-1)?.to ?? "") };
    await auth.ask("/api/auth/v2/account/edit/confirm", { ...post, bearer: access, query });
    const made = await auth.ask("/api/auth/v2/account/recovery-code", { ...post, bearer: access });
    await auth.ask("/api/auth/v2/account/logout-all", { ...post, bearer: access });
    expect(await tryIt(auth, { kind: "recovery", code: made.body.recovery_code })).toHaveLength(1);
  });
});

describe("a change that can be taken back", { timeout: 60_000 }, () => {
  const edit = (auth: Service, bearer: string, email?: string) =>
    auth.ask("/api/auth/v2/account/edit", { ...post, bearer, query: email ? { email } : {} });

  async function removeAddress(auth: Service, bearer: string, email: string) {
    const { body } = await edit(auth, bearer);
    const query = { hash: body.hash, otp: auth.otpFor(email) };
    return auth.ask("/api/auth/v2/account/edit/confirm", { ...post, bearer, query });
  }

  it("HOLD-1 is not followed by another in one step, but by removing and adding, which need both mailboxes", async () => {
    const auth = service();
    const { access, email } = await member(auth);
    const [second, third] = [newAddress(), newAddress()];
    await addAddress(auth, access, second);
    const first = undoToken(auth);
    const answer = await edit(auth, access, third);
    expect([answer.status, answer.body]).toEqual([400, { error: "address_changed_lately" }]);
    expect(auth.inbox.some(({ to }) => to === third)).toBe(false);
    expect((await removeAddress(auth, access, second)).body).toEqual({ status: "confirmed", email: second });
    expect((await addAddress(auth, access, third)).body).toEqual({ status: "confirmed", email: third });
    expect((await undo(auth, first)).body).toEqual({ status: "confirmed", email });
  });

  it("HOLD-1 is kept however many follow: when there is no room the next has to wait", async () => {
    const auth = service();
    const { access, email } = await member(auth);
    let present = newAddress();
    await addAddress(auth, access, present);
    const first = undoToken(auth);
    const statuses: number[] = [];
    for (let change = 0; change < 9; change += 1) {
      auth.pass(600_000);
      const removed = await edit(auth, access);
      statuses.push(removed.status);
      if (removed.status !== 200) continue;
      const query = { hash: removed.body.hash, otp: auth.otpFor(present) };
      await auth.ask("/api/auth/v2/account/edit/confirm", { ...post, bearer: access, query });
      present = newAddress();
      await addAddress(auth, access, present);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 429, 429]);
    expect((await undo(auth, first)).body).toEqual({ status: "confirmed", email });
  });

  it("HOLD-1 keeps a stranger from deleting the account", async () => {
    const auth = service();
    const { access, email, id } = await member(auth);
    await addAddress(auth, access, newAddress());
    const answer = await remove(auth, access);
    expect([answer.status, answer.body]).toEqual([400, { error: "address_changed_lately" }]);
    expect((await undo(auth, undoToken(auth))).body.email).toBe(email);
    const code = await loginCode(auth, email);
    expect(pairOf(await auth.ask("/api/auth/v2/token", { query: exchange(code) })).id).toBe(id);
  });

  it("HOLD-1 is taken back by one of two presses at once", async () => {
    const auth = service();
    const { access, email } = await member(auth);
    await addAddress(auth, access, newAddress());
    const token = undoToken(auth);
    const answers = await Promise.all(Array.from({ length: 8 }, () => undo(auth, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(400)]);
    expect(
      pairOf(await auth.ask("/api/auth/v2/token", { query: exchange(await loginCode(auth, email)) })).access,
    ).toBeTruthy();
  });
});

describe("the link of a mail", () => {
  const check = (auth: Service, json: object) => auth.ask("/api/auth/v2/login/link", { ...post, json });

  it("HOLD-1 is told to be good for one address, without being used up", async () => {
    const auth = service();
    const { email } = await member(auth);
    const { link: otp } = await mailed(auth, email);
    for (let time = 0; time < 2; time += 1) {
      expect((await check(auth, { email, otp })).body).toEqual({ status: "valid" });
    }
    expect((await check(auth, { email: "anybody's words@example.com", otp })).body).toEqual(refused);
    expect(await tryIt(auth, { kind: "link", email, otp })).toHaveLength(1);
    const used = await check(auth, { email, otp });
    expect([used.status, used.body]).toEqual([400, refused]);
  });

  it.each([{}, { email: "a@b.example", otp: "123456" }, { email: "a@b.example", otp: "x".repeat(86) }])(
    "HOLD-1 %j is none",
    async (json) => expect((await check(service(), json)).body).toEqual(refused),
  );
});
