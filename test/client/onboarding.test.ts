import { describe, expect, it } from "vitest";
import { onboardingSteps } from "../../src/pages/home/onboarding.ts";

describe("DEV-4 onboarding steps by system", () => {
  it.each([
    ["ios", "iosApp", "androidApp"],
    ["android", "androidApp", "iosApp"],
    ["macos", "downloadBrowser", "iosApp"],
    ["windows", "downloadBrowser", "androidApp"],
    ["other", "addToBrowser", "downloadBrowser"],
  ] as const)("DEV-4 %s begins with %s and never suggests %s", (platform, first, foreign) => {
    const steps = onboardingSteps(platform);
    expect(steps[0]).toBe(first);
    expect(steps).not.toContain(foreign);
    expect(steps).toContain("setAsDefault");
    expect(new Set(steps).size).toBe(steps.length);
  });
});
