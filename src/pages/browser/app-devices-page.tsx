import { Band } from "../../../client/components/sections/band.tsx";
import { Illustration } from "../../../client/components/sections/illustration.tsx";
import type { IllustrationName } from "../../../client/components/sections/illustration-list.ts";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { i18n } from "../../contract/language/i18n.ts";
import { href, type RouteName } from "../../contract/routes.ts";
import styles from "./browser.module.css";
import { installPage } from "./install-page.tsx";
import { InstallBand } from "./parts.tsx";

interface DeviceCard {
  readonly title: string;
  readonly text: string;
  readonly illustration: IllustrationName;
  readonly route: RouteName;
}

function devices(): readonly DeviceCard[] {
  return [
    {
      title: i18n.t("Phone or tablet"),
      text: i18n.t("iPhone, iPad or Android. From your app store."),
      illustration: "lamp",
      route: "appLanding",
    },
    {
      title: "Mac",
      text: i18n.t("Apple silicon or Intel. Drag one file to Applications."),
      illustration: "stones",
      route: "mac",
    },
    {
      title: "Windows",
      text: i18n.t("10 or 11. An installer, or the Microsoft Store."),
      illustration: "sill",
      route: "windows",
    },
    {
      title: i18n.t("Windows preview"),
      text: i18n.t("New features early, in a second browser."),
      illustration: "hatch",
      route: "windowsPreview",
    },
    {
      title: i18n.t("Linux or ChromeOS"),
      text: i18n.t("There’s no browser for these yet. Our search and extension work."),
      illustration: "reeds",
      route: "browser",
    },
    {
      title: i18n.t("An older device"),
      text: i18n.t("See what works without system updates."),
      illustration: "stump",
      route: "appNoSupport",
    },
  ];
}

export const appDevicesPage = installPage({
  title: () => i18n.t("Choose your device"),
  description: () =>
    i18n.t(
      "Choose your phone, tablet or computer and get the free private browser from an app store or as a download.",
    ),
  placement: { origin: "funnel_appdevices_website__hero", campaign: "app-devices" },
  isChooser: true,
  body: ({ theme, calls }) => (
    <>
      <PageHead
        wide
        title={i18n.t("Choose your device")}
        lead={i18n.t("Select the device you want the browser for.")}
      />
      <Band tone="surface-alt">
        <h2 className="vh">{i18n.t("Devices")}</h2>
        <ul className={styles.devices}>
          {devices().map(({ title, text, illustration, route }, index) => (
            <li key={title}>
              <Illustration name={illustration} theme={theme} alt="" eager={index === 0} />
              <h3>
                <a href={href(route, { origin: "funnel_appdevices_website__card" })}>{title}</a>
              </h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
      </Band>
      <InstallBand
        title={i18n.t("More than one device?")}
        calls={calls}
        notes={[
          {
            term: i18n.t("Several devices"),
            note: i18n.t("Install the browser on each. To sync them, pair them with a code"),
          },
          {
            term: i18n.t("A shared device"),
            note: i18n.t("One button clears history before the next person uses the browser"),
          },
          {
            term: i18n.t("At work"),
            note: i18n.t("Ask your administrator first; they can see what you do in any browser"),
          },
        ]}
      />
      {calls.closing}
    </>
  ),
});
