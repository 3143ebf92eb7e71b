import { describe, expect, it } from "vitest";
import {
  type Answer,
  claimsOf,
  codeIn,
  exchange,
  member,
  newAddress,
  openSession,
  post,
  type Service,
  service,
} from "./service.ts";

function askFor(auth: Service, cookie: string, email: string): Promise<Answer> {
  return auth.ask("/api/auth/v2/otp", { ...post, cookie, query: { email, locale: "en" } });
}

function logIn(auth: Service, cookie: string, email: string, otp: string): Promise<Answer> {
  return auth.ask("/api/auth/v2/login", { ...post, cookie, json: { method: "otp", email, otp } });
}

/** A one-time code that differs from this one, another for each index. */
function wrong(otp: string, index: number): string {
  return String((Number(otp) + 1 + index) % 1_000_000).padStart(6, "0");
}

/** The secret in the link of the newest mail to an address. */
function linkFor(auth: Service, email: string): string {
  const data = auth.inbox.findLast(({ to }) => to === email)?.data;
  return new URL(data && "link" in data ? data.link : "none:").searchParams.get("otp") ?? "";
}

describe("the link of a mail that a stranger asked for", { timeout: 60_000 }, () => {
  async function askedFor(auth: Service) {
    const { email } = await member(auth);
    const cookie = await openSession(auth);
    await askFor(auth, cookie, email);
    return { email, cookie, link: linkFor(auth, email) };
  }
  const opens = async (auth: Service, email: string, link: string) =>
    (await logIn(auth, await openSession(auth), email, link)).status;

  it("HOLD-1 signs its reader in after an account was made in that session, and deleted", async () => {
    const auth = service();
    const { email, cookie, link } = await askedFor(auth);
    const created = await auth.ask("/api/auth/v2/account/create", { ...post, cookie });
    const { body } = await auth.ask("/api/auth/v2/token", { query: exchange(codeIn(created)) });
    const deleted = await auth.ask("/api/auth/v2/account/delete", { ...post, bearer: body.access_token });
    expect(deleted.body).toMatchObject({ status: "deleted" });
    expect(await opens(auth, email, link)).toBe(302);
    expect(await opens(auth, email, link), "once").toBe(400);
  });

  it("HOLD-1 signs its reader in after other codes were asked for in that session, to whomever", async () => {
    const auth = service();
    const { email, cookie, link } = await askedFor(auth);
    for (const other of [newAddress(), email]) {
      auth.pass(31_000);
      expect((await askFor(auth, cookie, other)).status).toBe(200);
    }
    expect(await opens(auth, email, linkFor(auth, email))).toBe(302);
    expect(await opens(auth, email, link)).toBe(302);
  });
});

