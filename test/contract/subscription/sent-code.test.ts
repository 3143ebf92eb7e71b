import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asClientError, CommunicationError, MissingError, refusalIn } from "../../../client/subscription/errors.ts";
import { codeTries, resendSeconds } from "../../../src/contract/subscription/one-time-code.ts";
import {
  codeProblems,
  isProblemOfChange,
  problemOf,
  refusedCode,
  type SentCode,
  secondsToWait,
  sentCodeSchema,
  triesLeft,
} from "../../../src/contract/subscription/sent-code.ts";

const answered = (status: number, code: string) =>
  refusalIn(new CommunicationError({ code, status, retryAfter: null }));

const sent: SentCode = { email: "wren@post.example", sentAt: 0, sends: 1, tries: 0 };
const anySent = fc.record({
  email: fc.emailAddress(),
  sentAt: fc.nat(),
  sends: fc.integer({ min: 1, max: 9 }),
  tries: fc.nat({ max: codeTries }),
});

describe("another code", () => {
  it("FLOW-2 may be asked for after the wait to the millisecond, and until then in whole seconds", () => {
    const asked = resendSeconds * 1000;
    expect([0, 1, asked - 1, asked, asked + 1].map((now) => secondsToWait(sent, now))).toEqual([
      resendSeconds,
      resendSeconds,
      1,
      0,
      0,
    ]);
  });
});

describe("why a code or its address was not accepted", () => {
  it("FLOW-4 four of the reasons are met by a change alone", () => {
    expect(codeProblems.filter(isProblemOfChange).sort()).toEqual(["changed-lately", "no-mail", "taken", "unchanged"]);
  });

  it.each([
    [400, "invalid_email_address", "email"],
    [400, "failed_mx_check", "no-mail"],
    [400, "email_address_not_changed", "unchanged"],
    [500, "account_change_email_address_failed", "taken"],
    [409, "address_changed_lately", "changed-lately"],
    [429, "too_many_requests", "wait"],
    [503, "too_many_requests", "wait"],
    [400, "suspended_account", "suspended"],
    [400, "unverified_account", "suspended"],
    [400, "unknown_account", "unknown"],
    [500, "email_sending_error", "unavailable"],
    [502, "toString", "unavailable"],
  ])("FLOW-2 FLOW-4 %i %s is %s, before and after the digits", (status, error, problem) => {
    const refusal = answered(status, error);
    expect(problemOf(refusal)).toBe(problem);
    expect(refusedCode(sent, refusal, 0)).toEqual({ problem, sent });
  });

  it.each(["invalid_login_credentials", "invalid_link_signature"])("FLOW-2 FLOW-4 %s is a wrong code", (error) => {
    const refusal = refusedCode(sent, answered(400, error), 0);
    expect(refusal).toEqual({ problem: "wrong", sent: { ...sent, tries: 1 } });
  });

  it("SUB-2 whatever else failed counts as no answer", () => {
    for (const error of [asClientError(new TypeError("network")), new MissingError("x"), "nothing"]) {
      expect(problemOf(refusalIn(error))).toBe("unavailable");
    }
  });

  it("FLOW-2 FLOW-4 every refusal has a name, costs one try or none, and leaves a state that can be kept", () => {
    const refusal = fc.record({
      code: fc.option(fc.oneof(fc.string(), fc.constantFrom("invalid_login_credentials", "invalid_session_id"))),
      status: fc.option(fc.nat(599)),
    });
    fc.assert(
      fc.property(anySent, refusal, fc.nat(), (before, given, now) => {
        const { problem, sent: after } = refusedCode(before, given, now);
        expect(codeProblems).toContain(problem);
        const isTry = ["wrong", "superseded", "spent", "expired"].includes(problem);
        expect(after).toEqual({ ...before, tries: before.tries + (isTry ? 1 : 0) });
        expect(sentCodeSchema.safeParse(after).success).toBe(sentCodeSchema.safeParse(before).success);
        if (problem === "wrong" || problem === "superseded") expect(triesLeft(after)).toBeGreaterThan(0);
      }),
    );
  });
});
