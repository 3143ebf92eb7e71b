import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Account, PendingEdit } from "../../../../src/services/auth/account/account-rules.ts";
import {
  confirmEdit,
  noteMailed,
  reserveEdit,
  setEmail,
  startEdit,
  undoEdit,
  undoneAddress,
} from "../../../../src/services/auth/account/edit-rules.ts";
import { liveUndos } from "../../../../src/services/auth/account/precedence-rules.ts";
import { limits } from "../../../../src/services/auth/rules.ts";
import { bare, day, now, settled, undoOf } from "./account-under-test.ts";

const toWren = { email: "wren@post.example", epoch: 5, nonce: "n" };
const away = { email: null, epoch: 5, nonce: "n" };

describe("asking for a change of address", () => {
  it("SVC-2 leads to a code for the new address, or for the present one where it shall go", () => {
    expect(reserveEdit(settled, toWren, now).answer).toEqual({
      ok: true,
      wait: 0,
      to: "wren@post.example",
      epoch: 5,
      nonce: "n",
    });
    expect(reserveEdit(settled, away, now).answer).toEqual({
      ok: true,
      wait: 0,
      to: "robin@post.example",
      epoch: 5,
      nonce: "n",
    });
  });

  it.each<[string, Account, typeof toWren | typeof away, string]>([
    ["by a session that has ended", settled, { ...toWren, epoch: 2 }, "unverified_account"],
    ["of a suspended account", { ...settled, status: "suspended" }, toWren, "unverified_account"],
    ["of an account that is ending", { ...settled, status: "ending" }, toWren, "unverified_account"],
    ["to the same mailbox", settled, { ...toWren, email: "ROBIN@post.example" }, "email_address_not_changed"],
    ["away, where there is none", { ...settled, email: null }, away, "email_address_not_changed"],
    ["while one can be taken back", { ...settled, undos: [undoOf("old")] }, toWren, "address_changed_lately"],
  ])("SVC-2 %s is refused", (_, account, asked, error) => {
    expect(reserveEdit(account, asked, now)).toEqual({ account, answer: { ok: false, error } });
  });

  it("SVC-2 while one can be taken back is open in two steps: away, and then to another", () => {
    const lately = { ...settled, undos: [undoOf("old")] };
    expect(reserveEdit(lately, away, now).answer.ok).toBe(true);
    expect(reserveEdit({ ...lately, email: null }, toWren, now).answer.ok).toBe(true);
    expect(reserveEdit(lately, toWren, now + day).answer.ok).toBe(true);
  });

  it("SVC-2 is open five times at once, then has to wait a minute", () => {
    let account: Account = settled;
    const waits = Array.from({ length: 6 }, () => {
      const step = reserveEdit({ ...account, asked: {} }, toWren, now);
      account = step.account;
      return step.answer.ok && step.answer.wait;
    });
    expect(waits).toEqual([0, 0, 0, 0, 0, 60]);
    expect(account.editBudgets).toHaveLength(2);
  });

  it("SVC-2 waits until there is room for one more that can be taken back", () => {
    const undos = Array.from({ length: limits.undosPerAccount }, (_, index) =>
      undoOf(`a${index}`, now + 10_500 + index),
    );
    expect(reserveEdit({ ...settled, undos }, away, now).answer).toMatchObject({ ok: true, wait: 11 });
    expect(reserveEdit({ ...settled, undos: undos.slice(1) }, away, now).answer).toMatchObject({ ok: true, wait: 0 });
    // Adding an address replaces nobody's, so there is no undo to keep.
    expect(reserveEdit({ ...settled, undos, email: null }, toWren, now).answer).toMatchObject({ ok: true, wait: 0 });
  });
});

const unmailed = (edit: Partial<PendingEdit> = {}, account: Account = settled) =>
  startEdit(
    account,
    { email: "wren@post.example", hash: "h", passcode: "p", epoch: account.epoch, nonce: "n", ...edit },
    now,
  );
const started = (edit: Partial<PendingEdit> = {}, account: Account = settled) => {
  const begun = unmailed(edit, account);
  return { ...begun, account: noteMailed(begun.account, "n").account };
};
const right = { hash: "h", passcode: "p", email: "wren@post.example" };

