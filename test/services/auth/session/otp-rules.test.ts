import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tokenErrorCodes } from "../../../../src/contract/subscription/auth.ts";
import { limits } from "../../../../src/services/auth/rules.ts";
import { followLink, opensLink, reserveSend, setOtp, tryOtp } from "../../../../src/services/auth/session/otp-rules.ts";
import { end, type Session } from "../../../../src/services/auth/session/session-rules.ts";
import { bearer, digest, fresh, granted, mailed, opened, waiting } from "./session-under-test.ts";

const over = (session: Session) => end(session, tokenErrorCodes.loggedOut);
const typed = { digest, passcode: mailed.digest, address: mailed.address };
const followed = { link: mailed.link, address: mailed.address };
const refused = { ok: false, error: "invalid_login_credentials" };

describe("asking for a one-time code", () => {
  it("SVC-2 may be done at once, and is counted", () => {
    const { session, answer } = reserveSend(fresh(), digest, opened + 7);
    expect(answer).toBe(0);
    expect(session).toEqual({ ...fresh(), sends: { count: 1, lastAt: opened + 7 } });
  });

  it("SVC-2 has to wait half a minute after the one before, told in whole seconds", () => {
    const { session } = reserveSend(fresh(), digest, opened);
    const later = (milliseconds: number) => reserveSend(session, digest, opened + milliseconds);
    expect([later(0), later(1000), later(1001), later(29_999)].map(({ answer }) => answer)).toEqual([30, 29, 29, 1]);
    expect(later(29_999).session).toBe(session);
    expect(later(30_000).session.sends).toEqual({ count: 2, lastAt: opened + 30_000 });
  });

  it("SVC-2 is over after five, until the session is", () => {
    const sends = Array.from({ length: limits.sendsPerSession }, (_, index) => opened + index * limits.sendSpacing);
    const worn = sends.reduce((session, now) => {
      const step = reserveSend(session, digest, now);
      expect(step.answer).toBe(0);
      return step.session;
    }, fresh());
    const now = opened + 300_000;
    expect(reserveSend(worn, digest, now)).toEqual({ session: worn, answer: 300 });
  });

  it.each([
    ["with another id", fresh(), "another digest", opened],
    ["ten minutes after the session was opened", fresh(), digest, opened + limits.session],
    ["once it gave its code", granted(), digest, opened],
    ["once it is over", over(fresh()), digest, opened],
  ])("SVC-2 is refused %s", (_, session, id, now) => {
    expect(reserveSend(session, id, now)).toEqual({ session, answer: "invalid_session_id" });
  });
});

describe("a one-time code", () => {
  it("SVC-2 takes the place of the one before, with tries of its own", () => {
    const worn = tryOtp(waiting(), { ...typed, passcode: "wrong" }, opened).session;
    const { session, answer } = setOtp(worn, { ...mailed, digest: "second" }, opened + 9);
    expect(answer).toBe(true);
    expect(session.passcode).toEqual({ ...mailed, digest: "second", expiresAt: opened + 9 + 600_000, tries: 0 });
  });

  it("SVC-2 signs in once, to its account, in the epoch of its making", () => {
    const { session, answer } = tryOtp(waiting(), typed, opened);
    expect(answer).toEqual({ ok: true, ...bearer });
    expect(session).toEqual(fresh());
    expect(tryOtp(session, typed, opened)).toEqual({ session, answer: refused });
  });

  it("SVC-2 is good for ten minutes, within which its session has to be as well", () => {
    const late = { ...waiting(), openedAt: opened + limits.otp };
    expect(tryOtp(late, typed, opened + limits.otp - 1).answer).toEqual({ ok: true, ...bearer });
    expect(tryOtp(late, typed, opened + limits.otp)).toEqual({ session: late, answer: refused });
  });

  it.each([
    ["other digits", { ...typed, passcode: "wrong" }],
    ["another address", { ...typed, address: "wrong" }],
  ])("SVC-2 with %s costs a try and signs nobody in", (_, given) => {
    const { session, answer } = tryOtp(waiting(), given, opened);
    expect(answer).toEqual(refused);
    expect(session.passcode).toEqual({ ...waiting().passcode, tries: 1 });
  });

  it("SVC-2 for an address without an account is never right, and its tries are counted alike", () => {
    const { session: nobody } = setOtp(fresh(), { ...mailed, accountId: null }, opened);
    const { session, answer } = tryOtp(nobody, typed, opened);
    expect([answer, session.passcode?.tries]).toEqual([refused, 1]);
  });

  it("SVC-2 is right after any four wrong ones, and never after five", () => {
    fc.assert(
      fc.property(fc.nat({ max: 12 }), (wrongOnes) => {
        const worn = Array.from({ length: wrongOnes }).reduce<Session>(
          (session) => tryOtp(session, { ...typed, passcode: "wrong" }, opened).session,
          waiting(),
        );
        expect(tryOtp(worn, typed, opened).answer.ok).toBe(wrongOnes < limits.otpTries);
        expect(worn.passcode?.tries).toBe(Math.min(wrongOnes, limits.otpTries));
      }),
    );
  });

  it.each([
    ["with another id of the session", waiting(), { ...typed, digest: "another" }],
    ["in a session that is over", over(waiting()), typed],
  ])("SVC-2 is not even tried %s", (_, session, given) => {
    expect(tryOtp(session, given, opened)).toEqual({ session, answer: { ok: false, error: "invalid_session_id" } });
  });

  it("SVC-2 that was never sent is no right one", () => {
    expect(tryOtp(fresh(), typed, opened)).toEqual({ session: fresh(), answer: refused });
  });
});

describe("the link of the mail", () => {
  it("SVC-2 signs in once, and takes the digits with it", () => {
    const { session, answer } = followLink(waiting(), followed, opened + limits.otp - 1);
    expect(answer).toEqual({ ok: true, ...bearer });
    expect(session).toEqual(fresh());
  });

  it("SVC-2 outlives worn-out tries and the end of the session that asked", () => {
    const { passcode } = waiting();
    const worn = { ...over(waiting()), passcode: passcode && { ...passcode, tries: limits.otpTries } };
    expect(followLink(worn, followed, opened).answer.ok).toBe(true);
  });

  it.each<[string, Session, typeof followed, number]>([
    ["another secret", waiting(), { ...followed, link: "wrong" }, opened],
    ["another address", waiting(), { ...followed, address: "wrong" }, opened],
    ["ten minutes later", waiting(), followed, opened + limits.otp],
    ["where nothing was sent", fresh(), followed, opened],
    [
      "for an address without an account",
      setOtp(fresh(), { ...mailed, accountId: null }, opened).session,
      followed,
      opened,
    ],
  ])("SVC-2 signs nobody in: %s", (_, session, given, now) => {
    expect(followLink(session, given, now)).toEqual({ session, answer: refused });
    expect(opensLink(session, given, now)).toBeNull();
  });

  it("SVC-2 is not used up by asking whether it would sign in", () => {
    const session = waiting();
    expect(opensLink(session, followed, opened)).toEqual(bearer);
    expect(session).toEqual(waiting());
  });
});
