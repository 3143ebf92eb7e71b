import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { installCall } from "../../../src/contract/acquisition/install.ts";
import { type Os, readDevice } from "../../../src/contract/device.ts";

/**
 * What real visitors' browsers said, as the package counted them (BSD-2-Clause). No client hints, which `hinted-agents.ts`
 * has, but what that has not: a form told by screen and touch points, and the system's own name for itself.
 */
interface Visitor {
  readonly userAgent: string;
  /** `navigator.platform`: told by the system, not by the agent. */
  readonly platform: string;
  readonly deviceCategory: "desktop" | "tablet" | "mobile";
}

const file = new URL("user-agents.json", import.meta.resolve("user-agents"));
const counted: readonly Visitor[] = JSON.parse(readFileSync(fileURLToPath(file), "utf8"));
const visitors = [...new Map(counted.map((visitor) => [visitor.userAgent, visitor])).values()];

interface Said {
  /** A word of the agent that no other system has. */
  readonly word: RegExp;
  readonly os: Os;
  /** The major version in the agent, and the oldest that has a browser of ours. */
  readonly version: RegExp;
  readonly oldest: number;
  /** The browser of ours, and what stands in for it below that version or where there is none. */
  readonly offers: readonly string[];
  readonly insteadOf: readonly string[];
}

const extensions = ["chrome", "firefox", "edge", "search"];

/** What an agent is expected to be offered, by the words of the system alone. In order: the first word counts. */
const expectations: readonly Said[] = [
  { word: /iPhone/, os: "ios", version: /iPhone OS (\d+)/, oldest: 15, offers: ["ios"], insteadOf: ["search"] },
  { word: /iPad/, os: "ipados", version: /CPU OS (\d+)/, oldest: 15, offers: ["ios"], insteadOf: ["search"] },
  { word: /Android/, os: "android", version: /Android (\d+)/, oldest: 8, offers: ["android"], insteadOf: ["search"] },
  { word: /CrOS/, os: "chromeos", version: /(?!)/, oldest: 0, offers: extensions, insteadOf: [] },
  { word: /Windows/, os: "windows", version: /NT (\d+)/, oldest: 10, offers: ["windows"], insteadOf: extensions },
  { word: /Macintosh/, os: "macos", version: /(?!)/, oldest: 0, offers: ["macos"], insteadOf: [] },
  { word: /Linux/, os: "linux", version: /(?!)/, oldest: 0, offers: extensions, insteadOf: [] },
];

/** The systems whose own word for themselves leaves no doubt. */
const platforms: Readonly<Record<string, Os>> = { iPhone: "ios", iPad: "ipados", Win32: "windows", MacIntel: "macos" };

const deviceOf = ({ userAgent }: Visitor) => readDevice({ userAgent });

describe("DEV-1 DEV-3 real visitors", () => {
  it("DEV-3 are more than 150 different agents of five systems", () => {
    expect(visitors.length).toBeGreaterThan(150);
    expect(new Set(visitors.map((visitor) => deviceOf(visitor).os.name)).size).toBeGreaterThanOrEqual(5);
  });

  it("DEV-3 are each offered what their system takes, and told where it is too old", () => {
    const wrong = visitors.filter((visitor) => {
      const said = expectations.find(({ word }) => word.test(visitor.userAgent));
      const { offer, tooOld } = installCall(deviceOf(visitor));
      if (!said) return true;
      const version = said.version.exec(visitor.userAgent)?.[1];
      const isOld = version !== undefined && Number(version) < said.oldest;
      return isOld !== (tooOld !== null) || !(isOld ? said.insteadOf : said.offers).includes(offer);
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
      const said = expectations.find(({ word }) => word.test(visitor.userAgent))?.os;
      // Some pretend to be another system in one place and forget the other.
      return os === undefined || os !== said ? [] : [{ ...visitor, os }];
    });
    expect(sure.length).toBeGreaterThan(100);
    expect(sure.filter((visitor) => deviceOf(visitor).os.name !== visitor.os)).toEqual([]);
  });
});
