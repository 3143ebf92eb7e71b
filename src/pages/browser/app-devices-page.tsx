import { Band } from "../../../client/components/band.tsx";
import { Illustration } from "../../../client/components/illustration.tsx";
import type { IllustrationName } from "../../../client/components/illustration-list.ts";
import { PageHead } from "../../../client/components/page-head.tsx";
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

const devices: readonly DeviceCard[] = [
  {
    title: "Phone or tablet",
    text: "iPhone, iPad or Android. From your app store.",
    illustration: "lamp",
    route: "appLanding",
  },
  {
    title: "Mac",
    text: "Apple silicon or Intel. Drag one file to Applications.",
    illustration: "stones",
    route: "mac",
  },
  { title: "Windows", text: "10 or 11. An installer, or the Microsoft Store.", illustration: "sill", route: "windows" },
  {
    title: "Windows preview",
    text: "New features early, in a second browser.",
    illustration: "hatch",
    route: "windowsPreview",
  },
  {
    title: "Linux or ChromeOS",
    text: `There’s no browser for these yet. Our search and extension work.`,
    illustration: "reeds",
    route: "browser",
  },
  {
    title: "An older device",
    text: "See what works without system updates.",
    illustration: "stump",
    route: "appNoSupport",
  },
];

export const appDevicesPage = installPage({
  title: "Choose your device",
  description:
    "Choose your phone, tablet or computer and get the free private browser from an app store or as a download.",
  placement: { origin: "funnel_appdevices_website__hero", campaign: "app-devices" },
  isChooser: true,
  body: ({ theme, calls }) => (
    <>
      <PageHead wide title="Choose your device" lead="Select the device you want the browser for." />
      <Band tone="surface-alt">
        <h2 className="vh">Devices</h2>
        <ul className={styles.devices}>
          {devices.map(({ title, text, illustration, route }, index) => (
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
        title="More than one device?"
        calls={calls}
        notes={[
          { term: "Several devices", note: "Install the browser on each. To sync them, pair them with a code" },
          { term: "A shared device", note: "One button clears history before the next person uses the browser" },
          { term: "At work", note: "Ask your administrator first; they can see what you do in any browser" },
        ]}
      />
      {calls.closing}
    </>
  ),
});
