import { Trans } from "@lingui/react";
import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { FieldNotes } from "../../../client/components/sections/field-notes.tsx";
import { Instructions } from "../../../client/flow/instructions.tsx";
import { PrintButton } from "../../../client/flow/print-button.tsx";
import { TaskScreen } from "../../../client/flow/task-screen.tsx";
import { brand, facts } from "../../contract/brand/brand.ts";
import { demonstration } from "../../contract/demonstration.ts";
import type { Os } from "../../contract/device.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { links } from "../../locales/links.tsx";
import { plansId } from "../../product/plans-closing.tsx";
import { SetUpFacts } from "../../product/set-up-facts.tsx";
import { page } from "../../render/page.ts";
import styles from "./feature.module.css";
import {
  deviceSteps,
  type SetUpDevice,
  setUpDeviceOf,
  setUpDevices,
  setUpDeviceWords,
  stepsOn,
} from "./texts/vpn-set-up.tsx";

/** The device that the address asks for, else the visitor's own; null where neither says which. */
function shownDevice(query: URLSearchParams, os: Os): SetUpDevice | null {
  return setUpDevices.find((device) => device === query.get("device")) ?? setUpDeviceOf[os];
}

export const vpnSetUpPage = page({
  title: () => i18n.t("Set up the VPN"),
  description: () =>
    i18n.t(
      "Turn on the VPN on an iPhone, iPad, Android device, Mac or Windows computer, step by step. It takes a few minutes.",
    ),
  vary: ({ url, device }) => ({ shown: shownDevice(url.searchParams, device.os.name) }),
  body: ({ theme, shown }) =>
    shown === "linux" ? (
      <NotOffered theme={theme} />
    ) : shown === null ? (
      <ChooseDevice theme={theme} />
    ) : (
      <Steps theme={theme} device={shown} />
    ),
});

function Steps({ theme, device }: { readonly theme: Theme; readonly device: Exclude<SetUpDevice, "linux"> }) {
  return (
    <TaskScreen
      title={i18n.t("Set up the VPN on {device}", { device: setUpDeviceWords()[device].yours })}
      lead={i18n.t(
        "For {pro} subscribers. You turn the VPN on in our browser, and it covers every other app on the device as well.",
        { pro: brand.pro },
      )}
      illustration="posts"
      theme={theme}
      side={<SetUpFacts />}
    >
      <p className="soft small">{i18n.t(demonstration.vpnSetUp)}</p>
      <Instructions items={stepsOn(device)} />
      <FieldNotes
        notes={[
          { term: i18n.t("Needs"), note: i18n.t("{system} or later", { system: deviceSteps()[device].oldest }) },
          {
            term: i18n.t("No email address"),
            note: (
              <Trans
                id="<a>Add one to your subscription</a>: a passkey or a recovery code doesn’t sign in to the VPN"
                components={links({ a: href("subscriptionsAddEmail") })}
              />
            ),
          },
          { term: i18n.t("Turn off"), note: i18n.t("In the same settings. Other devices stay on") },
          {
            term: i18n.t("Doesn’t connect"),
            note: (
              <Trans
                id="Turn the VPN off and on again, then choose another place, or <a>get help with the VPN</a>"
                components={links({ a: href("help", { subject: "vpn" }) })}
              />
            ),
          },
        ]}
      />
      <div className="acts">
        <PrintButton variant="line">{i18n.t("Print steps")}</PrintButton>
      </div>
      <OtherDevices than={device} />
    </TaskScreen>
  );
}

/** What is left where the VPN does not run: devices that it runs on. */
function NotOffered({ theme }: { readonly theme: Theme }) {
  return (
    <TaskScreen
      title={i18n.t("The VPN isn’t offered on Linux or ChromeOS")}
      lead={i18n.t("With {pro}, you can use it on up to {devices} other devices at once.", {
        pro: brand.pro,
        devices: facts.vpn.devices,
      })}
      illustration="empty"
      theme={theme}
    >
      <OtherDevices than="linux" />
      <p className="acts">
        <GoLink href={href("subscriptionsActivate")}>{i18n.t("Sign in to your subscription")}</GoLink>
        <GoLink href={href("pro", {}, plansId)}>{i18n.t("See plans and prices")}</GoLink>
      </p>
      <SetUpFacts />
    </TaskScreen>
  );
}

function ChooseDevice({ theme }: { readonly theme: Theme }) {
  return (
    <TaskScreen
      title={i18n.t("Which device do you want to set up the VPN on?")}
      lead={i18n.t("Your browser doesn’t say which device this is.")}
      illustration="posts"
      theme={theme}
      side={<SetUpFacts />}
    >
      <OtherDevices than={null} />
    </TaskScreen>
  );
}

/** Where the page asks for the device, its headline says so already, and the first of them has to be on the first screen. */
function OtherDevices({ than }: { readonly than: SetUpDevice | null }) {
  return (
    <nav className={styles.otherDevices} aria-labelledby="other-devices">
      <h2 id="other-devices" className={than ? undefined : "vh"}>
        {than ? i18n.t("Set up another device") : i18n.t("Choose a device")}
      </h2>
      <ul>
        {setUpDevices
          .filter((device) => device !== than)
          .map((device) => (
            <li key={device}>
              <LinkButton variant="line" href={href("vpnSetUp", { device })}>
                {setUpDeviceWords()[device].name}
              </LinkButton>
            </li>
          ))}
      </ul>
    </nav>
  );
}
