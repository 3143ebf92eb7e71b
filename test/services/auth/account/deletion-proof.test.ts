import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { proofsNow } from "../../../../src/services/auth/account/deletion-proof.ts";
import { confirmDeletion, startDeletion } from "../../../../src/services/auth/account/deletion-rules.ts";
import { limits } from "../../../../src/services/auth/rules.ts";
import { bare, day, now, settled, undoOf } from "./account-under-test.ts";

const code = (name: string, madeAt: number) => ({ locator: name, digest: name, madeAt });
const week = limits.undo;

describe("what is told of deleting an account", () => {
  it("HOLD-1 nothing is asked of whoever has neither an address nor a code", () => {
    expect(proofsNow(bare, now)).toEqual({
      hasCode: false,
      passkeys: 0,
      earlierCodeUntil: null,
      deletion: { by: [] },
    });
  });

  it("HOLD-1 an address that is older than the code asks for its mail, and after a week for either", () => {
    const { deletion } = proofsNow(settled, now);
    expect(deletion).toEqual({ by: ["mail"] });
    expect(proofsNow(settled, now + week).deletion).toEqual({ by: ["mail", "recovery_code"] });
  });

  it("HOLD-1 a code that is older than the address counts more, until the address is a week old", () => {
    const account = { ...settled, emailSince: now + day };
    expect(proofsNow(account, now + 2 * day).deletion).toEqual({
      by: ["recovery_code"],
      made_at: now,
      until: now + day + week,
    });
    expect(proofsNow(account, now + day + week).deletion).toEqual({ by: ["mail", "recovery_code"] });
  });

  it("HOLD-1 without an address the code of before the present one counts, as long as it lives", () => {
    const formerCodes = [{ ...code("former", now - day), until: now + week }];
    const account = { ...settled, email: null, formerCodes };
    expect(proofsNow(account, now)).toEqual({
      hasCode: true,
      passkeys: 0,
      earlierCodeUntil: now + week,
      deletion: { by: ["recovery_code"], made_at: now - day, until: now + week },
    });
    expect(proofsNow(account, now + week).deletion).toEqual({ by: ["recovery_code"] });
  });

  it("HOLD-1 nobody deletes it while a change of its address can be taken back: then it says from when", () => {
    const undos = [undoOf("old", now + day), undoOf("older", now + 2 * day), undoOf("robin", now + 3 * day)];
    expect(proofsNow({ ...settled, undos }, now).deletion.from).toBe(now + 2 * day);
    expect(proofsNow({ ...settled, undos }, now + 2 * day).deletion.from).toBeUndefined();
  });

  it("HOLD-1 whatever an account has, what is told is what is asked for then", () => {
    const time = fc.integer({ min: now - 3 * week, max: now });
    const account = fc.record({
      email: fc.constantFrom(null, "robin@post.example"),
      emailSince: time,
      present: fc.option(time, { nil: null }),
      formers: fc.array(fc.record({ madeAt: time, left: fc.integer({ min: -day, max: week }) }), { maxLength: 2 }),
      undo: fc.constantFrom(...[-day, day]),
      isUndone: fc.boolean(),
    });
    fc.assert(
      fc.property(account, ({ email, emailSince, present, formers, undo, isUndone }) => {
        const { recovery: _, ...rest } = settled;
        const given = {
          ...rest,
          email,
          emailSince,
          ...(present !== null && { recovery: code("present", present) }),
          formerCodes: formers.map(({ madeAt, left }, at) => ({ ...code(`former ${at}`, madeAt), until: now + left })),
          undos: isUndone ? [undoOf("old", now + undo)] : [],
        };
        const { by, from, made_at } = proofsNow(given, now).deletion;
        const asked = startDeletion(given, { hash: "h", passcode: "p", epoch: 5, nonce: "n" }, now).account;
        const opens = (proof: Parameters<typeof confirmDeletion>[1]["proof"]) =>
          confirmDeletion(asked, { epoch: 5, proof }, now).answer.ok;
        const isOpen = from === undefined;
        const byCode = (name: string) => opens({ by: "recovery", code: { locator: name, digest: name } });
        expect(opens({ by: "nothing" })).toBe(isOpen && by.length === 0);
        if (by.length === 0) return;
        expect(opens({ by: "mail", hash: "h", passcode: "p" })).toBe(isOpen && by.includes("mail"));
        const codes = [...given.formerCodes, ...("recovery" in given ? [given.recovery] : [])];
        const taken = codes.filter(({ locator }) => byCode(locator));
        expect(taken.length > 0).toBe(isOpen && by.includes("recovery_code"));
        if (made_at !== undefined) expect(taken.every(({ madeAt }) => madeAt === made_at)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
