import { describe, expect, it } from "vitest";
import {
  addAddress,
  codeIn,
  exchange,
  member,
  newAddress,
  openSession,
  post,
  renewal,
  type Service,
  service,
  signUp,
} from "./service.ts";

const times = <Value>(count: number, make: () => Promise<Value>) => Promise.all(Array.from({ length: count }, make));

/** The secret in the link of the newest mail that has such a link. */
function secretOf({ inbox }: Service, name: "link" | "undoLink"): string {
  const data: Readonly<Record<string, unknown>> = inbox.findLast((mail) => name in mail.data)?.data ?? {};
  const { searchParams } = new URL(String(data[name]));
  return searchParams.get("otp") ?? searchParams.get("token") ?? "";
}

describe("200 at once, one effect", { timeout: 60_000 }, () => {
  it("SVC-2 gives tokens for a code once, and the replays end what it gave", async () => {
    const auth = service();
    const cookie = await openSession(auth);
    const code = codeIn(await auth.ask("/api/auth/v2/account/create", { ...post, cookie }));
    const answers = await times(200, () => auth.ask("/api/auth/v2/token", { query: exchange(code) }));
    const given = answers.filter(({ status }) => status === 200);
    expect(given).toHaveLength(1);
    const refusals = new Set(
      answers.filter(({ status }) => status !== 200).map(({ status, text }) => `${status} ${text}`),
    );
    expect([...refusals]).toEqual([`400 ${JSON.stringify({ error: "invalid_token_request", error_code: 4 })}`]);
    const [pair] = given;
    expect((await auth.ask("/api/auth/v2/account", { bearer: pair?.body.access_token })).status).toBe(401);
    expect((await auth.ask("/api/auth/v2/token", { query: renewal(pair?.body.refresh_token) })).body.error_code).toBe(
      4,
    );
  });

  it("SVC-2 takes a one-time code once", async () => {
    const auth = service();
    const { email } = await member(auth);
    const cookie = await openSession(auth);
    await auth.ask("/api/auth/v2/otp", { ...post, cookie, query: { email } });
    const json = { method: "otp", email, otp: auth.otpFor(email) };
    const answers = await times(200, () => auth.ask("/api/auth/v2/login", { ...post, cookie, json }));
    expect(answers.filter(({ status }) => status === 302)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(199);
  });

  it("HOLD-2 makes one new pair of a refresh token, and gives it to all who ask at once", async () => {
    const auth = service();
    const { refresh } = await signUp(auth);
    const answers = await times(200, () => auth.ask("/api/auth/v2/token", { query: renewal(refresh) }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const [pair] = answers;
    expect((await auth.ask("/api/auth/v2/account", { bearer: pair?.body.access_token })).status).toBe(200);
    expect((await auth.ask("/api/auth/v2/token", { query: renewal(pair?.body.refresh_token) })).status).toBe(200);
  });

  it("SVC-2 creates one account in a session", async () => {
    const auth = service();
    const cookie = await openSession(auth);
    const answers = await times(200, () => auth.ask("/api/auth/v2/account/create", { ...post, cookie }));
    expect(answers.filter(({ status }) => status === 302)).toHaveLength(1);
    expect(answers.filter(({ body }) => body?.error === "invalid_request")).toHaveLength(199);
  });

  it("SVC-2 lets one of many accounts have an address", async () => {
    const auth = service();
    const email = newAddress();
    const edits = [];
    for (let count = 0; count < 5; count += 1) {
      const { access: bearer } = await signUp(auth);
      const { body } = await auth.ask("/api/auth/v2/account/edit", { ...post, bearer, query: { email } });
      edits.push({ bearer, query: { email, hash: body.hash, otp: auth.otpFor(email) } });
    }
    const answers = await Promise.all(edits.map((edit) => auth.ask("/api/auth/v2/account/edit/confirm", edit)));
    expect(answers.filter(({ body }) => body.status === "confirmed")).toHaveLength(1);
    const refusals = answers.filter(({ status }) => status !== 200).map(({ status, body }) => [status, body.error]);
    expect(refusals).toEqual(Array(4).fill([500, "account_change_email_address_failed"]));
  });

  it("SVC-2 confirms a change of address once", async () => {
    const auth = service();
    const { access: bearer } = await signUp(auth);
    const email = newAddress();
    const { body } = await auth.ask("/api/auth/v2/account/edit", { ...post, bearer, query: { email } });
    const query = { email, hash: body.hash, otp: auth.otpFor(email) };
    const answers = await times(50, () => auth.ask("/api/auth/v2/account/edit/confirm", { bearer, query }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("SVC-2 follows a login link once, from any session", async () => {
    const auth = service();
    const { email } = await member(auth);
    await auth.ask("/api/auth/v2/otp", { ...post, cookie: await openSession(auth), query: { email } });
    const json = { method: "otp", email, otp: secretOf(auth, "link") };
    const cookies = await times(20, () => openSession(auth));
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) =>
        auth.ask("/api/auth/v2/login", { ...post, cookie: cookies[at % cookies.length], json }),
      ),
    );
    expect(answers.filter(({ status }) => status === 302)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(199);
  });

  it("HOLD-1 takes a change of address back once", async () => {
    const auth = service();
    const { access: bearer } = await member(auth);
    await addAddress(auth, bearer, newAddress());
    const query = { token: secretOf(auth, "undoLink") };
    const answers = await times(200, () => auth.ask("/api/auth/v2/account/edit/undo", { ...post, query }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("SVC-2 deletes an account once, by its code", async () => {
    const auth = service();
    const { access: bearer, email } = await member(auth);
    const { body } = await auth.ask("/api/auth/v2/account/delete/code", { ...post, bearer });
    const json = { hash: body.hash, otp: auth.otpFor(email) };
    const answers = await times(200, () => auth.ask("/api/auth/v2/account/delete", { ...post, bearer, json }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]));
  });

  it("HOLD-2 makes one recovery code for one press, and it opens the account", async () => {
    const auth = service();
    const { access: bearer } = await signUp(auth);
    const json = { press: "p".repeat(43) };
    const answers = await times(200, () => auth.ask("/api/auth/v2/account/recovery-code", { ...post, bearer, json }));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const proof = { method: "recovery", code: answers[0]?.body.recovery_code };
    const cookie = await openSession(auth);
    expect((await auth.ask("/api/auth/v2/login", { ...post, cookie, json: proof })).status).toBe(302);
  });
});

describe.each([2, 5, 8])("%i equal requests at once", { timeout: 60_000 }, (count) => {
  const mailed = (auth: Service, to: string, template: string) =>
    auth.inbox.filter((mail) => mail.to === to && mail.template === template).length;
  /** A random one of the answers, drawn anew each time: a browser may keep any of them. */
  const any = <Value>(values: readonly Value[]) => values[Math.floor(Math.random() * values.length)] as Value;

  it("HOLD-2 for a change of address make one code and one mail, and every answer confirms it", async () => {
    const auth = service();
    const { access: bearer } = await signUp(auth);
    const email = newAddress();
    const ask = () => auth.ask("/api/auth/v2/account/edit", { ...post, bearer, query: { email } });
    const answers = await times(count, ask);
    expect(answers.map(({ status }) => status)).toEqual(Array(count).fill(200));
    expect(mailed(auth, email, "passcode")).toBe(1);
    const query = { email, hash: any(answers).body.hash, otp: auth.otpFor(email) };
    expect((await auth.ask("/api/auth/v2/account/edit/confirm", { ...post, bearer, query })).status).toBe(200);
  });

  it("HOLD-2 for a deletion make one code and one mail, and every answer deletes", async () => {
    const auth = service();
    const { access: bearer, email } = await member(auth);
    const ask = () => auth.ask("/api/auth/v2/account/delete/code", { ...post, bearer });
    const answers = await times(count, ask);
    expect(mailed(auth, email, "deletion")).toBe(1);
    auth.pass(30_000);
    const [later] = await times(1, ask);
    expect(mailed(auth, email, "deletion"), "who asks again is sent another").toBe(2);
    expect(later?.body.hash).not.toBe(any(answers).body.hash);
    const json = { hash: later?.body.hash, otp: auth.otpFor(email) };
    expect((await auth.ask("/api/auth/v2/account/delete", { ...post, bearer, json })).status).toBe(200);
    const other = await member(auth);
    const hash = any(
      await times(count, () => auth.ask("/api/auth/v2/account/delete/code", { ...post, bearer: other.access })),
    ).body.hash;
    const proof = { hash, otp: auth.otpFor(other.email) };
    expect((await auth.ask("/api/auth/v2/account/delete", { ...post, bearer: other.access, json: proof })).status).toBe(
      200,
    );
  });

  it("HOLD-2 for a recovery code make one, tell it once, and each gives it", async () => {
    const auth = service();
    const { access: bearer, email } = await member(auth);
    const json = { press: "p".repeat(43) };
    const answers = await times(count, () => auth.ask("/api/auth/v2/account/recovery-code", { ...post, bearer, json }));
    expect(new Set(answers.map(({ body }) => body.recovery_code)).size).toBe(1);
    expect(mailed(auth, email, "recovery-code")).toBe(1);
    const proof = { method: "recovery", code: any(answers).body.recovery_code };
    const cookie = await openSession(auth);
    expect((await auth.ask("/api/auth/v2/login", { ...post, cookie, json: proof })).status).toBe(302);
  });
});

describe("HOLD-2 asking again at once, after the code was used up in vain", () => {
  it("leads to a code that counts", async () => {
    const auth = service();
    const { email: taken } = await member(auth);
    const { access: bearer } = await signUp(auth);
    const ask = async () =>
      (await auth.ask("/api/auth/v2/account/edit", { method: "POST", bearer, query: { email: taken } })).body.hash;
    const confirm = async (hash: string) => {
      const query = { email: taken, hash, otp: auth.otpFor(taken) };
      return (await auth.ask("/api/auth/v2/account/edit/confirm", { method: "POST", bearer, query })).body;
    };
    const failed = { error: "account_change_email_address_failed" };
    const [first, equal] = [await ask(), await ask()];
    expect(equal, "equal requests share one").toBe(first);
    expect(await confirm(first)).toEqual(failed);
    expect(await confirm(first), "it works once").toEqual({ error: "invalid_link_signature" });
    const again = await ask();
    expect(again).not.toBe(first);
    expect(await confirm(again), "the code is right, and the address still somebody else’s").toEqual(failed);
  });
});
