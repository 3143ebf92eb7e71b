import { Band } from "../../../client/components/band.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import type { PlateName } from "../../../client/components/plate-list.ts";
import { brand } from "../../contract/brand.ts";
import { href, type RouteName } from "../../contract/routes.ts";
import styles from "./browser.module.css";
import { installPage } from "./install-page.tsx";
import { Closing, InstallBand } from "./parts.tsx";

interface DeviceCard {
  readonly title: string;
  readonly text: string;
  readonly plate: PlateName;
  readonly route: RouteName;
}

const devices: readonly DeviceCard[] = [
  {
    title: "Phone or tablet",
    text: "iPhone, iPad, Android. From the store that is on it already.",
    plate: "lamp",
    route: "appLanding",
  },
  { title: "Mac", text: "Apple silicon or Intel. One file to drag.", plate: "stones", route: "mac" },
  { title: "Windows", text: "10 or 11. An installer, or the Microsoft Store.", plate: "sill", route: "windows" },
  {
    title: "Windows, early",
    text: "The preview, for a second browser that is not finished.",
    plate: "hatch",
    route: "windowsPreview",
  },
  {
    title: "Linux or ChromeOS",
    text: `No browser of ours yet. ${brand.name} search works there, and the extension does.`,
    plate: "reeds",
    route: "browser",
  },
  {
    title: "Something older",
    text: "A system without updates has fewer choices, but it has some.",
    plate: "stump",
    route: "appNoSupport",
  },
];

export const appDevicesPage = installPage({
  title: "Choose your device",
  description:
    "Pick the phone, tablet or computer that the private browser is for, and see how it gets there: by app store or by download.",
  placement: { origin: "funnel_appdevices_website__hero", campaign: "app-devices" },
  body: ({ theme }, calls) => (
    <>
      <PageHead
        title="Which device is it for?"
        lead="Each has its own way in. The button is our guess for the one you are holding; the pictures lead to all of them."
      >
        {calls.acts}
      </PageHead>
      <Band tone="bark">
        <h2 className="vh">Devices</h2>
        <ul className={styles.devices}>
          {devices.map(({ title, text, plate, route }, index) => (
            <li key={title}>
              <Plate name={plate} theme={theme} alt="" eager={index === 0} />
              <h3>
                <a href={href(route, { origin: "funnel_appdevices_website__card" })}>{title}</a>
              </h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
      </Band>
      <InstallBand
        title="Not the one in your hand?"
        calls={calls}
        notes={[
          { term: "Several devices", note: "Install on each; pair them later with a code, or never" },
          { term: "A shared one", note: "Works without accounts, and one button clears up after each of you" },
          { term: "At work", note: "Ask whoever manages it; they can see what you do in any browser" },
        ]}
      />
      <Closing
        title="Any branch will do."
        lead="The bird looks the same on all of them, which is to say hardly at all."
      >
        {calls.acts}
      </Closing>
    </>
  ),
});
