import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { installCall, isBannerDue } from "../../../src/contract/acquisition/install.ts";
import { isLegacy } from "../../../src/contract/acquisition/legacy.ts";
import { hintsFrom, readDevice } from "../../../src/contract/device.ts";
import { onboardingSteps } from "../../../src/visit/onboarding.ts";
import { expectedFor } from "./expected-calls.ts";
import { type HintedAgent, headersOf, hintedAgents } from "./hinted-agents.ts";
import { platforms } from "./platforms.ts";

function deviceOf(headers: Readonly<Record<string, string>>) {
  const hints = hintsFrom((name) => headers[name] ?? null);
  return readDevice({ userAgent: headers["user-agent"] ?? "", ...(hints && { hints }) });
}

/** The same browser as in most requests: it sends its system's version only if it is asked for it. */
function unasked(agent: HintedAgent): HintedAgent {
  return { ...agent, hints: agent.hints && { ...agent.hints, platformVersion: "" } };
}

const asked = [...hintedAgents, ...hintedAgents.map(unasked)];

/** The agents for which the code and the rules disagree, with the results of both. */
function differing(said: (agent: HintedAgent) => string, expected: (agent: HintedAgent) => string): readonly string[] {
  return asked.flatMap((agent) => {
    const [left, right] = [said(agent), expected(agent)];
    return left === right ? [] : [`${left}, not ${right}: ${JSON.stringify(headersOf(agent))}`];
  });
}

describe("DEV-1 DEV-2 DEV-3 real user agents with the client hints that they came with", () => {
  it("DEV-3 are more than 200 pairs, of more than 150 agents with hints, from seven systems and six browsers", () => {
    const pairs = new Set(hintedAgents.map((agent) => JSON.stringify(headersOf(agent))));
    expect(pairs.size).toBe(hintedAgents.length);
    expect(pairs.size).toBeGreaterThan(200);
    const hinted = hintedAgents.filter(({ hints }) => hints !== null);
    expect(new Set(hinted.map(({ userAgent }) => userAgent)).size).toBeGreaterThan(150);
    const expected = hintedAgents.map(expectedFor);
    const known = (names: readonly string[]) => new Set(names.filter((name) => name !== "unknown")).size;
    expect(known(expected.map(({ os }) => os))).toBe(7);
    expect(known(expected.map(({ browser }) => browser))).toBe(6);
    expect(new Set(expected.map(({ offer, tooOld }) => `${offer} ${tooOld}`)).size).toBeGreaterThanOrEqual(14);
  });

  it("DEV-1 are read as the device that they are", () => {
    const read = (agent: HintedAgent) => {
      const { os, browser, formFactor } = deviceOf(headersOf(agent));
      return `${os.name} ${browser.name} ${formFactor}`;
    };
    const rules = (agent: HintedAgent) => {
      const { os, browser, form } = expectedFor(agent);
      return `${os} ${browser} ${form}`;
    };
    expect(differing(read, rules)).toEqual([]);
  });

  it("DEV-2 DEV-3 are offered what their system takes, and what stands in for it below the minimums", () => {
    const offered = (agent: HintedAgent) => {
      const { offer, tooOld } = installCall(deviceOf(headersOf(agent)));
      return `${offer} ${tooOld}`;
    };
    const rules = (agent: HintedAgent) => {
      const { offer, tooOld } = expectedFor(agent);
      return `${offer} ${tooOld}`;
    };
    expect(differing(offered, rules)).toEqual([]);
  });

  it("DEV-2 are legacy where the browser is below 60, which among these is Chrome on phones only", () => {
    const below = (agent: HintedAgent) => String(/ Chrome\/[1-5]?\d\./.test(agent.userAgent));
    expect(differing((agent) => String(isLegacy(deviceOf(headersOf(agent)))), below)).toEqual([]);
    expect(hintedAgents.filter((agent) => below(agent) === "true").length).toBeGreaterThanOrEqual(5);
  });

  it("DEV-4 begin onboarding with what can be had on them", () => {
    const first = (agent: HintedAgent) => {
      const device = deviceOf(headersOf(agent));
      return `${onboardingSteps(device.os.name, device.browser.name, { tooOld: installCall(device).tooOld !== null })[0]}`;
    };
    expect(differing(first, (agent) => expectedFor(agent).step)).toEqual([]);
  });

  it("DEV-5 see the banner again after 15 days on a computer, and on the next day elsewhere", () => {
    const due = (agent: HintedAgent) => {
      const { formFactor } = deviceOf(headersOf(agent));
      return String([1, 15, 16].map((days) => isBannerDue(formFactor, days)));
    };
    const rules = (agent: HintedAgent) =>
      expectedFor(agent).form === "desktop" ? "false,false,true" : "true,true,true";
    expect(differing(due, rules)).toEqual([]);
  });

  it("DEV-1 name no other browser in their brands than in the agent, so that the brands need not be read", () => {
    const brandsOf = [
      { brand: /"Microsoft Edge"/, browser: "edge" },
      { brand: /"Opera( GX)?"|"OperaMobile"/, browser: "opera" },
      { brand: /"Samsung Internet"/, browser: "samsung" },
      { brand: /"Google Chrome"/, browser: "chrome" },
    ];
    const wrong = hintedAgents.filter(({ userAgent, hints }) => {
      const named = brandsOf.find(({ brand }) => brand.test(hints?.brands ?? ""));
      return named !== undefined && deviceOf({ "user-agent": userAgent }).browser.name !== named.browser;
    });
    expect(wrong).toEqual([]);
  });
});

