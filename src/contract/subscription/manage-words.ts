/** A subscription in plain words: what each status means, and where to change what was bought on each platform. */
import { brand } from "../brand.ts";
import { statements } from "../statements.ts";
import { refundForm } from "./payment-terms.ts";
import type { Platform, SubscriptionStatus } from "./subscription.ts";

export interface StatusWords {
  readonly badge: string;
  readonly tone: "success" | "accent" | "plain";
  /** What the subscription's date means. */
  readonly date: string;
  readonly text: (date: string) => string;
}

export const statusWords: Readonly<Record<SubscriptionStatus, StatusWords>> = {
  "Auto-Renewable": {
    badge: "Active",
    tone: "success",
    date: "Next payment",
    text: (date) => `Your subscription is active and renews on ${date}.`,
  },
  "Not Auto-Renewable": {
    badge: "Cancelled",
    tone: "plain",
    date: "Ends on",
    text: (date) => `Your services stay on until ${date}. You won’t be charged again.`,
  },
  "Grace Period": {
    badge: "Payment failed",
    tone: "accent",
    date: "Services end on",
    text: (date) =>
      `Your latest payment failed. Your services stay on until ${date}. To keep your subscription, change how you pay before then.`,
  },
  Inactive: {
    badge: "Ended",
    tone: "plain",
    date: "Ended on",
    text: (date) => `Your subscription ended on ${date} because a payment failed. You can subscribe again at any time.`,
  },
  Expired: {
    badge: "Ended",
    tone: "plain",
    date: "Ended on",
    text: (date) => `Your subscription ended on ${date}. You owe nothing, and you keep your account.`,
  },
};

/** On a subscription whose free trial has not ended and was not cancelled. */
export const trialBadge = "Free trial";

export interface PlatformWords {
  /** Where it was bought. */
  readonly where: string;
  /** How it is changed or cancelled there. */
  readonly how: string;
  /** After a failed payment: how to give another card and, in a store, how to cancel. */
  readonly pay: string;
  /** For what was bought here: how long the first payment can be asked back. */
  readonly refund?: string;
  /** The name of the store that sold it; left out if we did. */
  readonly store?: string;
  /** The store's own page; for what was bought here, where a refund is asked for. */
  readonly page: { readonly label: string; readonly url: string };
}

const { appStore, playStore, microsoftStore } = brand.stores;
const here: PlatformWords = {
  where: "On this site, by card",
  how: "You change your card on our payment company’s page, and cancel here at any time.",
  pay: "You change your card on our payment company’s page.",
  refund: `${statements.refund} Your first payment was when your free trial ended, or when you ordered without one. ${statements.refundHow} ${statements.refundEnds}`,
  page: { label: "Ask for a refund", url: refundForm },
};

export const platformWords: Readonly<Record<Platform, PlatformWords>> = {
  web: here,
  stripe: { ...here, where: "By card, from the app" },
  ios: {
    where: "On an iPhone or iPad, in the App Store",
    how: "On your iPhone or iPad, open Settings and select your name, then Subscriptions. Change or cancel your subscription there.",
    pay: "On your iPhone or iPad, open the App Store and select your picture. To change how you pay, select your name, then Manage Payments. To cancel, select Subscriptions.",
    store: "the App Store",
    page: { label: "Open the App Store", url: appStore.url },
  },
  macos: {
    where: "On a Mac, through Apple",
    how: "On your Mac, open the App Store and select your name, then Account Settings. Next to Subscriptions, select Manage. Change or cancel your subscription there.",
    pay: "On your Mac, open the App Store and select your name, then Account Settings. To change how you pay, select Manage Payments. To cancel, select Manage next to Subscriptions.",
    store: "the App Store",
    page: { label: "Open the App Store", url: appStore.url },
  },
  android: {
    where: "On Android, in the Play Store",
    how: "On your Android device, open the Play Store and select your picture, then Payments and subscriptions, then Subscriptions. Change or cancel your subscription there.",
    pay: "On your Android device, open the Play Store and select your picture, then Payments and subscriptions. To change how you pay, select Payment methods. To cancel, select Subscriptions.",
    store: "the Play Store",
    page: { label: "Open the Play Store", url: `${playStore.url}?id=${playStore.app}` },
  },
  windows: {
    where: "On Windows, in the Microsoft Store",
    how: "Sign in to your Microsoft account on the web and open Services and subscriptions. Change or cancel your subscription there.",
    pay: "In the Microsoft Store, select your picture, then Manage account and devices. To change how you pay, open Payment and billing, then Payment options. To cancel, open Services and subscriptions.",
    store: "the Microsoft Store",
    page: { label: "Open the Microsoft Store", url: microsoftStore.url },
  },
};
