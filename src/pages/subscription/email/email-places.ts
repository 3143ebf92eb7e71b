import type { RouteName } from "../../../contract/routes.ts";

/** The pages on which an address is given. `other`: where to go when the account is in the other situation. */
export const emailPlaces = {
  proAddEmail: { wants: "add", other: "subscriptionsEditEmail" },
  subscriptionsAddEmail: { wants: "add", other: "subscriptionsEditEmail" },
  subscriptionsEditEmail: { wants: "change", other: "subscriptionsAddEmail" },
  activateAnotherDeviceAddEmail: { wants: "add", other: "activateAnotherDeviceEmail" },
  activateThisDeviceEmail: { wants: "add", other: "activateThisDevice" },
} as const satisfies Partial<Record<RouteName, { wants: "add" | "change"; other: RouteName }>>;

export type EmailRoute = keyof typeof emailPlaces;

export const emailRouteNames = Object.keys(emailPlaces) as EmailRoute[];
