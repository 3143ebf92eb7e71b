import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCode, troubleOf } from "../../../client/in-app/trouble.ts";
import { AnswerError, CommunicationError, MissingError } from "../../../client/subscription/errors.ts";

const refused = (status: number, error: string) => new CommunicationError(new AnswerError(status, { error }));

describe("trouble with an address or its code", () => {
  it.each([
    [400, "invalid_email_address", "no-address"],
    [400, "failed_mx_check", "no-address"],
    [400, "email_address_not_changed", "same-address"],
    [500, "account_change_email_address_failed", "taken"],
    [400, "invalid_login_credentials", "wrong-code"],
    [400, "invalid_link_signature", "wrong-code"],
    [400, "invalid_session_id", "session-over"],
    [429, "too_many_requests", "too-often"],
    [400, "suspended_account", "suspended"],
    [500, "email_sending_error", "no-answer"],
    [502, "toString", "no-answer"],
  ])("FLOW-2 FLOW-4 %i %s is %s", (status, error, trouble) => {
    expect(troubleOf(refused(status, error))).toBe(trouble);
  });

  it("SUB-2 whatever else failed counts as no answer", () => {
    for (const error of [new CommunicationError(new TypeError("network")), new MissingError("x"), "nothing"]) {
      expect(troubleOf(error)).toBe("no-answer");
    }
  });

  it("FLOW-2 six digits are read whatever stands between them, and nothing else is", () => {
    const between = fc.array(fc.constantFrom(" ", "-", ".", "\u00a0", "\t"), { maxLength: 3 });
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(digits, between, (typed, space) => {
        const text = typed.join(space.join(""));
        expect(readCode(text)).toBe(typed.length === 6 ? typed.join("") : null);
      }),
    );
    for (const typed of ["", "12345a", "١٢٣٤٥٦", "123456<"]) expect(readCode(typed)).toBeNull();
  });
});
