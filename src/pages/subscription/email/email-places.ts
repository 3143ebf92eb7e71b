import { href, type RouteName } from "../../../contract/routes.ts";
import { seeOther } from "../../../forms/form.ts";
import type { SubscriberAccount } from "../account.ts";
import { kindFor } from "./email-flow.ts";

/** The pages that take an email address. `other`: where to go if the account needs the other kind of change. */
export const emailPlaces = {
  proAddEmail: { wants: "add", other: "subscriptionsEditEmail" },
  subscriptionsAddEmail: { wants: "add", other: "subscriptionsEditEmail" },
  subscriptionsEditEmail: { wants: "change", other: "subscriptionsAddEmail" },
  activateAnotherDeviceAddEmail: { wants: "add", other: "activateAnotherDeviceEmail" },
  activateThisDeviceEmail: { wants: "add", other: "activateThisDevice" },
} as const satisfies Partial<Record<RouteName, { wants: "add" | "change"; other: RouteName }>>;

export type EmailRoute = keyof typeof emailPlaces;

export const emailRouteNames = Object.keys(emailPlaces) as EmailRoute[];

/** The redirect from a page that does not fit the account; null where it does. */
export function placeElsewhere(name: EmailRoute, { email }: SubscriberAccount): Response | null {
  const { wants, other } = emailPlaces[name];
  return kindFor(email) === wants ? null : seeOther(href(other));
}
