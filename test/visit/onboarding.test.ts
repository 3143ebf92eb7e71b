import { describe, expect, it } from "vitest";
import { brandSlug } from "../../src/contract/brand/brand-name.ts";
import type { BrowserName, Os } from "../../src/contract/device.ts";
import { onboardingSteps } from "../../src/visit/onboarding.ts";

const systems: readonly Os[] = ["ios", "ipados", "android", "macos", "windows", "linux", "chromeos", "unknown"];
const browsers: readonly BrowserName[] = [
  ...([brandSlug, "firefox", "chrome", "edge", "opera"] as const),
  ...(["safari", "samsung", "ie", "unknown"] as const),
];
const all = systems.flatMap((os) => browsers.map((browser) => [os, browser] as const));

describe("DEV-4 onboarding steps by system and browser", () => {
  it.each([
    ["ios", "safari", "iosApp", "androidApp"],
    ["ipados", "chrome", "iosApp", "androidApp"],
    ["android", "samsung", "androidApp", "iosApp"],
    ["macos", "safari", "downloadBrowser", "addToBrowser"],
    ["macos", "firefox", "downloadBrowser", "iosApp"],
    ["windows", "ie", "downloadBrowser", "addToBrowser"],
    ["windows", brandSlug, "setAsDefault", "downloadBrowser"],
    ["ios", brandSlug, "setAsDefault", "iosApp"],
    ["linux", "chrome", "addToBrowser", "downloadBrowser"],
    ["unknown", "unknown", "addToBrowser", "downloadBrowser"],
  ] as const)("DEV-4 %s with %s begins with %s and never suggests %s", (os, browser, first, foreign) => {
    const steps = onboardingSteps(os, browser);
    expect(steps[0]).toBe(first);
    expect(steps).not.toContain(foreign);
  });

  it.each(systems)("DEV-4 %s, too old for our browser, is not asked to get it here", (os) => {
    const steps = onboardingSteps(os, "chrome", { tooOld: true });
    expect(steps[0]).toBe("addToBrowser");
    const here = { ios: "iosApp", ipados: "iosApp", android: "androidApp" } as const;
    expect(steps).not.toContain(os in here ? here[os as keyof typeof here] : "downloadBrowser");
  });

  it("DEV-4 a browser that can be changed is offered that on a computer, after our own", () => {
    expect(onboardingSteps("macos", "chrome").at(-1)).toBe("addToBrowser");
  });

  it.each(all)("DEV-4 %s with %s: two to four different steps, the default among them", (os, browser) => {
    const steps = onboardingSteps(os, browser);
    expect(steps.length).toBeGreaterThanOrEqual(2);
    expect(steps.length).toBeLessThanOrEqual(4);
    expect(new Set(steps).size).toBe(steps.length);
    expect(steps).toContain("setAsDefault");
  });

  it("DEV-4 there are few lists, so that pages can be kept for each", () => {
    expect(new Set(all.map(([os, browser]) => String(onboardingSteps(os, browser)))).size).toBeLessThanOrEqual(8);
  });
});
