import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tokenErrorCodes } from "../../../../src/contract/subscription/auth.ts";
import { limits } from "../../../../src/services/auth/rules.ts";
import {
  issueAuthorizationCode,
  type Rotation,
  redeemCode,
  rotate,
} from "../../../../src/services/auth/session/grant-rules.ts";
import { end, type SessionRecord } from "../../../../src/services/auth/session/session-rules.ts";
import {
  bearer,
  digest,
  fresh,
  granted,
  opened,
  opening,
  redeemed,
  redemption,
  rotation,
} from "./session-under-test.ts";

const { invalid, expired, reused, loggedOut, replay } = tokenErrorCodes;
const grant = { ...bearer, digest, code: "digest of the code" };

describe("the authorization code", () => {
  it("SVC-2 is given once, with where it goes and the client's state", () => {
    const { session, answer } = issueAuthorizationCode(fresh(), grant, opened + 5);
    expect(answer).toEqual({ redirectUri: opening.redirectUri, state: opening.state });
    expect(session).toEqual({
      ...fresh(),
      code: { digest: grant.code, ...bearer, issuedAt: opened + 5, used: false },
    });
    expect(issueAuthorizationCode(session, grant, opened + 6)).toEqual({ session, answer: null });
  });

  it.each([
    ["by whoever has another id", fresh(), { ...grant, digest: "another" }, opened],
    ["once the session has run out", fresh(), grant, opened + limits.session],
    ["once the session is over", end(fresh(), loggedOut), grant, opened],
  ])("SVC-2 is not given %s", (_, session, given, now) => {
    expect(issueAuthorizationCode(session, given, now)).toEqual({ session, answer: null });
  });
});

describe("redeeming the code", () => {
  it("SVC-2 gives tokens to the account of the code, within a minute", () => {
    const now = opened + limits.code - 1;
    const { session, answer } = redeemCode(granted(), redemption, now);
    expect(answer).toEqual({ ok: true, ...bearer });
    expect(session.code?.used).toBe(true);
    expect(session.family).toEqual({ ...bearer, current: "refresh 1", usedAt: now, spent: [] });
  });

  it.each<[string, SessionRecord, Partial<typeof redemption>, number, number]>([
    ["another code", granted(), { code: "another" }, opened, invalid],
    ["another verifier", granted(), { challenge: "another" }, opened, invalid],
    ["another client", granted(), { clientId: "ios" }, opened, invalid],
    ["another redirect", granted(), { redirectUri: "https://evil.example/" }, opened, invalid],
    ["no redirect where one was named", granted(), { redirectUri: undefined }, opened, invalid],
    ["a code that was never given", fresh(), {}, opened, invalid],
    ["a minute later", granted(), {}, opened + limits.code, expired],
    ["a session that is over", end(granted(), loggedOut), {}, opened, loggedOut],
    ["a session that was ended as invalid", end(granted(), invalid), {}, opened + limits.code, invalid],
  ])("SVC-2 gives nothing for %s", (_, session, change, now, code) => {
    expect(redeemCode(session, { ...redemption, ...change }, now)).toEqual({ session, answer: { ok: false, code } });
  });

  it("SVC-2 needs no redirect where authorize named none, and then takes the usual one only by its name", () => {
    const unnamed = { ...granted(), redirectNamed: false };
    const withRedirect = (redirectUri: string | undefined) =>
      redeemCode(unnamed, { ...redemption, redirectUri }, opened).answer.ok;
    expect([undefined, opening.redirectUri, "https://evil.example/"].map(withRedirect)).toEqual([true, true, false]);
  });

  it("SVC-2 a second time ends what the first one gave", () => {
    const { session, answer } = redeemCode(redeemed(), redemption, opened);
    expect(answer).toEqual({ ok: false, code: replay });
    expect(session).toEqual({ ...redeemed(), ended: replay });
    expect(rotate(session, rotation, opened).answer).toEqual({ kind: "refused", code: replay });
  });

  it("SVC-2 a second time, in a session that was over already, tells why it is", () => {
    const over = end(redeemed(), loggedOut);
    expect(redeemCode(over, redemption, opened)).toEqual({ session: over, answer: { ok: false, code: loggedOut } });
  });
});

