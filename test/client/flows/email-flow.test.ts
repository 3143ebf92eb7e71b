import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeTries as allowedTries } from "../../../src/contract/subscription/one-time-code.ts";
import { problemOf, codeProblems as problems } from "../../../src/contract/subscription/sent-code.ts";
import {
  type EmailEdit,
  kindFor,
  openEdit,
  refusedEdit,
  sentFor,
} from "../../../src/pages/subscription/email/email-flow.ts";
import { editSchema, kinds, pendingSchema } from "../../../src/session/entries.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const edit: EmailEdit = { kind: "change", email: "wren@post.example", sentAt: now, sends: 1, tries: 0 };
const readEdit = (text: string) => editSchema.safeParse(JSON.parse(text)).data ?? null;
const readPending = (text: string) => pendingSchema.safeParse(JSON.parse(text)).data ?? null;
const wrong = "invalid_link_signature";
const refusal = (code: string | null) => ({ code, status: code === null ? null : 400 });

describe("changing the address", () => {
  it("FLOW-4 what the session holds is read back, and anything else is nothing", () => {
    expect(readEdit(JSON.stringify(edit))).toEqual(edit);
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect([readEdit(text), readPending(text)]).toEqual([null, null]);
      }),
    );
    expect(readEdit("null")).toBeNull();
  });

  it.each([
    ["add", null, true],
    ["add", "old@post.example", false],
    ["change", "old@post.example", true],
    ["change", null, false],
    ["remove", "wren@post.example", true],
    ["remove", "old@post.example", false],
    ["remove", null, false],
  ] as const)("FLOW-4 %s is open with the address %s: %s", (kind, present, isOpen) => {
    expect(openEdit({ ...edit, kind }, present) !== null).toBe(isOpen);
  });

  it("FLOW-4 an account without an address adds one, with one changes it", () => {
    expect([kindFor(null), kindFor("wren@post.example")]).toEqual(["add", "change"]);
  });

  it("FLOW-4 each new code clears the tries, and one for another change starts anew", () => {
    const again = sentFor({ ...edit, tries: 3 }, edit, now + 1);
    expect([again.sends, again.tries, again.sentAt]).toEqual([2, 0, now + 1]);
    for (const kind of kinds) {
      expect(sentFor(edit, { kind, email: "else@post.example" }, now).sends).toBe(1);
    }
  });

  it("FLOW-4 wrong codes are counted up to the last", () => {
    let current = edit;
    const said = Array.from({ length: allowedTries }, () => {
      const outcome = refusedEdit(current, refusal(wrong), now);
      current = outcome.edit ?? current;
      return outcome.problem;
    });
    expect(said).toEqual(["wrong", "wrong", "wrong", "wrong", "spent"]);
  });

  it.each([
    ["one replaced by a newer", { ...edit, sends: 2 }, wrong, now, "superseded"],
    ["one just in time", edit, wrong, now + 599_999, "wrong"],
    ["one that is too old", edit, wrong, now + 600_000, "expired"],
    ["no answer", edit, null, now, "unavailable"],
    ["an answer that nobody knows", edit, "constructor", now, "unavailable"],
  ] as const)("FLOW-4 tells %s apart", (_, given, code, at, problem) => {
    expect(refusedEdit(given, refusal(code), at).problem).toBe(problem);
  });

  it("FLOW-4 no answer costs no try, and an address of somebody else ends the change", () => {
    expect(refusedEdit(edit, refusal(null), now).edit).toEqual(edit);
    expect(refusedEdit(edit, refusal("account_change_email_address_failed"), now)).toEqual({
      problem: "taken",
      edit: null,
    });
  });

  it("FLOW-4 every refusal has a name that the page knows", () => {
    fc.assert(
      fc.property(fc.option(fc.string()), fc.option(fc.nat(599)), (code, status) => {
        expect(problems).toContain(problemOf({ code, status }));
      }),
    );
    expect(problemOf({ code: "server_error", status: 429 })).toBe("wait");
    expect(problemOf({ code: "email_address_not_changed", status: 400 })).toBe("unchanged");
  });
});
