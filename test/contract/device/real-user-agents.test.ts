import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { installCall } from "../../../src/contract/acquisition/install.ts";
import { type Os, readDevice } from "../../../src/contract/device.ts";

/**
 * The browsers of real visitors, as the package counted them (BSD-2-Clause). Without client hints, which `hinted-agents.ts`
 * has, but with what that lacks: a form factor derived from screen and touch points, and the system's own name for itself.
 */
interface Visitor {
  readonly userAgent: string;
  /** `navigator.platform`, which comes from the system and not from the user agent. */
  readonly platform: string;
  readonly deviceCategory: "desktop" | "tablet" | "mobile";
}

const file = new URL("user-agents.json", import.meta.resolve("user-agents"));
const counted: readonly Visitor[] = JSON.parse(readFileSync(fileURLToPath(file), "utf8"));
const visitors = [...new Map(counted.map((visitor) => [visitor.userAgent, visitor])).values()];

interface Expectation {
  /** A word of the user agent that identifies the system. */
  readonly word: RegExp;
  readonly os: Os;
  /** The major version in the user agent, and the oldest version that our browser runs on. */
  readonly version: RegExp;
  readonly oldest: number;
  /** What is offered: our browser, and its substitutes below that version or where we have none. */
  readonly offers: readonly string[];
  readonly insteadOf: readonly string[];
}

const extensions = ["chrome", "firefox", "edge", "search"];

/** What a user agent should be offered, by the words for its system alone. The first row with a matching word counts. */
const expectations: readonly Expectation[] = [
  { word: /iPhone/, os: "ios", version: /iPhone OS (\d+)/, oldest: 15, offers: ["ios"], insteadOf: ["search"] },
  { word: /iPad/, os: "ipados", version: /CPU OS (\d+)/, oldest: 15, offers: ["ios"], insteadOf: ["search"] },
  { word: /Android/, os: "android", version: /Android (\d+)/, oldest: 8, offers: ["android"], insteadOf: ["search"] },
  { word: /CrOS/, os: "chromeos", version: /(?!)/, oldest: 0, offers: extensions, insteadOf: [] },
  { word: /Windows/, os: "windows", version: /NT (\d+)/, oldest: 10, offers: ["windows"], insteadOf: extensions },
  { word: /Macintosh/, os: "macos", version: /(?!)/, oldest: 0, offers: ["macos"], insteadOf: [] },
  { word: /Linux/, os: "linux", version: /(?!)/, oldest: 0, offers: extensions, insteadOf: [] },
];

/** The values of `navigator.platform` that leave no doubt about the system. */
const platforms: Readonly<Record<string, Os>> = { iPhone: "ios", iPad: "ipados", Win32: "windows", MacIntel: "macos" };

const deviceOf = ({ userAgent }: Visitor) => readDevice({ userAgent });

describe("DEV-1 DEV-3 real visitors", () => {
  it("DEV-3 are more than 150 different agents of five systems", () => {
    expect(visitors.length).toBeGreaterThan(150);
    expect(new Set(visitors.map((visitor) => deviceOf(visitor).os.name)).size).toBeGreaterThanOrEqual(5);
  });

  it("DEV-3 are each offered what their system takes, and told where it is too old", () => {
    const wrong = visitors.filter((visitor) => {
      const expectation = expectations.find(({ word }) => word.test(visitor.userAgent));
      const { offer, tooOld } = installCall(deviceOf(visitor));
      if (!expectation) return true;
      const version = expectation.version.exec(visitor.userAgent)?.[1];
      const isOld = version !== undefined && Number(version) < expectation.oldest;
      return isOld !== (tooOld !== null) || !(isOld ? expectation.insteadOf : expectation.offers).includes(offer);
    });
    expect(wrong.map(({ userAgent }) => userAgent)).toEqual([]);
  });

  it("DEV-1 have the form that their screen and their touch points gave them", () => {
    const wrong = visitors.filter((visitor) => deviceOf(visitor).formFactor !== visitor.deviceCategory);
    expect(wrong.map(({ userAgent, deviceCategory }) => [deviceCategory, userAgent])).toEqual([]);
  });

  it("DEV-1 have the system that they name elsewhere too", () => {
    const sure = visitors.flatMap((visitor) => {
      const os = platforms[visitor.platform];
      const expected = expectations.find(({ word }) => word.test(visitor.userAgent))?.os;
      // Left out: browsers that pretend to be another system in one of the two places and forget the other.
      return os === undefined || os !== expected ? [] : [{ ...visitor, os }];
    });
    expect(sure.length).toBeGreaterThan(100);
    expect(sure.filter((visitor) => deviceOf(visitor).os.name !== visitor.os)).toEqual([]);
  });
});