describe("a change that waits for its code", () => {
  it("SVC-2 has ten minutes, and no tries yet", () => {
    const { account, answer } = started();
    expect(answer).toBe("first");
    expect(account).toEqual({
      ...settled,
      edit: {
        ...{ email: "wren@post.example", hash: "h", passcode: "p", nonce: "n" },
        ...{ isMailed: true, expiresAt: now + 600_000, tries: 0 },
      },
    });
  });

  it("HOLD-8 has a code that counts for nothing before its mail may be sent", () => {
    const { account } = unmailed();
    expect(confirmEdit(account, right, now).answer).toEqual({ ok: false });
    expect(confirmEdit(noteMailed(account, "another").account, right, now).answer).toEqual({ ok: false });
    expect(confirmEdit(noteMailed(account, "n").account, right, now).answer).toMatchObject({ ok: true });
  });

  it("SVC-2 does not begin once the account has moved on", () => {
    const edit = { email: null, hash: "h", passcode: "p", epoch: 4, nonce: "n" };
    expect(startEdit(settled, edit, now)).toEqual({ account: settled, answer: null });
  });

  it("SVC-2 is confirmed once, until its last millisecond", () => {
    const { account } = started();
    expect(confirmEdit(account, right, now + 599_999)).toEqual({
      account: { ...settled, edit: null },
      answer: { ok: true, email: "wren@post.example", epoch: 5 },
    });
    expect(confirmEdit(account, right, now + 600_000)).toEqual({
      account: { ...settled, edit: null },
      answer: { ok: false },
    });
    expect(confirmEdit(settled, right, now).answer).toEqual({ ok: false });
  });

  it.each([
    ["another hash", { hash: "x" }],
    ["another code", { passcode: "x" }],
    ["another address", { email: "rook@post.example" }],
    ["the present address", { email: "robin@post.example" }],
    ["no address", { email: null }],
  ])("SVC-2 with %s costs a try", (_, change) => {
    const { account } = started();
    const tried = confirmEdit(account, { ...right, ...change }, now);
    expect(tried.answer).toEqual({ ok: false });
    expect(tried.account).toEqual({ ...account, edit: { ...account.edit, tries: 1 } });
  });

  it("SVC-2 takes the address away when it is named as the present one, or not at all", () => {
    const { account } = started({ email: null });
    for (const email of [null, "Robin@post.example"]) {
      expect(confirmEdit(account, { ...right, email }, now).answer).toEqual({ ok: true, email: null, epoch: 5 });
    }
    expect(confirmEdit(account, right, now).answer).toEqual({ ok: false });
  });

  it("SVC-2 is used up by the fifth wrong code, and right after any four", () => {
    fc.assert(
      fc.property(fc.nat({ max: 8 }), (wrongOnes) => {
        const worn = Array.from({ length: wrongOnes }).reduce<Account>(
          (account) => confirmEdit(account, { ...right, passcode: "x" }, now).account,
          started().account,
        );
        expect(confirmEdit(worn, right, now).answer.ok).toBe(wrongOnes < limits.otpTries);
      }),
    );
  });
});

describe("equal requests within seconds", () => {
  const first = reserveEdit(settled, toWren, now).account;
  const begin = (account: Account, nonce: string) =>
    startEdit(account, { email: toWren.email, hash: "h", passcode: "p", epoch: 5, nonce }, now);

  it("HOLD-2 are one: they share the nonce, spend once, and the message goes out once", () => {
    const second = reserveEdit(first, { ...toWren, email: "Wren@post.example", nonce: "other" }, now + 4_999);
    expect(second).toEqual({
      account: first,
      answer: { ok: true, wait: 0, to: "Wren@post.example", epoch: 5, nonce: "n" },
    });
    const begun = begin(first, "n");
    expect(begun.answer).toBe("first");
    expect(begin(begun.account, "n")).toEqual({ account: begun.account, answer: "again" });
  });

  it("HOLD-2 to two addresses are two, whichever is started first", () => {
    const both = reserveEdit(first, { ...toWren, email: "rook@post.example", nonce: "other" }, now).account;
    const begun = begin(both, "n");
    expect([begun.answer, begin(begun.account, "other").answer]).toEqual(["first", "first"]);
  });

  it("HOLD-2 give a code that was worn out no new tries", () => {
    const worn = Array.from({ length: 5 }).reduce<Account>(
      (account) => confirmEdit(account, { ...right, passcode: "x" }, now).account,
      begin(first, "n").account,
    );
    expect(begin(worn, "n")).toEqual({ account: worn, answer: "again" });
    expect(worn.edit).toBeNull();
  });

  it.each([
    ["worn out", { ...right, passcode: "x" }, 5],
    ["used", right, 1],
  ])("HOLD-2 share no code that was %s: the next request has its own, at once", (_, given, times) => {
    const spent = Array.from({ length: times }).reduce<Account>(
      (account) => confirmEdit(account, given, now).account,
      noteMailed(begin(first, "n").account, "n").account,
    );
    const next = reserveEdit(spent, { ...toWren, nonce: "other" }, now + 1);
    expect(next.answer).toMatchObject({ nonce: "other" });
    expect(begin(next.account, "other").answer).toBe("first");
  });

  it.each([
    ["later", toWren, now + 5_000, {}],
    ["to another address", { ...toWren, email: "rook@post.example" }, now, {}],
    ["in another epoch", toWren, now, { epoch: 6 }],
  ])("HOLD-2 %s is one of its own", (_, asked, at, change) => {
    expect(reserveEdit({ ...first, ...change }, { ...asked, nonce: "other" }, at).answer).toMatchObject({
      nonce: "other",
    });
  });
});

