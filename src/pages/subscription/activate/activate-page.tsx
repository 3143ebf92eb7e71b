import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import { facts } from "../../../contract/brand/brand.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import { SetUpFacts } from "../../../product/set-up-facts.tsx";
import { page } from "../../../render/page.ts";
import { statusFor } from "../buy/screen-status.ts";
import { type WayCard, Ways } from "../ways.tsx";
import { activateWays } from "./activate-flow.ts";
import { activationSteps } from "./activation-steps.ts";
import { anotherDevicePage, finishPage } from "./another-device-page.tsx";
import { byEmailPage, thisDevicePage } from "./this-device-page.tsx";

function here(): WayCard {
  return {
    title: i18n.t("This device"),
    text: i18n.t("You subscribed on another device, or in this device’s app store."),
    link: i18n.t("Set up this device"),
    to: href(activateWays.activationFlow["this device"]),
  };
}

/** Where this browser has the subscription already, another device is what is left to set up. */
function ready(): WayCard {
  return { ...here(), text: i18n.t("This browser is ready. See what the VPN still needs.") };
}

function another(): WayCard {
  return {
    title: i18n.t("Another device"),
    text: i18n.t("You subscribed on this device."),
    link: i18n.t("Set up another device"),
    to: href(activateWays.activationFlow["another device"]),
  };
}

const flowPage = page({
  chrome: "lean",
  title: () => i18n.t("Set up a device"),
  description: () =>
    i18n.t(
      "Use your subscription on this device or another one. Choose the device and follow the steps. There’s no extra charge.",
    ),
  indexed: false,
  load: async (c) => statusFor(await c.var.subscriber(), c.var.visit.url.search),
  body: ({ theme, data: { status } }) => (
    <TaskScreen
      progress={{ ...activationSteps(), now: 0 }}
      title={i18n.t("Which device do you want to set up?")}
      lead={i18n.t("There’s no extra charge. The VPN runs on {devices} devices at a time.", {
        devices: facts.vpn.devices,
      })}
      illustration="posts"
      theme={theme}
      side={<SetUpFacts />}
    >
      <Ways ways={status === "subscribed" ? [another(), ready()] : [here(), another()]} />
    </TaskScreen>
  ),
});

/** The activation flow, but for the two pages that add an address: those are in `email-page.tsx`. */
export const activatePages = {
  activationFlow: flowPage,
  activateThisDevice: thisDevicePage,
  activateThisDeviceByEmail: byEmailPage,
  activateAnotherDevice: anotherDevicePage,
  activateAnotherDeviceEmail: finishPage,
} as const;
