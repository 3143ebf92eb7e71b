import type { Platform } from "../../render/page.ts";

export type OnboardingStep =
  | "addToBrowser"
  | "setAsDefault"
  | "downloadBrowser"
  | "mobileApps"
  | "iosApp"
  | "androidApp";

const steps: Readonly<Record<Platform, readonly OnboardingStep[]>> = {
  macos: ["downloadBrowser", "setAsDefault", "mobileApps"],
  windows: ["downloadBrowser", "setAsDefault", "mobileApps"],
  ios: ["iosApp", "setAsDefault", "downloadBrowser"],
  android: ["androidApp", "setAsDefault", "downloadBrowser"],
  other: ["addToBrowser", "setAsDefault", "mobileApps"],
};

/** The steps to suggest on a system, in the order to take them. Systems that have no browser of ours begin with the search. */
export function onboardingSteps(platform: Platform): readonly OnboardingStep[] {
  return steps[platform];
}