describe("putting the address in place", () => {
  it("SVC-2 gives the one before a week to take it back", () => {
    expect(setEmail(settled, { email: "wren@post.example", undo: "undo", epoch: 5, code: null }, now)).toEqual({
      account: {
        ...settled,
        email: "wren@post.example",
        emailSince: now,
        epoch: 6,
        undos: [{ digest: "undo", email: "robin@post.example", expiresAt: now + 7 * day }],
      },
      answer: { ok: true, before: "robin@post.example", undoable: true, now: "wren@post.example", voided: null },
    });
  });

  it("SVC-2 leaves nothing to take back where there was no address, and drops what has run out", () => {
    const account = { ...settled, email: null, undos: [undoOf("late", now), undoOf("live")] };
    const step = setEmail(account, { email: "wren@post.example", undo: "undo", epoch: 5, code: null }, now);
    expect(step.answer).toEqual({ ok: true, before: null, undoable: false, now: "wren@post.example", voided: null });
    expect(step.account.undos).toEqual([undoOf("live")]);
  });

  it("SVC-2 is refused once the account has moved on", () => {
    expect(
      setEmail(settled, { email: null, undo: "undo", epoch: 4, code: { locator: "locator", digest: "digest" } }, now),
    ).toEqual({
      account: settled,
      answer: { ok: false },
    });
  });
});

describe("taking a change back", () => {
  const changed: Account = { ...settled, undos: [undoOf("first"), undoOf("second"), undoOf("third")] };

  it("SVC-2 brings the address back, with it all that was changed before, and ends every session and code", () => {
    const { recovery: _, ...rest } = settled;
    expect(undoEdit(changed, "digest for second", now)).toEqual({
      account: {
        ...rest,
        email: "second@post.example",
        undos: [undoOf("first")],
        epoch: 6,
        sessionsFrom: 6,
        sessions: [],
      },
      answer: {
        sessions: ["first", "second"],
        locators: ["locator"],
        restored: "second@post.example",
        left: "robin@post.example",
      },
    });
  });

  it.each([
    ["another link", "digest for nobody", now],
    ["a link that has run out", "digest for second", now + day],
  ])("SVC-2 is nothing for %s", (_, digest, at) => {
    expect(undoEdit(changed, digest, at)).toEqual({ account: changed, answer: null });
    expect(undoneAddress(changed, digest, at)).toBeNull();
  });

  it("SVC-2 is told beforehand, to its last millisecond", () => {
    expect(undoneAddress(changed, "digest for third", now + day - 1)).toBe("third@post.example");
    expect(liveUndos({ undos: [undoOf("a", now), undoOf("b", now + 1)] }, now)).toEqual([undoOf("b", now + 1)]);
  });

  it("SVC-2 works once", () => {
    const { account } = undoEdit(changed, "digest for first", now);
    expect(undoEdit(account, "digest for first", now).answer).toBeNull();
    expect(account.undos).toEqual([]);
  });
});

it("SVC-2 a bare account may be given its first address at once", () => {
  const asked = { email: "robin@post.example", epoch: 0, nonce: "n" };
  expect(reserveEdit(bare, asked, now).answer).toEqual({
    ok: true,
    wait: 0,
    to: "robin@post.example",
    epoch: 0,
    nonce: "n",
  });
});
