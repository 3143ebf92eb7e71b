import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type InstallCall, installCall, isBannerDue } from "../../../src/contract/acquisition/install.ts";
import { isAtLeast, isLegacy } from "../../../src/contract/acquisition/legacy.ts";
import { readDevice } from "../../../src/contract/device.ts";
import { type Agent, agents } from "../device/user-agents.ts";

function deviceOf(
  { userAgent, hints }: Omit<Agent, "expected">,
  more: { platform?: string; extension?: boolean } = {},
) {
  const sent = hints && {
    platform: hints.platform,
    platformVersion: hints.version ?? "",
    mobile: hints.mobile,
  };
  return readDevice({ userAgent, ...(sent && { hints: sent }), ...more });
}

function said({ offer, tooOld }: InstallCall): string {
  return tooOld ? `${offer} < ${tooOld}` : offer;
}

const chromeOnLinux =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36";
const safariOnPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1";
const chromeOnWindows =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36";

describe("DEV-3 what a device is offered", () => {
  it("DEV-3 is tried with at least 150 different browsers", () => {
    const different = new Set(
      agents.map(({ userAgent, hints }) => `${userAgent} ${hints?.platform} ${hints?.version}`),
    );
    expect(different.size).toBeGreaterThanOrEqual(150);
  });

  it.each(agents.map((agent) => [agent.userAgent || "(empty)", agent.hints?.version ?? "", agent.expected, agent]))(
    "DEV-2 DEV-3 %s %s: %s",
    (_, __, expected, agent) => {
      expect(said(installCall(deviceOf(agent as Agent)))).toBe(expected);
    },
  );

  it("DEV-3 an extension that is there is not offered again, and does not stand in the way of the browser", () => {
    expect(said(installCall(deviceOf({ userAgent: chromeOnLinux }, { extension: true })))).toBe("installed");
    expect(said(installCall(deviceOf({ userAgent: chromeOnWindows }, { extension: true })))).toBe("windows");
  });

  it.each([
    [chromeOnWindows, "mobile", "phones"],
    [safariOnPhone, "desktop", "computers"],
    [chromeOnWindows, "desktop", "windows"],
    [safariOnPhone, "mobile", "ios"],
    [chromeOnLinux, "mobile", "search"],
    ["", "mobile", "phones"],
    ["", "desktop", "computers"],
  ])("DEV-1 DEV-3 where the address names another form than %s has, %s: %s", (userAgent, platform, expected) => {
    expect(said(installCall(deviceOf({ userAgent }, { platform })))).toBe(expected);
  });

  it.each([
    ["Firefox/90.0", "search"],
    ["Firefox/91.0", "firefox"],
    ["Chrome/91.0", "search"],
    ["Chrome/92.0", "chrome"],
    ["Edg/91.0", "search"],
    ["Edg/92.0", "edge"],
    ["OPR/77.0", "search"],
    ["OPR/78.0", "chrome"],
  ])("DEV-2 DEV-3 %s on Linux is offered %s", (name, expected) => {
    expect(said(installCall(deviceOf({ userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${name}` })))).toBe(expected);
  });

  it("DEV-3 there are few calls, so that pages can be kept for each", () => {
    const part = fc.constantFrom(
      "Windows NT 6.1",
      "iPhone OS 9_3",
      "Android 5",
      "Mac OS X 10_9",
      "Linux",
      "CrOS x 1",
      "",
    );
    const browser = fc.constantFrom("Chrome/128", "Firefox/60", "Edg/120", "Nightjar/7", "Version/9 Safari/", "");
    const calls = new Set<string>();
    fc.assert(
      fc.property(part, browser, fc.option(fc.constantFrom("mobile", "desktop")), (system, name, platform) => {
        calls.add(said(installCall(readDevice({ userAgent: `(${system}) ${name}`, platform }))));
      }),
      { numRuns: 500 },
    );
    expect(calls.size).toBeLessThan(30);
  });
});

describe("DEV-2 versions", () => {
  it.each([
    ["10.15.7", [10, 15], true],
    ["10.15", [10, 15], true],
    ["11", [10, 15], true],
    ["10.14.6", [10, 15], false],
    ["10", [10, 15], false],
    ["9.9", [10], false],
    ["100", [91], true],
    ["", [15], true],
  ] as const)("DEV-2 %j against %j: %s", (version, oldest, expected) => {
    expect(isAtLeast(version, oldest)).toBe(expected);
  });

  it.each([
    ["Chrome/59.0", true],
    ["Chrome/60.0", false],
    ["Firefox/59.0", true],
    ["Firefox/60.0", false],
    ["Edge/18.17763", true],
    ["Edg/60.0", false],
    ["OPR/59.0", true],
    ["OPR/60.0", false],
    ["Version/8.0 Safari/600", true],
    ["Version/9.0 Safari/601", false],
    ["MSIE 10.0; Windows NT 6.2", true],
    ["Windows NT 6.1; Trident/7.0; rv:11.0", false],
    ["iPhone; CPU iPhone OS 10_3 like Mac OS X) Version/10.0 Safari/602", true],
    ["iPhone; CPU iPhone OS 11_0 like Mac OS X) Version/11.0 Safari/604", false],
    ["iPad; CPU OS 10_3_4 like Mac OS X) Version/10.0 Safari/602", true],
    ["iPad; CPU OS 11_0 like Mac OS X) Version/11.0 Safari/604", false],
    ["SamsungBrowser/4.0", false],
    ["curl/8.5.0", false],
  ])("DEV-2 legacy, %s: %s", (userAgent, expected) => {
    expect(isLegacy(readDevice({ userAgent }))).toBe(expected);
  });
});

describe("DEV-5 the banner on home", () => {
  it.each([
    ["desktop", null, true],
    ["desktop", 0, false],
    ["desktop", 15, false],
    ["desktop", 16, true],
    ["desktop", -1, true],
    ["mobile", null, true],
    ["mobile", 0, false],
    ["mobile", 1, true],
    ["tablet", 3, true],
  ] as const)("DEV-5 %s, %s days after it was closed: %s", (form, days, expected) => {
    expect(isBannerDue(form, days)).toBe(expected);
  });
});
