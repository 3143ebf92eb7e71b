/** The activation of a device: which page leads to which (FLOW-3). Signing in and the address are flows of their own. */
import type { RouteName } from "../../../contract/routes.ts";

type Ways = Readonly<Partial<Record<RouteName, Readonly<Record<string, RouteName>>>>>;

/** The pages of the flow, and the pages that each leads to, keyed by what makes it lead there. */
export const activateWays = {
  activationFlow: { "this device": "activateThisDevice", "another device": "activateAnotherDevice" },
  activateThisDevice: { "by email": "activateThisDeviceByEmail", "by the app store": "appDevices" },
  activateThisDeviceByEmail: { "signed in": "activateThisDevice" },
  activateAnotherDevice: {
    "it has an address": "activateAnotherDeviceEmail",
    "it has none": "activateAnotherDeviceAddEmail",
    "a different address": "subscriptionsEditEmail",
  },
  activateAnotherDeviceAddEmail: { added: "activateAnotherDeviceEmail" },
  activateAnotherDeviceEmail: { "no browser there": "appDevices" },
} as const satisfies Ways;
