import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Instructions } from "../../../client/flow/instructions.tsx";
import { PrintButton } from "../../../client/flow/print-button.tsx";
import { TaskScreen } from "../../../client/flow/task-screen.tsx";
import { brand, facts } from "../../contract/brand.ts";
import { demonstration } from "../../contract/demonstration.ts";
import type { Os } from "../../contract/device.ts";
import { href } from "../../contract/routes.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { statements } from "../../contract/statements.ts";
import { SetUpFacts } from "../../product/set-up-facts.tsx";
import { page } from "../../render/page.ts";
import styles from "./feature.module.css";
import {
  deviceSteps,
  deviceWords,
  type SetUpDevice,
  setUpDeviceOf,
  setUpDevices,
  stepsOn,
} from "./texts/vpn-set-up.tsx";

/** The device that the address asks for, else the visitor's own; null where neither says which. */
function shownDevice(query: URLSearchParams, os: Os): SetUpDevice | null {
  return setUpDevices.find((device) => device === query.get("device")) ?? setUpDeviceOf[os];
}

export const vpnSetUpPage = page({
  title: "Set up the VPN",
  description: `Turn on the VPN on an iPhone, iPad, Android device, Mac or Windows computer, step by step. It takes a few minutes.`,
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

function Steps({ theme, device }: { readonly theme: Theme; readonly device: keyof typeof deviceSteps }) {
  return (
    <TaskScreen
      title={`Set up the VPN on ${deviceWords[device].yours}`}
      lead={`For ${brand.pro} subscribers. You turn the VPN on in our browser, and it covers every other app on the device as well.`}
      illustration="posts"
      theme={theme}
      side={<SetUpFacts />}
    >
      <p className="soft small">{demonstration.vpnSetUp}</p>
      <Instructions items={stepsOn(device)} />
      <FieldNotes
        notes={[
          { term: "Needs", note: `${deviceSteps[device].oldest} or later` },
          {
            term: "No email address",
            note: (
              <>
                <a href={href("subscriptionsAddEmail")}>Add one to your subscription</a>: a passkey or a recovery code
                doesn’t sign in to the VPN
              </>
            ),
          },
          { term: "Turn off", note: "In the same settings. Other devices stay on" },
          {
            term: "Doesn’t connect",
            note: (
              <>
                Turn the VPN off and on again, then choose another place, or{" "}
                <a href={href("help", { subject: "vpn" })}>get help with the VPN</a>
              </>
            ),
          },
        ]}
      />
      <div className="acts">
        <PrintButton variant="line">Print steps</PrintButton>
      </div>
      <OtherDevices than={device} />
    </TaskScreen>
  );
}

/** What is left where the VPN does not run: devices that it runs on. */
function NotOffered({ theme }: { readonly theme: Theme }) {
  return (
    <TaskScreen
      title="The VPN isn’t offered on Linux or ChromeOS"
      lead={`${statements.vpnNotYet} With ${brand.pro}, you can use it on up to ${facts.vpn.devices} other devices at once.`}
      illustration="empty"
      theme={theme}
      side={<SetUpFacts />}
    >
      <OtherDevices than="linux" />
    </TaskScreen>
  );
}

function ChooseDevice({ theme }: { readonly theme: Theme }) {
  return (
    <TaskScreen
      title="Which device do you want to set up the VPN on?"
      lead="Your browser doesn’t say which device this is."
      illustration="posts"
      theme={theme}
      side={<SetUpFacts />}
    >
      <OtherDevices than={null} />
    </TaskScreen>
  );
}

function OtherDevices({ than }: { readonly than: SetUpDevice | null }) {
  return (
    <nav className={styles.otherDevices} aria-labelledby="other-devices">
      <h2 id="other-devices">{than ? "Set up another device" : "Choose a device"}</h2>
      <ul>
        {setUpDevices
          .filter((device) => device !== than)
          .map((device) => (
            <li key={device}>
              <GoLink href={href("vpnSetUp", { device })}>{deviceWords[device].name}</GoLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
