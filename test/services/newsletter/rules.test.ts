import { describe, expect, it } from "vitest";
import { confirmLifetime, mailLimit, mayMail, recent, signedText } from "../../../src/services/newsletter/rules.ts";

const now = Date.UTC(2026, 10, 21);
const hour = 3_600_000;

describe("who may be written to", () => {
  it("SVC-5 three messages a day, and no fourth", () => {
    expect(mailLimit).toEqual({ count: 3, within: 24 * hour });
    expect(mayMail([now, now], now)).toBe(true);
    expect(mayMail([now, now, now], now)).toBe(false);
  });

  it("SVC-5 a message counts for a day, to the millisecond", () => {
    expect(recent([now - 24 * hour, now - 24 * hour + 1, now], now)).toEqual([now - 24 * hour + 1, now]);
    expect(mayMail([now - 24 * hour, now, now], now)).toBe(true);
  });

  it("SVC-5 a confirmation is good for two days", () => {
    expect(confirmLifetime).toBe(48 * hour);
  });
});

describe("what is signed", () => {
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
