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
      const step = reserveRenewal(account, now);
      account = step.account;
      return step.answer;
    });
    expect(waits).toEqual([0, 0, 0, 0, 0, 1800]);
    expect(reserveRenewal(account, now + 30 * minute).answer).toBe(0);
    expect(account.renewalBudgets).toHaveLength(1);
  });
});

describe("putting a code in force", () => {
  const given = { locator: "new locator", digest: "new digest", epoch: 3 };

  it("SVC-2 voids the one before, and gives its tries no new start", () => {
    const budget = { left: 2, at: now };
    const account = { ...settled, recovery: { locator: "old", digest: "d", madeAt: 1 }, recoveryBudget: budget };
    expect(setRecovery(account, given, now)).toEqual({
      account: { ...account, recovery: { locator: "new locator", digest: "new digest", madeAt: now } },
      answer: { ok: true, locators: ["old"] },
    });
  });

  it("SVC-2 voids nothing where there was none", () => {
    const { account, answer } = setRecovery(bare, { ...given, epoch: 0 }, now);
    expect(answer).toEqual({ ok: true, locators: [] });
    expect(account.recovery).toEqual({ locator: "new locator", digest: "new digest", madeAt: now });
  });

  it("SVC-2 is refused to a session that has ended meanwhile", () => {
    expect(setRecovery(settled, { ...given, epoch: 2 }, now)).toEqual({ account: settled, answer: { ok: false } });
  });
});

describe("trying a code", () => {
  const right = "digest of the code";

  it("SVC-2 signs in as often as it is shown: it may be all that somebody has", () => {
    const { account, answer } = tryRecovery(settled, right, now);
    expect(answer).toEqual({ ok: true, epoch: 5, madeAt: now });
    expect(account).toEqual({ ...settled, recoveryBudget: { left: 4, at: now } });
    expect(tryRecovery(account, right, now).answer.ok).toBe(true);
  });

  it("SVC-2 that is wrong costs a try and no wait", () => {
    const { account, answer } = tryRecovery(settled, "another", now);
    expect(answer).toEqual({ ok: false, wait: 0 });
    expect(account.recoveryBudget).toEqual({ left: 4, at: now });
  });

  it("SVC-2 has to wait after five, even the right one, and is right again a minute later", () => {
    const worn = Array.from({ length: 5 }).reduce<Account>(
      (account) => tryRecovery(account, "another", now).account,
      settled,
    );
    expect(tryRecovery(worn, right, now).answer).toEqual({ ok: false, wait: 60 });
    expect(tryRecovery(worn, right, now + minute - 1).answer).toEqual({ ok: false, wait: 1 });
    expect(tryRecovery(worn, right, now + minute).answer).toEqual({ ok: true, epoch: 5, madeAt: now });
  });

  it("SVC-2 finds nothing in an account without one", () => {
    expect(tryRecovery(bare, right, now)).toEqual({ account: bare, answer: { ok: false, wait: 0 } });
  });
});
