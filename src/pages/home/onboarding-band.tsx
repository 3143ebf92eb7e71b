import type { ReactNode } from "react";
import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import type { IconName } from "../../../client/components/icon.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { Todo } from "../../../client/components/todo.tsx";
import { brand } from "../../contract/brand.ts";
import { href, type RouteName } from "../../contract/routes.ts";
import type { Facets, Platform } from "../../render/page.ts";
import styles from "./home.module.css";
import { type OnboardingStep, onboardingSteps } from "./onboarding.ts";

interface InstallCall {
  readonly title: string;
  readonly label: string;
  readonly route: RouteName;
  readonly icon: IconName;
  /** The link beside the button. */
  readonly others: string;
}

const calls: Readonly<Record<Platform, InstallCall>> = {
  macos: {
    title: `Put ${brand.name} on this Mac.`,
    label: "Get it for Mac",
    route: "mac",
    icon: "download",
    others: "Windows, iPhone, Android",
  },
  windows: {
    title: `Put ${brand.name} on this PC.`,
    label: "Get it for Windows",
    route: "windows",
    icon: "download",
    others: "Mac, iPhone, Android",
  },
  ios: {
    title: `Put ${brand.name} on this iPhone or iPad.`,
    label: "Get the app",
    route: "app",
    icon: "phone",
    others: "Mac, Windows, Android",
  },
  android: {
    title: `Put ${brand.name} on this Android.`,
    label: "Get the app",
    route: "app",
    icon: "phone",
    others: "Mac, Windows, iPhone",
  },
  other: {
    title: `Bring ${brand.name} to this browser.`,
    label: "See the browser",
    route: "browser",
    icon: "laptop",
    others: "Mac, Windows, iPhone, Android",
  },
};

interface OnboardingProps {
  readonly host: Facets["host"];
  readonly theme: Facets["theme"];
  readonly platform: Platform;
}

export function Onboarding({ host, theme, platform }: OnboardingProps) {
  const call = calls[platform];
  return (
    <Band id="install">
      <div className={styles.pair}>
        <div className="say">
          <h2>{call.title}</h2>
          <p className="lead">A few minutes, and nothing to sign up for.</p>
          <Todo items={onboardingSteps(platform).map((step) => texts[step](platform, host))} />
          <div className="acts">
            <LinkButton href={href(call.route)} icon={call.icon}>
              {call.label}
            </LinkButton>
            <GoLink href={href("app")}>{call.others}</GoLink>
          </div>
        </div>
        <Plate
          name="rest"
          theme={theme}
          no={8}
          caption="A nightjar at home. It needs one branch and brings nothing along."
        />
      </div>
    </Band>
  );
}

const texts: Readonly<Record<OnboardingStep, (platform: Platform, host: Facets["host"]) => ReactNode>> = {
  addToBrowser: (_, host) => (
    <>
      In the settings of this browser, under search, add <code className={styles.address}>{searchAddress(host)}</code>
    </>
  ),
  setAsDefault: (platform) =>
    platform === "other"
      ? "Choose it there as the default search. You can change back at any time."
      : "Make it the default browser when it asks, or leave that for later.",
  downloadBrowser: (platform) =>
    platform === "macos" || platform === "windows" ? (
      "Download the browser and open the file."
    ) : (
      <>
        On your computer, too: <a href={href("mac")}>for Mac</a> and <a href={href("windows")}>for Windows</a>.
      </>
    ),
  mobileApps: (_, host) => (
    <>
      On your phone, open <a href={href("app")}>{host === "onion" ? "the app page" : `${brand.hosts.main}/app`}</a>. It
      leads to the right store.
    </>
  ),
  iosApp: () => "Get the app from the App Store and open it.",
  androidApp: () => "Get the app from the Play Store and open it.",
};

/** What a browser asks for to add a search engine: `%s` stands for the words. */
function searchAddress(host: Facets["host"]): string {
  return `${host === "onion" ? "http" : "https"}://${brand.hosts[host]}${href("home")}?q=%s`;
}