describe("a refresh token", () => {
  const later = opened + 60_000;

  it("SVC-2 gives the next pair, and remembers what it gave", () => {
    const { session, answer } = rotate(redeemed(), rotation, later);
    expect(answer).toEqual({ kind: "rotated" });
    expect(session.family).toEqual({
      ...bearer,
      current: "refresh 2",
      usedAt: later,
      spent: [{ id: "refresh 1", at: later, answer: rotation.answer }],
    });
  });

  const again = { ...rotation, nextId: "refresh x", answer: "another answer" };

  it.each([0, limits.refreshAgain, limits.refreshToken - 1])(
    "HOLD-2 gives the same answer again after %i ms, while its successor is unused",
    (wait) => {
      const { session } = rotate(redeemed(), rotation, later);
      expect(rotate(session, again, later + wait)).toEqual({
        session,
        answer: { kind: "again", answer: rotation.answer },
      });
    },
  );

  it("HOLD-2 whose successor was used gives it for ten seconds from its own use, and ends the family after them", () => {
    const second = rotate(redeemed(), rotation, later).session;
    const third = rotate(second, { ...rotation, refreshId: "refresh 2", nextId: "refresh 3" }, later + 5).session;
    expect(rotate(third, again, later + limits.refreshAgain - 1)).toEqual({
      session: third,
      answer: { kind: "again", answer: rotation.answer },
    });
    expect(rotate(third, again, later + limits.refreshAgain)).toEqual({
      session: end(third, reused),
      answer: { kind: "refused", code: reused },
    });
  });

  it("HOLD-2 whose answer is not kept any more ends the family at once", () => {
    let session = redeemed();
    for (let use = 1; use <= limits.spentTokens + 1; use += 1) {
      session = rotate(
        session,
        { ...rotation, refreshId: `refresh ${use}`, nextId: `refresh ${use + 1}` },
        later,
      ).session;
    }
    expect(session.family?.spent).toHaveLength(limits.spentTokens);
    expect(rotate(session, rotation, later)).toEqual({
      session: end(session, replay),
      answer: { kind: "refused", code: replay },
    });
  });

  it("HOLD-2 nobody is locked out by requests and answers that come late, twice or never", () => {
    // In each round: whether the answer is lost, how often the request is repeated, and how long until the next one.
    const round = fc.record({
      isLost: fc.boolean(),
      repeats: fc.nat(4),
      wait: fc.integer({ min: 0, max: 86_400_000 }),
    });
    fc.assert(
      fc.property(fc.array(round, { maxLength: 25 }), (rounds) => {
        let [session, now, held, count] = [redeemed(), later, "refresh 1", 1];
        for (const { isLost, repeats, wait } of rounds) {
          for (let time = 0; time <= repeats; time += 1) {
            const next = `refresh ${count + 1}`;
            const step = rotate(session, { ...rotation, refreshId: held, nextId: next, answer: next }, now);
            expect(step.answer.kind).not.toBe("refused");
            if (step.answer.kind === "rotated") count += 1;
            session = step.session;
          }
          if (!isLost) held = `refresh ${count}`;
          now += wait;
        }
      }),
    );
  });

  it.each<[string, SessionRecord, Partial<Rotation>]>([
    ["of another account", redeemed(), { accountId: "another" }],
    ["of another client", redeemed(), { clientId: "ios" }],
    ["of a session that gave none", granted(), {}],
  ])("SVC-2 %s is refused, and ends nothing", (_, session, change) => {
    expect(rotate(session, { ...rotation, ...change }, later)).toEqual({
      session,
      answer: { kind: "refused", code: invalid },
    });
  });

  it("SVC-2 from before all sessions ended is told so, and the session is over", () => {
    expect(rotate(redeemed(), { ...rotation, sessionsFrom: 4 }, later)).toEqual({
      session: end(redeemed(), loggedOut),
      answer: { kind: "refused", code: loggedOut },
    });
  });

  it("SVC-2 of a session that is over is refused for the first reason", () => {
    const over = end(redeemed(), invalid);
    expect(rotate(over, { ...rotation, sessionsFrom: 4 }, later)).toEqual({
      session: over,
      answer: { kind: "refused", code: invalid },
    });
  });

  it("SVC-2 in whatever order tokens come, one is in force and nothing leads out of an ended family", () => {
    const uses = fc.array(fc.tuple(fc.nat({ max: 6 }), fc.nat({ max: 20_000 })), { maxLength: 30 });
    fc.assert(
      fc.property(uses, (steps) => {
        let session = redeemed();
        let now = opened;
        let next = 2;
        for (const [token, wait] of steps) {
          now += wait;
          const before = session;
          const step = rotate(before, { ...rotation, refreshId: `refresh ${token}`, nextId: `refresh ${next}` }, now);
          const isCurrent = before.ended === null && before.family?.current === `refresh ${token}`;
          expect(step.answer.kind === "rotated").toBe(isCurrent);
          if (isCurrent) expect(step.session.family?.current).toBe(`refresh ${next}`);
          if (before.ended !== null) expect(step.session).toBe(before);
          if (isCurrent) next += 1;
          session = step.session;
        }
      }),
    );
  });
});
