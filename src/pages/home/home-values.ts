import { type InstallCall, installCall } from "../../contract/acquisition/install.ts";
import type { Os } from "../../contract/device.ts";
import { trialOf } from "../../product/trial-days.ts";
import { askedLayout, type Frame, type HomeLayout, versionOf } from "../../render/frame.ts";
import { type OnboardingStep, onboardingSteps } from "../../visit/onboarding.ts";
import type { Visit } from "../../visit/visit.ts";

/** The systems that the home page tells apart. */
export type HomePlatform = "ios" | "android" | "macos" | "windows" | "other";

const platforms: Readonly<Record<Os, HomePlatform>> = {
  ios: "ios",
  ipados: "ios",
  android: "android",
  macos: "macos",
  windows: "windows",
  linux: "other",
  chromeos: "other",
  unknown: "other",
};

/** What the home page depends on besides its frame. */
interface HomeValues {
  readonly platform: HomePlatform;
  readonly layout: HomeLayout;
  /** What to offer on this device: about twenty values. */
  readonly install: InstallCall;
  /** The onboarding steps to suggest: about seven lists. */
  readonly steps: readonly OnboardingStep[];
  /** The days of the free trial: three values. */
  readonly trial: number;
  /** Whether a search has web results: the same for a whole deployment. */
  readonly searchesWeb: boolean;
}

export type HomeProps = HomeValues & Pick<Frame, "host" | "theme" | "country" | "method">;

export function homeValues(visit: Visit): HomeValues {
  const { os, browser, extension } = visit.device;
  const install = installCall(visit.device);
  const tooOld = install.tooOld !== null;
  return {
    // A system that is too old for our browser is treated as one that has none.
    platform: tooOld ? "other" : platforms[os.name],
    layout: askedLayout(visit) ?? (versionOf(visit, "home_layout") === "b" ? "focused" : "promo"),
    install,
    steps: onboardingSteps(os.name, browser.name, { tooOld, extension }),
    trial: trialOf(visit),
    searchesWeb: visit.searchesWeb,
  };
}
