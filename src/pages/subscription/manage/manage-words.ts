/** A subscription in plain words: what each status means and where each platform is changed. */
import { brand, facts } from "../../../contract/brand.ts";
import type { RouteName } from "../../../contract/routes.ts";
import type { FeatureSlug, Platform, SubscriptionStatus } from "../../../contract/subscription/subscription.ts";

export interface StatusWords {
  readonly badge: string;
  readonly tone: "moss" | "ember" | "plain";
  /** What the date of the subscription is. */
  readonly date: string;
  readonly text: (date: string) => string;
}

export const statusWords: Readonly<Record<SubscriptionStatus, StatusWords>> = {
  "Auto-Renewable": {
    badge: "Active",
    tone: "moss",
    date: "Renews on",
    text: (date) => `It is running, and renews by itself on ${date}.`,
  },
  "Not Auto-Renewable": {
    badge: "Active, ends soon",
    tone: "moss",
    date: "Ends on",
    text: (date) => `It is running until ${date} and will not renew. Nothing more will be charged.`,
  },
  "Grace Period": {
    badge: "Payment failed",
    tone: "ember",
    date: "Stops on",
    text: (date) =>
      `The last payment did not go through. Everything keeps working until ${date}; with another card it goes on as before.`,
  },
  Inactive: {
    badge: "Stopped",
    tone: "plain",
    date: "Stopped on",
    text: (date) => `No payment came, so the services stopped on ${date}. You can subscribe again at any time.`,
  },
  Expired: {
    badge: "Ended",
    tone: "plain",
    date: "Ended on",
    text: (date) => `It ended on ${date}. Nothing is charged any more, and the account is still yours.`,
  },
};

export interface PlatformWords {
  /** Where it was bought. */
  readonly where: string;
  /** How it is changed or cancelled there. */
  readonly how: string;
  /** The store's own page; null where all is done on this one. */
  readonly store: { readonly label: string; readonly url: string } | null;
}

const { appStore, playStore, microsoftStore } = brand.stores;
const here: PlatformWords = {
  where: "On this site, by card",
  how: "Cancelling takes two presses. The card is changed on the pages of our payment company.",
  store: null,
};

export const platformWords: Readonly<Record<Platform, PlatformWords>> = {
  web: here,
  stripe: { ...here, where: "By card, from the app" },
  ios: {
    where: "On an iPhone or iPad, in the App Store",
    how: "On the iPhone or iPad, open Settings, press your name, then Subscriptions, and choose this one to change or cancel it.",
    store: { label: "Our page in the App Store", url: appStore.url },
  },
  macos: {
    where: "On a Mac, in the App Store",
    how: "On the Mac, open the App Store, click your name, then Account Settings, and choose Manage beside Subscriptions to change or cancel it.",
    store: { label: "Our page in the App Store", url: appStore.url },
  },
  android: {
    where: "On Android, in the Play Store",
    how: "On the Android device, open the Play Store, press your picture, then Payments and subscriptions, then Subscriptions, where it is changed or cancelled.",
    store: { label: "Our page in the Play Store", url: `${playStore.url}?id=${playStore.app}` },
  },
  windows: {
    where: "On Windows, in the Microsoft Store",
    how: "Sign in to your Microsoft account on the web, open Services and subscriptions, and change or cancel it there.",
    store: { label: "Our page in the Microsoft Store", url: microsoftStore.url },
  },
};

export interface FeatureWords {
  readonly name: string;
  readonly text: string;
  readonly link: string;
  readonly route: RouteName;
}

export const featureWords: Readonly<Record<FeatureSlug, FeatureWords>> = {
  vpn: {
    name: "VPN",
    text: `On up to ${facts.vpn.devices} devices at a time, through ${facts.vpn.places} places in ${facts.vpn.countries} countries.`,
    link: "Put it on a device",
    route: "activationFlow",
  },
  "personal-information-removal": {
    name: "Personal Information Removal",
    text: `Looks for you on ${facts.removal.sites} sites every ${facts.removal.recheckDays} days, for as long as you are subscribed.`,
    link: "Open the removal",
    route: "dbp",
  },
  "identity-theft-restoration": {
    name: "Identity Theft Restoration",
    text: `An adviser answers ${facts.restoration.hours}. On the telephone you name a code, not yourself.`,
    link: "When to call, and the numbers",
    route: "itrCall",
  },
};