const userAgent = fc.constantFrom(...new Set(hintedAgents.map((agent) => agent.userAgent)));
const platform = fc.constantFrom(...platforms);
const version = fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 3 }).map((numbers) => numbers.join("."));

describe("DEV-1 client hints and the user agent, whatever that one says", () => {
  it("DEV-1 the platform and its version come from the hints", () => {
    fc.assert(
      fc.property(userAgent, platform, version, fc.boolean(), (agent, [name, os], told, mobile) => {
        const device = deviceOf({
          "user-agent": agent,
          "sec-ch-ua-platform": `"${name}"`,
          "sec-ch-ua-platform-version": `"${told}"`,
          "sec-ch-ua-mobile": mobile ? "?1" : "?0",
        });
        expect(device.os).toEqual({ name: os, version: told });
        expect(device.browser).toEqual(deviceOf({ "user-agent": agent }).browser);
      }),
    );
  });

  it("DEV-1 without a version the agent's own counts, if it is of the same system", () => {
    fc.assert(
      fc.property(userAgent, platform, (agent, [name, os]) => {
        const own = deviceOf({ "user-agent": agent }).os;
        const read = deviceOf({ "user-agent": agent, "sec-ch-ua-platform": `"${name}"` }).os;
        expect(read).toEqual({ name: os, version: own.name === os ? own.version : "" });
      }),
    );
  });

  it("DEV-1 a platform that is none, and a version or a form alone, leave the system to the agent", () => {
    fc.assert(
      fc.property(userAgent, fc.constantFrom("Win32", "Unknown", "", undefined), version, (agent, name, told) => {
        const headers = {
          "user-agent": agent,
          "sec-ch-ua-platform-version": `"${told}"`,
          "sec-ch-ua-mobile": "?0",
          ...(name !== undefined && { "sec-ch-ua-platform": `"${name}"` }),
        };
        expect(deviceOf(headers)).toEqual(deviceOf({ "user-agent": agent }));
      }),
    );
  });

  it("DEV-1 on Android the hint makes a phone of what has no other word for it, and on a computer of nothing", () => {
    fc.assert(
      fc.property(userAgent, platform, (agent, [name, os]) => {
        const headers = { "user-agent": agent, "sec-ch-ua-platform": `"${name}"`, "sec-ch-ua-mobile": "?1" };
        expect(deviceOf(headers).formFactor).toBe(os === "android" || os === "ios" ? "mobile" : "desktop");
      }),
    );
  });

  it("DEV-2 the oldest edition that is served is told by the hint alone, on each side of the line", () => {
    fc.assert(
      fc.property(userAgent, fc.nat({ max: 40 }), fc.nat({ max: 20 }), (agent, major, minor) => {
        const tooOldOn = (name: string, told: string) =>
          installCall(
            deviceOf({
              "user-agent": agent,
              "sec-ch-ua-platform": `"${name}"`,
              "sec-ch-ua-platform-version": `"${told}"`,
            }),
          ).tooOld;
        expect(tooOldOn("Windows", `${major}.${minor}.0`)).toBe(major < 10 ? "windows" : null);
        expect(tooOldOn("Android", `${major}.${minor}.0`)).toBe(major < 8 ? "android" : null);
        expect(tooOldOn("iOS", `${major}.${minor}`)).toBe(major < 15 ? "ios" : null);
        expect(tooOldOn("macOS", `${major}.0.0`)).toBe(major <= 10 ? "macos" : null);
        expect(tooOldOn("macOS", `10.${minor}.7`)).toBe(minor < 15 ? "macos" : null);
        expect(tooOldOn("Linux", `${major}.${minor}`)).toBeNull();
      }),
    );
  });

  it.each([
    ["10_15_7", "10.15.7", null],
    ["10_14_6", "10.14.6", "macos"],
  ])("DEV-2 a version written with underscores, %s, is %s", (told, expected, tooOld) => {
    const device = deviceOf({
      "user-agent": "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)",
      "sec-ch-ua-platform": '"macOS"',
      "sec-ch-ua-platform-version": `"${told}"`,
    });
    expect(device.os.version).toBe(expected);
    expect(installCall(device).tooOld).toBe(tooOld);
  });
});
