import { Trans } from "@lingui/react";
import type { ReactNode } from "react";
import { Band } from "../../../client/components/sections/band.tsx";
import { Illustration } from "../../../client/components/sections/illustration.tsx";
import { Instructions } from "../../../client/flow/instructions.tsx";
import type { InstallCall } from "../../contract/acquisition/install.ts";
import { brand } from "../../contract/brand/brand.ts";
import { birdCaptions } from "../../contract/brand/brand-story.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import { links } from "../../locales/links.tsx";
import { InstallActs, isOnPhone, OtherSystems, PhoneCode } from "../../product/install-call.tsx";
import type { Frame } from "../../render/frame.ts";
import type { OnboardingStep } from "../../visit/onboarding.ts";
import styles from "./home.module.css";
import type { HomePlatform } from "./home-values.ts";

const titles: Readonly<Record<HomePlatform, () => string>> = {
  macos: () => i18n.t("Get {brand} on this Mac", { brand: brand.name }),
  windows: () => i18n.t("Get {brand} on this PC", { brand: brand.name }),
  ios: () => i18n.t("Get {brand} on this iPhone or iPad", { brand: brand.name }),
  android: () => i18n.t("Get {brand} on this Android device", { brand: brand.name }),
  other: () => i18n.t("Add {brand} to this browser", { brand: brand.name }),
};

const placement = { origin: "funnel_home_website__onboarding", campaign: "home-onboarding" };

interface OnboardingProps {
  readonly host: Frame["host"];
  readonly theme: Frame["theme"];
  readonly platform: HomePlatform;
  readonly install: InstallCall;
  readonly steps: readonly OnboardingStep[];
}

export function Onboarding({ host, theme, platform, install, steps }: OnboardingProps) {
  return (
    <Band id="install" tone="surface-alt">
      <div className={styles.pair}>
        <div className="say">
          <h2>{titles[platform]()}</h2>
          <p className="lead">{i18n.t("It takes a minute or two, and there’s nothing to sign up for.")}</p>
          <Instructions
            items={steps.filter((step) => step !== "mobileApps").map((step) => texts[step](platform, host))}
          />
          {steps.includes("mobileApps") && <p>{texts.mobileApps(platform, host)}</p>}
          <InstallActs call={install} placement={placement} />
          {isOnPhone(install) && <OtherSystems call={install} placement={placement} />}
        </div>
        <div className="say">
          <Illustration name="rest" theme={theme} no={8} caption={i18n.t(birdCaptions.onboarding)} />
          <PhoneCode host={host} call={install} placement={placement} />
        </div>
      </div>
    </Band>
  );
}

const texts: Readonly<Record<OnboardingStep, (platform: HomePlatform, host: Frame["host"]) => ReactNode>> = {
  addToBrowser: (platform) => {
    const components = links({ a: href("addToBrowser") });
    return platform === "other" ? (
      <Trans id="<a>Add our search to your browser</a>." components={components} />
    ) : (
      <Trans id="Or keep this browser and <a>add our search to it</a>." components={components} />
    );
  },
  setAsDefault: (platform) =>
    platform === "other"
      ? i18n.t("Choose our search as the default. You can change back at any time.")
      : i18n.t("Make it your default browser when it asks, or do that later."),
  downloadBrowser: (platform) =>
    platform === "macos" || platform === "windows" ? (
      i18n.t("Download the browser and open the file.")
    ) : (
      <Trans
        id="For your computer: <mac>the browser for Mac</mac> and <windows>the browser for Windows</windows>."
        components={links({ mac: href("mac"), windows: href("windows") })}
      />
    ),
  mobileApps: (_, host) => (
    <Trans
      id="To get our browser on your phone, open <a>{page}</a>."
      values={{ page: host === "onion" ? i18n.t("the app page") : `${brand.hosts.main}/app` }}
      components={links({ a: href("app") })}
    />
  ),
  iosApp: () => i18n.t("Get the app from the App Store and open it."),
  androidApp: () => i18n.t("Get the app from the Play Store and open it."),
};
