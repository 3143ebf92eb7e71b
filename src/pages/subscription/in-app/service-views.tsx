import { uncheckedTitle } from "../../../../client/in-app/app-answers.tsx";
import type { PageView } from "../../../../client/in-app/page-view.ts";
import { brand } from "../../../contract/brand.ts";
import type { Screens } from "../../../contract/in-app/screens.ts";
import { href } from "../../../contract/routes.ts";
import { statements } from "../../../contract/statements.ts";
import { settingsAction } from "./parts.tsx";

type Welcome = Screens["welcome"];

/** What a subscriber may do next: the services by the names that the app knows them by, then the rest. */
const nextSteps = {
  "Network Protection": {
    label: "Open",
    of: "VPN",
    about: statements.vpn,
  },
  "Data Broker Protection": {
    label: "Open",
    of: "Personal Information Removal",
    about: statements.removal,
  },
  "Identity Theft Restoration": {
    label: "Open",
    of: "Identity Theft Restoration",
    about: statements.restoration,
  },
  "add-email": { label: "Add email address", icon: "mail", variant: "primary", href: href("subscriptionsAddEmail") },
  ...settingsAction,
  questions: { label: "Questions and answers", href: href("pro") },
} satisfies PageView<Welcome["unknown"]>["actions"];

export const servicesView: PageView<Welcome["subscribed"]> = {
  tone: "good",
  title: `${brand.pro} is active on this device`,
  text: "Turn on each service below. Add an email address to use your subscription on other devices too.",
  actions: nextSteps,
};

/** For an app that is too old to say whether there is a subscription: it opens whatever services there are. */
export const uncheckedServicesView: PageView<Welcome["unknown"]> = {
  title: uncheckedTitle,
  text: "If you’ve subscribed, turn on each service below. If one doesn’t open, update the app.",
  actions: nextSteps,
};
