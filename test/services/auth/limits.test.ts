import { describe, expect, it } from "vitest";
import {
  accessLifetime,
  accessSeconds,
  budgetRules,
  canHaveMail,
  limits,
  localeOf,
  randomAlphanumerics,
  randomOtp,
} from "../../../src/services/auth/rules.ts";
import { codeLifetime, mayRestore, writeCode } from "../../../src/services/identity/rules.ts";
import { confirmLifetime, signedText } from "../../../src/services/newsletter/rules.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

describe("how long things of the auth service live", () => {
  // The limits that `src/contract/protocols.md` promises to authors of clients.
  it("SVC-2 is as the protocols say", () => {
    const { session, code, otp, otpTries, sendsPerSession, sendSpacing, refreshAgain, refreshToken, undo } = limits;
    expect([session, code, otp, refreshAgain]).toEqual([10 * minute, minute, 10 * minute, 10_000]);
    expect([otpTries, sendsPerSession, sendSpacing, limits.equalRequests]).toEqual([5, 5, 30_000, 5_000]);
    expect(limits.equalRequests).toBeLessThan(sendSpacing);
    expect([refreshToken, undo, limits.edit]).toEqual([30 * day, 7 * day, 10 * minute]);
    expect([limits.v1Token, limits.bareAccount, limits.bareSubscriber]).toEqual([365 * day, day, 30 * day]);
    expect(limits.codeAccount).toBe(30 * day);
    expect([limits.undosPerAccount, limits.sessionsPerAccount, limits.endingRetry, limits.body]).toEqual([
      8,
      50,
      minute,
      65_536,
    ]);
  });

  it.each([
    [false, undefined, 14_400],
    [false, "7200", 14_400],
    [true, undefined, 240],
    [true, "7200", 7200],
    [true, "7201", 240],
  ])("SVC-2 of an access token, on staging (%s) with a ttl of %s: %i seconds", (staging, ttl, seconds) => {
    expect(accessLifetime(staging, ttl)).toBe(seconds);
  });

  it("SVC-2 what an account may ask for is bounded for a minute and for a day", () => {
    expect(accessSeconds.usual).toBe(4 * 60 * 60);
    expect(budgetRules.edit).toEqual([
      { burst: 5, interval: minute },
      { burst: 20, interval: 60 * minute },
    ]);
    expect(budgetRules.renewal).toEqual([{ burst: 5, interval: 30 * minute }]);
    expect(budgetRules.recovery).toEqual({ burst: 5, interval: minute });
  });
});

describe("what is drawn and read", () => {
  it("SVC-2 each sign of a code is reached by four bytes, and the bytes that are left over by none", () => {
    const drawn = (value: number) => {
      const bytes = [value, 0];
      return randomAlphanumerics(1, (empty) => empty.fill(bytes.shift() ?? 0));
    };
    const counts = new Map<string, number>();
    for (let value = 0; value < 248; value += 1) counts.set(drawn(value), (counts.get(drawn(value)) ?? 0) + 1);
    expect(counts.size).toBe(62);
    expect(new Set(counts.values())).toEqual(new Set([4]));
    expect([...counts.keys()].join("")).toMatch(/^[A-Za-z0-9]{62}$/);
    expect(drawn(248)).toBe(drawn(0));
    expect(drawn(247)).toBe("9");
  });

  it("SVC-2 a one-time code is drawn again from the first number on that would make low ones likelier", () => {
    const draw = (...numbers: number[]) =>
      randomOtp((empty) => {
        new DataView(empty.buffer).setUint32(0, numbers.shift() ?? 0);
        return empty;
      });
    expect(draw(4_293_999_999, 7)).toBe("999999");
    expect(draw(4_294_000_000, 7)).toBe("000007");
  });

  it.each([
    ["a@b.local", false],
    ["a@b.onion", false],
    ["a@b.Invalid", false],
    ["a@b.LOCALHOST", false],
    ["a@invalid.example", true],
    ["local@b.example", true],
  ])("SVC-2 whether %s can have mail: %s", (address, can) => expect(canHaveMail(address)).toBe(can));

  it.each([
    ["en-GB", "en-GB"],
    ["zh_Hans_CN", "zh-Hans-CN"],
    ["x", "en"],
    ["engl", "en"],
    ["en-GB;q=1", "en"],
    [" en", "en"],
    ["en-a", "en"],
    ["", "en"],
    [undefined, "en"],
  ])("SVC-2 the locale %j is %s", (given, tag) => expect(localeOf(given)).toBe(tag));
});

describe("access codes of restoration", () => {
  it("ITR-1 live for a day and are written in three groups of four, without letters that look alike", () => {
    expect(codeLifetime).toBe(day);
    const code = writeCode(Uint8Array.from({ length: 12 }, (_, index) => index));
    expect(code).toBe("0123-4567-89AB");
    expect(writeCode(new Uint8Array(12).fill(255))).toBe("ZZZZ-ZZZZ-ZZZZ");
    expect(writeCode(Uint8Array.from({ length: 20 }, () => 32))).toBe("0000-0000-0000");
  });

  it("ITR-1 are for whoever holds either kind of restoration", () => {
    const held = (product: Parameters<typeof mayRestore>[0][number]["product"]) =>
      mayRestore([{ product, name: "subscriber" }]);
    expect([held("Identity Theft Restoration"), held("Global Identity Theft Restoration")]).toEqual([true, true]);
    expect([held("Network Protection"), mayRestore([])]).toEqual([false, false]);
  });
});

describe("signed links of the newsletter", () => {
  it("SVC-5 name what they do, of which newsletter, and until when", () => {
    const newsletter = "privacy-weekly";
    expect(signedText({ action: "confirm", newsletter, expires: 7 })).toBe("confirm\nprivacy-weekly\n7");
    expect(signedText({ action: "unsubscribe", newsletter })).toBe("unsubscribe\nprivacy-weekly\n");
    expect(confirmLifetime % (60 * minute)).toBe(0);
    expect(confirmLifetime).toBeGreaterThanOrEqual(day);
  });
});
