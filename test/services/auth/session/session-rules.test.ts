import { describe, expect, it } from "vitest";
import { tokenErrorCodes } from "../../../../src/contract/subscription/auth.ts";
import { limits } from "../../../../src/services/auth/rules.ts";
import {
  checkAuthToken,
  end,
  forgetAt,
  isOpen,
  lastUse,
  liveBearer,
  openSession,
  openSignedIn,
} from "../../../../src/services/auth/session/session-rules.ts";
import { bearer, digest, fresh, granted, opened, opening, redeemed } from "./session-under-test.ts";

const { loggedOut, replay } = tokenErrorCodes;
const day = 24 * 60 * 60 * 1000;

const signedIn = () => openSignedIn({ ...opening, api: "v1" }, "digest of the token", bearer, opened);

describe("a session at its start", () => {
  it("SVC-2 keeps what authorize was asked for, and nothing has happened in it", () => {
    expect(openSession(opening, opened)).toEqual({
      ...opening,
      openedAt: opened,
      sends: { count: 0, lastAt: 0 },
      mailId: null,
      code: null,
      family: null,
      authToken: null,
      ended: null,
    });
  });

  it("SVC-2 is open for ten minutes, and to nobody with another id", () => {
    expect(isOpen(fresh(), digest, opened)).toBe(true);
    expect(isOpen(fresh(), digest, opened + 600_000 - 1)).toBe(true);
    expect(isOpen(fresh(), digest, opened + 600_000)).toBe(false);
    expect(isOpen(fresh(), "another digest", opened)).toBe(false);
    expect(isOpen({ ...fresh(), mailId: "mail" }, digest, opened)).toBe(true);
  });

  it.each([
    ["has given its code", granted()],
    ["has given its tokens", redeemed()],
    ["is signed in from the beginning", { ...signedIn(), digest }],
    ["was ended", end(fresh(), loggedOut)],
    // This code is 0, which must not be mistaken for "no reason".
    ["was ended as invalid", end(fresh(), tokenErrorCodes.invalid)],
  ])("SVC-2 is not open any more once it %s", (_, session) => {
    expect(isOpen(session, digest, opened)).toBe(false);
  });
});

describe("the end of a session", () => {
  it("SVC-2 has the first reason, whatever comes after it", () => {
    const over = end(fresh(), replay);
    expect(over).toEqual({ ...fresh(), ended: replay });
    expect(end(over, loggedOut)).toBe(over);
  });

  it("SVC-2 leaves nobody whom its tokens speak for, and no last use", () => {
    for (const session of [end(redeemed(), loggedOut), end(signedIn(), loggedOut)]) {
      expect(liveBearer(session)).toBeNull();
      expect(lastUse(session)).toBe(0);
    }
  });
});

describe("whom a session speaks for", () => {
  it.each([
    ["nobody, before anything was given", fresh(), null],
    ["nobody, while a code waits to be redeemed", granted(), null],
    ["the account of its tokens", redeemed(), bearer],
    ["the account of its v1 token", signedIn(), bearer],
  ])("SVC-2 %s", (_, session, expected) => {
    expect(liveBearer(session)).toEqual(expected);
  });

  it("SVC-2 was last used when it last gave tokens", () => {
    const { family } = redeemed();
    expect(lastUse(fresh())).toBe(0);
    expect(lastUse(granted())).toBe(0);
    expect(lastUse({ ...redeemed(), family: family && { ...family, usedAt: opened + 5 } })).toBe(opened + 5);
    expect(lastUse(signedIn())).toBe(opened);
  });
});

describe("the v1 token", () => {
  it("SVC-2 speaks for its account for a year", () => {
    const right = { ok: true, ...bearer };
    expect(checkAuthToken(signedIn(), "digest of the token", opened)).toEqual(right);
    expect(checkAuthToken(signedIn(), "digest of the token", opened + 365 * day - 1)).toEqual(right);
    expect(checkAuthToken(signedIn(), "digest of the token", opened + 365 * day)).toEqual({
      ok: false,
      error: "expired_token",
    });
  });

  it.each([
    ["another token", signedIn(), "another digest"],
    ["a token of a session that has none", redeemed(), "digest of the token"],
    ["the token of a session that is over", end(signedIn(), loggedOut), "digest of the token"],
    [
      "the token of a session that was ended as invalid",
      end(signedIn(), tokenErrorCodes.invalid),
      "digest of the token",
    ],
  ])("SVC-2 %s is none", (_, session, token) => {
    expect(checkAuthToken(session, token, opened)).toEqual({ ok: false, error: "invalid_token" });
  });
});

describe("forgetting", () => {
  it("SVC-2 comes when nothing can come back: the session twice over, a refresh token's life, the v1 token's", () => {
    expect(forgetAt(fresh(), opened + 1)).toBe(opened + 2 * limits.session);
    expect(forgetAt(granted(), opened + 1)).toBe(opened + 2 * limits.session);
    expect(forgetAt(redeemed(), opened + 1)).toBe(opened + 1 + 30 * day);
    expect(forgetAt(signedIn(), opened + 1)).toBe(opened + 365 * day);
  });
});
