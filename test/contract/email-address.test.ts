import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type EmailFault, emailAddressSchema, emailFaultOf } from "../../src/contract/email-address.ts";

const read = (typed: string) => emailAddressSchema.safeParse(typed).data ?? null;

const label = fc.stringMatching(/^[a-z0-9](?:[a-z0-9-]{0,20}[a-z0-9])?$/);

describe("an email address", () => {
  it("SUB-2 FLOW-4 has any atext before the @, and is read as it was typed", () => {
    const name = fc.string({ unit: fc.constantFrom(..."aZ9.!#$%&'*+/=?^_`{|}~-"), minLength: 1, maxLength: 64 });
    fc.assert(
      fc.property(name, fc.array(label, { minLength: 1, maxLength: 4 }), (local, labels) => {
        const email = `${local}@${labels.join(".")}.example`;
        expect(read(email)).toBe(email);
        expect(emailFaultOf(email)).toBeNull();
        expect(read(` \u200b${email}\u00a0`)).toBe(email);
      }),
    );
  });

  it("SUB-2 is read once: reading what was read changes nothing, whatever was typed", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 60 }),
        fc.string({ unit: "grapheme", maxLength: 60 }),
        (a, b) => {
          const email = read(`${a}@${b}.example`);
          if (email !== null) expect([read(email), /^[\x21-\x7e]+$/.test(email)]).toEqual([email, true]);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it.each([
    ["ann@xn--bcher-kva.xn--p1ai", "ann@xn--bcher-kva.xn--p1ai"],
    ["ann@b\u00fccher.example", "ann@xn--bcher-kva.example"],
    ["Ann@B\u00dcCHER.example", "Ann@xn--bcher-kva.example"],
    ["ann@bu\u0308cher.example", "ann@xn--bcher-kva.example"],
    ["ann@stra\u00dfe.example", "ann@xn--strae-oqa.example"],
    ["ann@\u4f8b\u5b50\u3002\u4e2d\u56fd", "ann@xn--fsqu00a.xn--fiqs8s"],
    ["ann@\u043f\u043e\u0447\u0442\u0430.\u0440\u0444", "ann@xn--80a1acny.xn--p1ai"],
    ["ann\uff20people.example", "ann@people.example"],
    ["\uff41nn@people.example", "ann@people.example"],
    ["a&b/c=d!e~f'g@people.example", "a&b/c=d!e~f'g@people.example"],
    ["ann..lee.@people.example", "ann..lee.@people.example"],
    ["Ann+tag@People.Example", "Ann+tag@People.Example"],
    ["\tann@people.example\r\n", "ann@people.example"],
    ["ann@1.people.example", "ann@1.people.example"],
    ["ann@people.museum", "ann@people.museum"],
    ["x@a.io", "x@a.io"],
  ])("SUB-2 FLOW-4 %j is read as %s", (typed, expected) => {
    expect(read(typed)).toBe(expected);
  });

  it.each<[string, EmailFault]>([
    ["", "empty"],
    [" \u200b ", "empty"],
    ["ann", "no-at"],
    ["@people.example", "no-name"],
    ["ann@", "no-domain"],
    ["ann lee@people.example", "name"],
    ["\u00e4nn@people.example", "name"],
    ["ann@bee@people.example", "name"],
    ["Ann <ann@people.example>", "name"],
    ["mailto:ann@people.example", "name"],
    ["ann@people.example, bee@people.example", "name"],
    ["ann@people", "domain"],
    ["ann@people.example.", "domain"],
    ["ann@people..example", "domain"],
    ["ann@-people.example", "domain"],
    ["ann@people-.example", "domain"],
    ["ann@people.e", "domain"],
    ["ann@192.0.2.1", "domain"],
    ["ann@[192.0.2.1]", "domain"],
    ["ann@people,example", "domain"],
    ["ann@people_x.example", "domain"],
    ["ann@b\u00fccher.example:25", "domain"],
    ["ann@b\u00fccher.example/x", "domain"],
    ["ann@\u0661.\u0662.\u0663.\u0664", "domain"],
    ["ann@people.example\r\nbcc:x", "domain"],
    [`ann@${"a".repeat(64)}.example`, "domain"],
    [`${"a".repeat(250)}@people.example`, "too-long"],
  ])("SUB-2 %j is refused: %s", (typed, fault) => {
    expect([read(typed), emailFaultOf(typed)]).toEqual([null, fault]);
  });
});
