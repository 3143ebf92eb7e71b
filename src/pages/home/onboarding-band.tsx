import type { ReactNode } from "react";
import { Band } from "../../../client/components/band.tsx";
import { Illustration } from "../../../client/components/illustration.tsx";
import { Instructions } from "../../../client/flow/instructions.tsx";
import type { InstallCall } from "../../contract/acquisition/install.ts";
import { brand } from "../../contract/brand.ts";
import { birdCaptions } from "../../contract/brand-story.ts";
import { href } from "../../contract/routes.ts";
import { InstallActs, OtherSystems, PhoneCode } from "../../product/install-call.tsx";
import type { Frame } from "../../render/frame.ts";
import type { OnboardingStep } from "../../visit/onboarding.ts";
import styles from "./home.module.css";
import type { Platform } from "./home-values.ts";

const titles: Readonly<Record<Platform, string>> = {
  macos: `Get ${brand.name} on this Mac`,
  windows: `Get ${brand.name} on this PC`,
  ios: `Get ${brand.name} on this iPhone or iPad`,
  android: `Get ${brand.name} on this Android device`,
  other: `Add ${brand.name} to this browser`,
};

const placement = { origin: "funnel_home_website__onboarding", campaign: "home-onboarding" };

interface OnboardingProps {
  readonly host: Frame["host"];
  readonly theme: Frame["theme"];
  readonly platform: Platform;
  readonly install: InstallCall;
  readonly steps: readonly OnboardingStep[];
}

export function Onboarding({ host, theme, platform, install, steps }: OnboardingProps) {
  return (
    <Band id="install">
      <div className={styles.pair}>
        <div className="say">
          <h2>{titles[platform]}</h2>
          <p className="lead">It takes a minute or two, and there’s nothing to sign up for.</p>
          <Instructions
            items={steps.filter((step) => step !== "mobileApps").map((step) => texts[step](platform, host))}
          />
          {steps.includes("mobileApps") && <p>{texts.mobileApps(platform, host)}</p>}
          <InstallActs call={install} placement={placement} />
          <OtherSystems call={install} placement={placement} />
        </div>
        <div className="say">
          <Illustration name="rest" theme={theme} no={7} caption={birdCaptions.onboarding} />
          <PhoneCode host={host} call={install} placement={placement} />
        </div>
      </div>
    </Band>
  );
}

const texts: Readonly<Record<OnboardingStep, (platform: Platform, host: Frame["host"]) => ReactNode>> = {
  addToBrowser: (platform) => (
    <>
      {platform === "other" ? "" : "Or keep this browser and "}
      <a href={href("addToBrowser")}>
        {platform === "other" ? "Add our search to your browser" : "add our search to it"}
      </a>
      .
    </>
  ),
  setAsDefault: (platform) =>
    platform === "other"
      ? "Choose our search as the default. You can change back at any time."
      : "Make it your default browser when it asks, or do that later.",
  downloadBrowser: (platform) =>
    platform === "macos" || platform === "windows" ? (
      "Download the browser and open the file."
    ) : (
      <>
        For your computer: <a href={href("mac")}>the browser for Mac</a> and{" "}
        <a href={href("windows")}>the browser for Windows</a>.
      </>
    ),
  mobileApps: (_, host) => (
    <>
      {"To get our browser on your phone, open "}
      <a href={href("app")}>{host === "onion" ? "the app page" : `${brand.hosts.main}/app`}</a>.
    </>
  ),
  iosApp: () => "Get the app from the App Store and open it.",
  androidApp: () => "Get the app from the Play Store and open it.",
};
