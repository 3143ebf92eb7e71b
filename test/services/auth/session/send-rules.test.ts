import { describe, expect, it } from "vitest";
import { tokenErrorCodes } from "../../../../src/contract/subscription/auth.ts";
import { limits } from "../../../../src/services/auth/rules.ts";
import { reserveSend, sentMail, setMail } from "../../../../src/services/auth/session/send-rules.ts";
import { end, type SessionRecord } from "../../../../src/services/auth/session/session-rules.ts";
import { digest, fresh, granted, opened } from "./session-under-test.ts";

const over = (session: SessionRecord) => end(session, tokenErrorCodes.loggedOut);

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

describe("the mail whose one-time code counts", () => {
  const sent = setMail(fresh(), "first").session;

  it("SVC-2 is the last one that was sent", () => {
    expect(sentMail(fresh(), digest, opened)).toEqual({ ok: true, mailId: null });
    expect(sentMail(sent, digest, opened)).toEqual({ ok: true, mailId: "first" });
    expect(sentMail(setMail(sent, "second").session, digest, opened)).toEqual({ ok: true, mailId: "second" });
  });

  it.each([
    ["with another id of the session", sent, "another"],
    ["in a session that is over", over(sent), digest],
  ])("SVC-2 is not even tried %s", (_, session, id) => {
    expect(sentMail(session, id, opened)).toEqual({ ok: false, error: "invalid_session_id" });
  });
});
