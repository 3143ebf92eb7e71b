import { describe, expect, it } from "vitest";
import type { Account } from "../../../../src/services/auth/account/account-rules.ts";
import { withoutExpired } from "../../../../src/services/auth/account/deletion-rules.ts";
import { setEmail, undoEdit } from "../../../../src/services/auth/account/edit-rules.ts";
import { outranks } from "../../../../src/services/auth/account/precedence-rules.ts";
import {
  reserveRenewal,
  setRecovery,
  tryRecovery,
  undoByRecovery,
} from "../../../../src/services/auth/account/recovery-rules.ts";
import { signOutEverywhere } from "../../../../src/services/auth/account/sign-out-rules.ts";
import { bare, day, now, settled } from "./account-under-test.ts";

const week = 7 * day;

const typed = (name: string) => ({ locator: `locator of ${name}`, digest: name });

function put(account: Account, email: string | null, at: number): Account {
  const next = email === null ? { email, code: typed(`left at ${at}`) } : { email, code: null };
  const step = setEmail(account, { ...next, undo: `undo at ${at - now}`, epoch: account.epoch }, at);
  expect(step.answer.ok).toBe(true);
  return step.account;
}

function withCode(account: Account, name: string, at: number): Account {
  return setRecovery(account, { ...typed(name), epoch: account.epoch, shared: null }, at).account;
}

const opens = (account: Account, code: string, at: number) => tryRecovery(account, typed(code), at).answer.ok;
const undoOf = (account: Account, at: number, when: number) => undoEdit(account, `undo at ${at - now}`, when);

describe("an address and a code", () => {
  it.each([
    ["made while it stood", { emailSince: now - 1 }, now, true],
    ["made as it was put in", { emailSince: now }, now, true],
    ["made before, in its first week", { emailSince: now + 1 }, now + week, false],
    ["made before, a week later", { emailSince: now + 1 }, now + 1 + week, true],
    ["made ever, where nothing was noted", {}, now, true],
  ])("HOLD-1 the address counts more than one %s: %s", (_, since, at, expected) => {
    expect(outranks({ email: "robin@post.example", ...since }, { madeAt: now }, at)).toBe(expected);
    expect(outranks({ email: null, ...since }, { madeAt: now }, at)).toBe(false);
  });
});

describe("an address that was replaced", () => {
  const replaced = put({ ...settled, emailSince: now }, "thief@post.example", now + 1);

  it("HOLD-1 comes back over signing out everywhere and a new code, and they end", () => {
    const { account } = signOutEverywhere(replaced, now + 2);
    const later = withCode(account, "stranger's", now + 3);
    const { account: back, answer } = undoOf(later, now + 1, now + 4);
    expect(answer).toMatchObject({ restored: settled.email, left: "thief@post.example" });
    expect(answer?.locators).toEqual(["locator", "locator of stranger's"]);
    expect(back).toMatchObject({ email: settled.email, emailSince: now });
    expect(opens(back, "stranger's", now + 5)).toBe(false);
  });

  it("HOLD-1 is back when the one that replaced it is removed, and may still be brought back", () => {
    const back = put(replaced, null, now + 2);
    expect(back).toMatchObject({ email: settled.email, emailSince: now, undos: replaced.undos });
    expect(undoOf(back, now + 1, now + 3).answer?.restored).toBe(settled.email);
  });

  it("HOLD-1 keeps no claim once it has agreed to go", () => {
    const gone = put(put(replaced, null, now + 2), null, now + 3);
    expect(gone.email).toBeNull();
    expect(put(gone, "owner@post.example", now + 4).undos).toEqual([]);
  });
});

describe("an address that was removed with its own code", () => {
  const removed = put({ ...settled, emailSince: now }, null, now + 1);

  it("HOLD-1 comes back as long as nobody has proved anything since", () => {
    expect(undoOf(removed, now + 1, now + week).answer?.restored).toBe(settled.email);
    expect(undoOf(removed, now + 1, now + 1 + week).answer).toBeNull();
  });

  it.each<[string, (account: Account) => Account]>([
    ["another address", (account) => put(account, "owner@post.example", now + 2)],
    ["a new code", (account) => withCode(account, "owner's", now + 2)],
    ["signing out everywhere", (account) => signOutEverywhere(account, now + 2).account],
  ])("HOLD-1 does not come back after %s", (_, prove) => {
    const { account, answer } = undoOf(prove(removed), now + 1, now + 3);
    expect(answer).toBeNull();
    expect(account.email).not.toBe(settled.email);
  });
});

describe("an address that agrees to go", () => {
  const coded = withCode({ ...settled, emailSince: now }, "under it", now + 1);
  const removed = put(coded, null, now + 2);
  const left = `left at ${now + 2}`;

  it("HOLD-1 takes the codes along that it counts more than, and leaves a new one", () => {
    expect([opens(removed, "under it", now + 3), opens(removed, left, now + 3)]).toEqual([false, true]);
  });

  it("HOLD-1 leaves the code that takes back what a stranger puts next", () => {
    const robbed = put(removed, "thief@post.example", now + 3);
    expect(undoByRecovery(robbed, typed("under it"), now + 4).answer.ok).toBe(false);
    expect(undoByRecovery(robbed, typed(left), now + 4).answer).toMatchObject({ ok: true, left: "thief@post.example" });
  });

  it("HOLD-1 comes back with its link, and the code that it left is void", () => {
    const { account, answer } = undoOf(removed, now + 2, now + 3);
    expect(answer).toMatchObject({ restored: settled.email, locators: [`locator of ${left}`] });
    expect(opens(account, left, now + 4)).toBe(false);
  });

  it("HOLD-1 ends none that is older: it has a week, and takes back what came after it", () => {
    const older = put(put(withCode(bare, "older", now), "thief@post.example", now + 1), null, now + 2);
    expect([opens(older, "older", now + 1 + week), opens(older, "older", now + 2 + week)]).toEqual([true, false]);
    const taken = undoByRecovery(older, typed("older"), now + 3);
    expect(taken.answer).toMatchObject({ ok: true, locators: [`locator of ${left}`] });
  });

  it("HOLD-1 leaves none where the one that it replaced is back, and voids none", () => {
    const replaced = put(coded, "thief@post.example", now + 2);
    const back = put(withCode(replaced, "stranger's", now + 3), null, now + 4);
    expect(back.email).toBe(settled.email);
    expect(opens(back, `left at ${now + 4}`, now + 5)).toBe(false);
    expect(opens(back, "stranger's", now + 5)).toBe(true);
  });
});

