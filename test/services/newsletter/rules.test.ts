import { describe, expect, it } from "vitest";
import { facts } from "../../../src/contract/brand/brand.ts";
import { confirmLifetime, signedText } from "../../../src/services/newsletter/rules.ts";

describe("what is signed", () => {
  it("SVC-5 is good for as long as the message says, where it confirms", () => {
    expect(confirmLifetime).toBe(facts.newsletter.confirmHours * 3_600_000);
  });

  it("SVC-5 no two claims have the same words", () => {
    const claims = [
      signedText({ action: "confirm", newsletter: "privacy-weekly", expires: 12 }),
      signedText({ action: "confirm", newsletter: "privacy-weekly", expires: 1 }),
      signedText({ action: "unsubscribe", newsletter: "privacy-weekly" }),
    ];
    expect(claims).toEqual([
      "confirm\nprivacy-weekly\n12",
      "confirm\nprivacy-weekly\n1",
      "unsubscribe\nprivacy-weekly\n",
    ]);
  });
});
