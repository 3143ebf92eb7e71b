import type { RouteName, routes } from "../../src/contract/routes.ts";

type PathOf<Name extends RouteName> = (typeof routes)[Name]["path"];

/** Where screens lead. Only types come from the site map, which would weigh more here than all that uses it. */
export const links: { readonly [Name in Linked]: PathOf<Name> } = {
  subscriptions: "/subscriptions",
  subscriptionsWelcome: "/subscriptions/welcome",
  subscriptionsAddEmail: "/subscriptions/add-email",
  activateThisDevice: "/subscriptions/activation-flow/this-device",
  activateThisDeviceByEmail: "/subscriptions/activation-flow/this-device/activate-by-email",
  pro: "/pro",
  proPrivacyTerms: "/pro/privacy-terms",
};

type Linked =
  | "subscriptions"
  | "subscriptionsWelcome"
  | "subscriptionsAddEmail"
  | "activateThisDevice"
  | "activateThisDeviceByEmail"
  | "pro"
  | "proPrivacyTerms";