describe("a code that is older than the address", () => {
  const coded = withCode(bare, "owner's", now);
  const taken = put(coded, "thief@post.example", now + 1);

  it("HOLD-1 outlives signing out everywhere and a new code by a week", () => {
    for (const account of [signOutEverywhere(taken, now + 2).account, withCode(taken, "stranger's", now + 2)]) {
      expect(opens(account, "owner's", now + 1 + week)).toBe(true);
      expect(opens(account, "owner's", now + 2 + week)).toBe(false);
    }
  });

  it("HOLD-1 ends at once where the address has stood for a week", () => {
    const at = now + 1 + week;
    expect(opens(signOutEverywhere(taken, at).account, "owner's", at)).toBe(false);
    expect(opens(withCode(taken, "newer", at), "owner's", at)).toBe(false);
  });

  it("HOLD-1 is not flushed by however many new ones", () => {
    let account = taken;
    const waits = Array.from({ length: 6 }, (_, index) => {
      const step = reserveRenewal(
        { ...account, email: null, renewalBudgets: [] },
        { press: null, nonce: `nonce ${index}`, epoch: account.epoch },
        now + index,
      );
      account = withCode({ ...step.account, email: null }, `stranger's ${index}`, now + index);
      return step.answer?.wait;
    });
    expect(waits.slice(0, 4)).toEqual([0, 0, 0, 0]);
    expect(waits[4]).toBeGreaterThan(6 * 24 * 3600);
    expect(opens(account, "owner's", now + 2 * day)).toBe(true);
  });

  it("HOLD-1 stays when the address takes a change back", () => {
    const { account } = undoOf(put(taken, "thief@other.example", now + 2), now + 2, now + 3);
    expect(account.email).toBe("thief@post.example");
    expect(opens(account, "owner's", now + 4)).toBe(true);
  });

  it("HOLD-1 takes the address away, with every session, claim and other code", () => {
    const worse = withCode(put(taken, "thief@other.example", now + 2), "stranger's", now + 3);
    const { account, answer } = undoByRecovery({ ...worse, sessions: ["stolen"] }, typed("owner's"), now + 4);
    expect(answer).toEqual({
      ok: true,
      restored: null,
      left: "thief@other.example",
      sessions: ["stolen"],
      locators: ["locator of stranger's"],
    });
    expect(account).toMatchObject({ email: null, undos: [], sessions: [], sessionsFrom: account.epoch });
    expect([opens(account, "owner's", now + 5 + week), opens(account, "stranger's", now + 5)]).toEqual([true, false]);
    expect(undoOf(account, now + 2, now + 5).answer).toBeNull();
  });

  it("HOLD-1 voids the codes that were made since, and none of before", () => {
    const three = withCode(withCode(coded, "stranger's", now + 1), "another", now + 2);
    const { account, answer } = undoByRecovery(three, typed("stranger's"), now + 3);
    expect(answer).toMatchObject({ ok: true, restored: null, left: null, locators: ["locator of another"] });
    expect(["owner's", "stranger's", "another"].map((code) => opens(account, code, now + 4))).toEqual([
      true,
      true,
      false,
    ]);
    const last = undoByRecovery(account, typed("owner's"), now + 5);
    expect(last.answer).toMatchObject({ ok: true, locators: ["locator of stranger's"] });
  });

  it("HOLD-1 brings back the older address that a stranger's has replaced", () => {
    const settledThen = withCode({ ...settled, emailSince: now }, "owner's", now + 1);
    const { account, answer } = undoByRecovery(
      put(settledThen, "thief@post.example", now + 2),
      typed("owner's"),
      now + 3,
    );
    expect(answer).toMatchObject({ ok: true, restored: settled.email, left: "thief@post.example" });
    expect(account).toMatchObject({ email: settled.email, emailSince: now });
  });

  it.each([
    [
      "made while the address stood",
      withCode(put(bare, "owner@post.example", now), "younger", now + 1),
      "younger",
      now + 2,
    ],
    ["older than an address of a week", taken, "owner's", now + 1 + week],
    ["of an account without an address or another code", coded, "owner's", now + 1],
    ["that is wrong", taken, "another", now + 2],
  ])("HOLD-1 takes nothing away %s", (_, account, code, at) => {
    const step = undoByRecovery(account, typed(code), at);
    expect(step.answer).toEqual({ ok: false, wait: 0 });
    expect(step.account.email).toBe(account.email);
  });

  it("HOLD-1 is let go when its week is over", () => {
    const account = withCode(coded, "newer", now + 1);
    expect(withoutExpired(account, now + week).locators).toEqual([]);
    const { account: left, locators } = withoutExpired(account, now + 1 + week);
    expect(locators).toEqual(["locator of owner's"]);
    expect(left).not.toHaveProperty("formerCodes");
  });
});
