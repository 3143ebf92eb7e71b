import { describe, expect, it } from "vitest";
import {
  admitSession,
  enter,
  isSameAddress,
  isSignedIn,
  newAccount,
  noteSubscription,
  profileOf,
  withNextEpoch,
} from "../../../../src/services/auth/account/account-rules.ts";
import { signOutEverywhere, suspend } from "../../../../src/services/auth/account/sign-out-rules.ts";
import { limits } from "../../../../src/services/auth/rules.ts";
import { bare, now, settled } from "./account-under-test.ts";

const edit = { email: null, hash: "h", passcode: "p", nonce: "n", isMailed: true, expiresAt: now + 1, tries: 0 };

describe("an account", () => {
  it("SVC-2 begins without an address, in its first epoch, and open", () => {
    expect(newAccount("one", now)).toEqual({
      id: "one",
      email: null,
      status: "active",
      createdAt: now,
      epoch: 0,
      sessionsFrom: 0,
      edit: null,
      undos: [],
      sessions: [],
    });
  });

  it("SVC-2 tells of itself who it is, and nothing of codes and sessions", () => {
    expect(profileOf({ ...settled, edit })).toEqual({
      id: "account",
      email: "robin@post.example",
      status: "active",
      createdAt: now,
      epoch: 5,
      sessionsFrom: 3,
      hasRecovery: true,
      hasPasskey: false,
      receiptsEnded: true,
      subscribedSince: null,
    });
    const noted = noteSubscription(settled, now).account;
    expect(profileOf(noted).subscribedSince).toBe(now);
    expect(noteSubscription(noted, now + 1)).toEqual({ account: noted, answer: now });
  });

  it("SVC-2 has one epoch more, and no change under way, where what was issued shall count no longer", () => {
    expect(withNextEpoch({ ...settled, edit })).toEqual({ ...settled, epoch: 6, edit: null });
  });

  it("SVC-2 keeps the sessions of the epoch in which all ended last, and of those after it", () => {
    expect([2, 3, 4].map((epoch) => isSignedIn(settled, epoch))).toEqual([false, true, true]);
  });
});

describe("two spellings of an address", () => {
  it.each([
    ["robin@post.example", " Robin@POST.example ", true],
    ["robin@post.example", "wren@post.example", false],
    [null, null, true],
    [null, "robin@post.example", false],
    ["robin@post.example", null, false],
  ])("SVC-2 %j and %j are one: %s", (one, other, expected) => {
    expect(isSameAddress(one, other)).toBe(expected);
  });
});

describe("entering", () => {
  const wrong = { ok: false, error: "invalid_login_credentials" };
  it.each([
    ["a proof of this epoch that no mail brought", { epoch: 5, email: null }, { ok: true }],
    ["one that was mailed to the address", { epoch: 5, email: "Robin@post.example" }, { ok: true }],
    ["one that was mailed to an address of before", { epoch: 5, email: "wren@post.example" }, wrong],
    ["one of the epoch before", { epoch: 4, email: null }, wrong],
    ["one of an epoch to come", { epoch: 6, email: null }, wrong],
  ])("SVC-2 %s", (_, proof, answer) => {
    expect(enter(settled, proof)).toEqual(answer);
  });

  it("SVC-2 is closed while an account is suspended, and says so to a right proof", () => {
    const proof = { epoch: 5, email: null };
    expect(enter({ ...settled, status: "suspended" }, proof)).toEqual({ ok: false, error: "suspended_account" });
  });
});

describe("a new session", () => {
  it("SVC-2 follows those that there are", () => {
    const { account, answer } = admitSession(settled, "third", 5);
    expect(answer).toEqual({ ok: true, oldest: null, isFirst: false });
    expect(account).toEqual({ ...settled, sessions: ["first", "second", "third"], wasSignedIn: true });
  });

  it("LIFE-4 is the first only of an account that never had one", () => {
    const { account, answer } = admitSession(bare, "first", 0);
    expect(answer).toMatchObject({ ok: true, isFirst: true });
    expect(admitSession({ ...account, sessions: [] }, "second", 0).answer).toMatchObject({ ok: true, isFirst: false });
  });

  it("SVC-2 takes the place of the oldest where there are fifty", () => {
    const sessions = Array.from({ length: limits.sessionsPerAccount }, (_, index) => `s${index}`);
    const almost = admitSession({ ...settled, sessions: sessions.slice(1) }, "new", 5);
    expect(almost.answer).toEqual({ ok: true, oldest: null, isFirst: false });
    const { account, answer } = admitSession({ ...settled, sessions }, "new", 5);
    expect(answer).toEqual({ ok: true, oldest: "s0", isFirst: false });
    expect(account.sessions).toEqual([...sessions.slice(1), "new"]);
  });

  it.each([
    ["of a sign-in of the epoch before", settled, 4],
    ["of a suspended account", { ...settled, status: "suspended" as const }, 5],
    ["of an account that is ending", { ...settled, status: "ending" as const }, 5],
  ])("SVC-2 %s is none", (_, account, epoch) => {
    expect(admitSession(account, "third", epoch)).toEqual({ account, answer: { ok: false } });
  });
});

describe("ending every session", () => {
  const { recovery: _, ...withoutRecovery } = settled;
  const ended = { epoch: 6, sessionsFrom: 6, sessions: [] };

  it("SVC-2 voids the recovery code as well, where mail leads back in", () => {
    expect(signOutEverywhere({ ...settled, edit }, now)).toEqual({
      account: { ...withoutRecovery, ...ended },
      answer: { sessions: ["first", "second"], locators: ["locator"] },
    });
  });

  it("SVC-2 leaves the recovery code where it is the one way back", () => {
    const { account, answer } = signOutEverywhere({ ...settled, email: null }, now);
    expect(account).toEqual({ ...settled, email: null, ...ended });
    expect(answer).toEqual({ sessions: ["first", "second"], locators: [] });
  });

  it("SVC-2 and all that there is, has no locator to set free where there is no code", () => {
    expect(signOutEverywhere(withoutRecovery, now).answer.locators).toEqual([]);
    expect(signOutEverywhere(settled, now).answer.locators).toEqual(["locator"]);
    expect(signOutEverywhere(settled, now).account).not.toHaveProperty("recovery");
  });
});

describe("suspending", () => {
  it("SVC-2 ends the sessions and keeps the recovery code", () => {
    expect(suspend(settled, true)).toEqual({
      account: { ...settled, status: "suspended", epoch: 6, sessionsFrom: 6, sessions: [] },
      answer: { sessions: ["first", "second"], locators: [] },
    });
  });

  it("SVC-2 taken back lets the account in again, and brings no session back", () => {
    const { account } = suspend(settled, true);
    expect(suspend(account, false)).toEqual({
      account: { ...account, status: "active" },
      answer: { sessions: [], locators: [] },
    });
    expect(isSignedIn(account, 5)).toBe(false);
  });
});

it("SVC-2 a bare account enters by whatever proves it in its first epoch", () => {
  expect(enter(bare, { epoch: 0, email: null })).toEqual({ ok: true });
  expect(enter(bare, { epoch: 0, email: "robin@post.example" }).ok).toBe(false);
});
