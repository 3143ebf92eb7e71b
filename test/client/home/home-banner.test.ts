import { describe, expect, it } from "vitest";
import { formatVersion, versionAt } from "../../../client/acquisition/version.ts";
import { homeBanner } from "../../../client/home/home-banner.ts";
import { readDevice } from "../../../src/contract/device.ts";

const day = 86_400_000;
const now = Date.parse("2026-11-21T12:00:00Z");

const agents = {
  phone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  computer:
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  oldPhone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1",
};

function shown(agent: keyof typeof agents, kept: Record<string, string> = {}) {
  return homeBanner(readDevice({ userAgent: agents[agent] }), new Map(Object.entries(kept)), now)?.offer ?? null;
}

const closed = (daysAgo: number) => ({ kax: formatVersion(versionAt(now - daysAgo * day)) });

describe("DEV-5 the banner of home", () => {
  it("DEV-5 offers what the device takes, and nothing where there is nothing to install", () => {
    expect(shown("phone")).toBe("ios");
    expect(shown("computer")).toBe("macos");
    expect(shown("oldPhone")).toBeNull();
  });

  it.each([
    ["phone", 0, null],
    ["phone", 1, "ios"],
    ["computer", 0, null],
    ["computer", 15, null],
    ["computer", 16, "macos"],
    ["computer", 400, "macos"],
  ] as const)("DEV-5 a %s, %d days after it was closed: %s", (agent, days, offer) => {
    expect(shown(agent, closed(days))).toBe(offer);
  });

  it.each([{ kax: "-1" }, { kax: "nonsense" }, { kax: "" }])("DEV-5 %o is no day on which it was closed", (kept) => {
    expect(shown("computer", kept)).toBe("macos");
  });

  it("DEV-5 SET-1 who switched offers off is shown none", () => {
    expect(shown("phone", { kak: "-1" })).toBeNull();
    expect(shown("phone", { kak: "1" })).toBe("ios");
  });
});