describe("one-time codes", { timeout: 60_000 }, () => {
  it("SVC-2 considers at most 5 of 1,000 wrong one-time codes, and the right one no more, until a new one is asked for", async () => {
    const auth = service();
    const { email } = await member(auth);
    const stranger = await openSession(auth);
    const owner = await openSession(auth);
    await askFor(auth, stranger, email);
    const mailedForStranger = auth.otpFor(email);
    await askFor(auth, owner, email);
    const mailedForOwner = auth.otpFor(email);

    const attempts = Array.from({ length: 1000 }, (_, index) =>
      logIn(auth, stranger, email, wrong(mailedForStranger, index)),
    );
    const answers = await Promise.all(attempts);
    expect(new Set(answers.map(({ text }) => text))).toEqual(
      new Set([JSON.stringify({ error: "invalid_login_credentials" })]),
    );
    const late = await logIn(auth, stranger, email, mailedForStranger);
    expect([late.status, late.body]).toEqual([400, { error: "invalid_login_credentials" }]);

    const other = await logIn(auth, owner, email, mailedForStranger);
    expect(other.status, "a passcode counts only in the session that asked").toBe(
      mailedForStranger === mailedForOwner ? 302 : 400,
    );
    expect((await logIn(auth, owner, email, mailedForOwner)).status, "the owner is not stopped").toBe(302);

    auth.pass(31_000);
    await askFor(auth, stranger, email);
    expect((await logIn(auth, stranger, email, auth.otpFor(email))).status).toBe(302);
  });

  it.each([4, 5])(
    "SVC-2 takes the right one-time code after %i wrong ones only while tries are left",
    async (count) => {
      const auth = service();
      const { email } = await member(auth);
      const cookie = await openSession(auth);
      await askFor(auth, cookie, email);
      const otp = auth.otpFor(email);
      for (let index = 0; index < count; index += 1) await logIn(auth, cookie, email, wrong(otp, index));
      expect((await logIn(auth, cookie, email, otp)).status).toBe(count < 5 ? 302 : 400);
    },
  );

  it("SVC-2 voids the older one-time code by the newer, and any after ten minutes", async () => {
    const auth = service();
    const { email } = await member(auth);
    const cookie = await openSession(auth);
    await askFor(auth, cookie, email);
    const older = auth.otpFor(email);
    auth.pass(31_000);
    await askFor(auth, cookie, email);
    const newer = auth.otpFor(email);
    if (older !== newer) expect((await logIn(auth, cookie, email, older)).status).toBe(400);
    auth.pass(600_000);
    expect((await logIn(auth, cookie, email, newer)).body).toEqual({ error: "invalid_session_id" });
  });

  it("SVC-2 answers an unknown address as a known one, and sends nothing to it", async () => {
    const auth = service();
    const { email } = await member(auth);
    const unknown = newAddress();
    const answers = [];
    for (const address of [email, unknown]) answers.push(await askFor(auth, await openSession(auth), address));
    const [known, other] = answers;
    expect(other?.text).toBe(known?.text);
    expect(other?.status).toBe(known?.status);
    expect([...(other?.headers ?? [])]).toEqual([...(known?.headers ?? [])]);
    expect(auth.inbox.filter(({ to }) => to === unknown)).toHaveLength(0);
  });

  it("SVC-2 makes a session wait between one-time codes, with Retry-After", async () => {
    const auth = service();
    const { email } = await member(auth);
    const cookie = await openSession(auth);
    expect((await askFor(auth, cookie, email)).status).toBe(200);
    const early = await askFor(auth, cookie, email);
    expect([early.status, early.body]).toEqual([429, { error: "too_many_requests" }]);
    expect(Number(early.headers.get("retry-after"))).toBeGreaterThan(28);
    expect(Number(early.headers.get("retry-after"))).toBeLessThanOrEqual(30);
    for (let count = 0; count < 4; count += 1) {
      auth.pass(30_000);
      expect((await askFor(auth, cookie, email)).status).toBe(200);
    }
    auth.pass(30_000);
    const sixth = await askFor(auth, cookie, email);
    expect(sixth.status, "five a session").toBe(429);
  });

  it("SVC-2 keeps a stranger with many sessions from flooding a mailbox, and lets the owner ask half a minute later", async () => {
    const auth = service();
    const { email } = await member(auth);
    const before = auth.inbox.length;
    for (let count = 0; count < 40; count += 1) await askFor(auth, await openSession(auth), email);
    expect(auth.inbox.length - before).toBeLessThanOrEqual(10);
    const owner = await openSession(auth);
    const flooded = auth.inbox.length;
    expect((await askFor(auth, owner, email)).status, "nobody is told what others asked for").toBe(200);
    expect(auth.inbox.length).toBe(flooded);
    auth.pass(31_000);
    await askFor(auth, owner, email);
    const answer = await logIn(auth, owner, email, linkFor(auth, email));
    expect((await auth.ask("/api/auth/v2/token", { query: exchange(codeIn(answer)) })).status).toBe(200);
  });

  it("SVC-2 lets the owner in by the link of a mail that a stranger asked for, wore out, and left no budget after", async () => {
    const auth = service();
    const { email, id } = await member(auth);
    const stranger = await openSession(auth);
    await askFor(auth, stranger, email);
    const link = linkFor(auth, email);
    const otp = auth.otpFor(email);
    for (let index = 0; index < 6; index += 1) await logIn(auth, stranger, email, wrong(otp, index));
    await auth.ask("/api/auth/v2/account/create", { ...post, cookie: stranger });
    for (let count = 0; count < 10; count += 1) await askFor(auth, await openSession(auth), email);

    const owner = await openSession(auth);
    const flooded = auth.inbox.length;
    await askFor(auth, owner, email);
    expect(auth.inbox.length).toBe(flooded);
    expect((await logIn(auth, owner, newAddress(), link)).status, "the link is for one address").toBe(400);
    expect((await logIn(auth, owner, email, `${link.slice(0, 64)}${"x".repeat(22)}`)).status).toBe(400);
    const answer = await logIn(auth, owner, email, link);
    const { body } = await auth.ask("/api/auth/v2/token", { query: exchange(codeIn(answer)) });
    expect(claimsOf(body.access_token).sub).toBe(id);
    expect((await logIn(auth, await openSession(auth), email, link)).status, "once").toBe(400);
  });

  it("SVC-2 lets link and one-time code of one mail work once between them, and for ten minutes", async () => {
    const auth = service();
    const { email } = await member(auth);
    const cookie = await openSession(auth);
    await askFor(auth, cookie, email);
    const link = linkFor(auth, email);
    expect((await logIn(auth, cookie, email, auth.otpFor(email))).status).toBe(302);
    expect((await logIn(auth, await openSession(auth), email, link)).status).toBe(400);
    await askFor(auth, await openSession(auth), email);
    auth.pass(600_000);
    expect((await logIn(auth, await openSession(auth), email, linkFor(auth, email))).status).toBe(400);
  });

  it("SVC-2 never signs in to an address without an account, whatever the one-time code", async () => {
    const auth = service();
    const email = newAddress();
    const cookie = await openSession(auth);
    await askFor(auth, cookie, email);
    for (let index = 0; index < 6; index += 1) {
      expect((await logIn(auth, cookie, email, wrong("000000", index))).body).toEqual({
        error: "invalid_login_credentials",
      });
    }
  });
});
