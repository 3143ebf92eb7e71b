import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isRecoveryCode, recoverySigns } from "../../../../src/contract/subscription/recovery-code.ts";
import type { Account } from "../../../../src/services/auth/account/account-rules.ts";
import {
  newRecoveryCode,
  reserveRenewal,
  setRecovery,
  tryRecovery,
} from "../../../../src/services/auth/account/recovery-rules.ts";
import { signOutEverywhere } from "../../../../src/services/auth/account/sign-out-rules.ts";
import { bare, now, settled } from "./account-under-test.ts";

const minute = 60_000;

describe("a new recovery code", () => {
  it("SVC-2 is made of random signs, each byte one of them, each sign as often", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 24, maxLength: 24 }), (bytes) => {
        const code = newRecoveryCode((empty) => {
          empty.set(bytes);
          return empty;
        });
        expect(isRecoveryCode(code)).toBe(true);
        expect([...code].map((sign) => recoverySigns.indexOf(sign))).toEqual([...bytes].map((byte) => byte % 32));
      }),
    );
  });

  it("SVC-2 may be made five times, then once in half an hour", () => {
    let account: Account = settled;
    const waits = Array.from({ length: 6 }, () => {
      const step = reserveRenewal({ ...account, asked: {} }, { press: null, nonce: "n", epoch: 5 }, now);
      account = step.account;
      return step.answer?.wait;
    });
    expect(waits).toEqual([0, 0, 0, 0, 0, 1800]);
    expect(reserveRenewal(account, { press: null, nonce: "n", epoch: 5 }, now + 30 * minute).answer?.wait).toBe(0);
    expect(account.renewalBudgets).toHaveLength(1);
  });
});

describe("two requests for a code", () => {
  const first = reserveRenewal(settled, { press: "a page", nonce: "first", epoch: 5 }, now).account;
  const asked = (account: Account, press: string | null, at = now) =>
    reserveRenewal(account, { press, nonce: "second", epoch: account.epoch }, at).answer?.nonce;

  it("HOLD-2 of one press share what is made, for seconds", () => {
    expect(asked(first, "a page", now + 4999)).toBe("first");
    expect(asked(first, "a page", now + 5000)).toBe("second");
  });

  it("HOLD-1 of others share nothing: whoever has the token alone is not told the owner's code", () => {
    expect(asked(first, "another page")).toBe("second");
    expect(asked(first, null)).toBe("second");
    expect(asked(reserveRenewal(settled, { press: null, nonce: "first", epoch: 5 }, now).account, null)).toBe("second");
    expect(asked({ ...first, epoch: first.epoch + 1 }, "a page")).toBe("second");
  });
});

describe("putting a code in force", () => {
  const given = { locator: "new locator", digest: "new digest", epoch: 3, shared: null };

  it("SVC-2 voids the one before", () => {
    const account = { ...settled, recovery: { locator: "old", digest: "d", madeAt: 1, tries: { left: 2, at: now } } };
    expect(setRecovery(account, given, now)).toEqual({
      account: { ...account, recovery: { locator: "new locator", digest: "new digest", madeAt: now } },
      answer: { ok: true, isNew: true, locators: ["old"] },
    });
  });

  it("SVC-2 voids nothing where there was none", () => {
    const { account, answer } = setRecovery(bare, { ...given, epoch: 0 }, now);
    expect(answer).toEqual({ ok: true, isNew: true, locators: [] });
    expect(account.recovery).toEqual({ locator: "new locator", digest: "new digest", madeAt: now });
  });

  it("SVC-2 is refused to a session that has ended meanwhile", () => {
    expect(setRecovery(settled, { ...given, epoch: 2 }, now)).toEqual({
      account: settled,
      answer: { ok: false, error: "ended", locators: ["new locator"] },
    });
  });

  it("HOLD-2 leaves the name to a code that an equal request put, where the session has ended since", () => {
    const { account } = setRecovery(bare, { ...given, epoch: 0 }, now);
    const ended = signOutEverywhere(account, now).account;
    expect(setRecovery(ended, { ...given, epoch: 0 }, now).answer).toEqual({ ok: false, error: "ended", locators: [] });
  });

  it("HOLD-2 of equal requests happens once, and not after another was asked for or made", () => {
    const { account: asked } = reserveRenewal(bare, { press: "a page", nonce: "first", epoch: 0 }, now);
    const put = (account: Account) => setRecovery(account, { ...given, epoch: 0, shared: "first" }, now);
    const other = { locator: "other", digest: "other", epoch: 0, shared: null };
    const superseded = { ok: false, error: "superseded" };
    expect(put(put(asked).account).answer).toMatchObject({ ok: true, isNew: false });
    const voided = setRecovery({ ...put(asked).account, email: "robin@post.example" }, other, now);
    expect(voided.answer.locators).toEqual(["new locator"]);
    expect(put(voided.account).answer).toEqual({ ...superseded, locators: ["new locator"] });
    const former = setRecovery(put(asked).account, other, now).account;
    expect(put(former).answer, "it lives for a week").toEqual({ ...superseded, locators: [] });
    const { account: next } = reserveRenewal(asked, { press: "another page", nonce: "second", epoch: 0 }, now);
    expect(put(next).answer).toEqual({ ...superseded, locators: ["new locator"] });
  });
});

describe("trying a code", () => {
  const right = { locator: "locator", digest: "digest of the code" };
  const wrong = { ...right, digest: "another" };

  it("SVC-2 signs in as often as it is shown: it may be all that somebody has", () => {
    const { account, answer } = tryRecovery(settled, right, now);
    expect(answer).toEqual({ ok: true, epoch: 5, madeAt: now });
    expect(account).toEqual({ ...settled, recovery: { ...settled.recovery, tries: { left: 4, at: now } } });
    expect(tryRecovery(account, right, now).answer.ok).toBe(true);
  });

  it("SVC-2 that is wrong costs a try and no wait", () => {
    const { account, answer } = tryRecovery(settled, wrong, now);
    expect(answer).toEqual({ ok: false, wait: 0 });
    expect(account.recovery?.tries).toEqual({ left: 4, at: now });
  });

  it("SVC-2 has to wait after five, even the right one, and is right again a minute later", () => {
    const worn = Array.from({ length: 5 }).reduce<Account>(
      (account) => tryRecovery(account, wrong, now).account,
      settled,
    );
    expect(tryRecovery(worn, right, now).answer).toEqual({ ok: false, wait: 60 });
    expect(tryRecovery(worn, right, now + minute - 1).answer).toEqual({ ok: false, wait: 1 });
    expect(tryRecovery(worn, right, now + minute).answer).toEqual({ ok: true, epoch: 5, madeAt: now });
  });

  it("SVC-2 HOLD-1 wears out no other: who has a code of their own locks nobody out", () => {
    const own = { locator: "theirs", digest: "theirs", madeAt: now, until: now + minute };
    const both = { ...settled, formerCodes: [own] };
    const worn = Array.from({ length: 9 }).reduce<Account>(
      (account) => tryRecovery(account, { locator: "theirs", digest: "wrong" }, now).account,
      both,
    );
    expect(tryRecovery(worn, own, now).answer).toEqual({ ok: false, wait: 60 });
    expect(tryRecovery(worn, right, now).answer.ok).toBe(true);
    expect(tryRecovery(settled, { locator: "unknown", digest: right.digest }, now).account).toBe(settled);
  });

  it("SVC-2 finds nothing in an account without one", () => {
    expect(tryRecovery(bare, right, now)).toEqual({ account: bare, answer: { ok: false, wait: 0 } });
  });
});
