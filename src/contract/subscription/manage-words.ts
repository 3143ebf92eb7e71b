/** A subscription in plain words: what each status means, and where to change what was bought on each platform. */
import { brand } from "../brand/brand.ts";
import { i18n } from "../language/i18n.ts";
import { statements } from "../statements.ts";
import { refundForm } from "./payment-terms.ts";
import type { Platform, SubscriptionStatus } from "./subscription.ts";

export interface StatusWords {
  readonly badge: string;
  readonly tone: "success" | "accent" | "plain";
  /** What the subscription's date means. */
  readonly date: string;
  readonly text: (date: string) => string;
  /** The same below a line with the date itself, where there is more to say. */
  readonly below?: string;
}

export function statusWords(): Readonly<Record<SubscriptionStatus, StatusWords>> {
  return {
    "Auto-Renewable": {
      badge: i18n.t("Active"),
      tone: "success",
      date: i18n.t("Next payment"),
      text: (date) => i18n.t("Your subscription is active and renews on {date}.", { date }),
    },
    "Not Auto-Renewable": {
      badge: i18n.t("Cancelled"),
      tone: "plain",
      date: i18n.t("Ends on"),
      text: (date) => i18n.t("Your services stay on until {date}. You won’t be charged again.", { date }),
      below: i18n.t("Your services stay on until then. You won’t be charged again."),
    },
    "Grace Period": {
      badge: i18n.t("Payment failed"),
      tone: "accent",
      date: i18n.t("Services end on"),
      text: (date) =>
        i18n.t(
          "Your latest payment failed. Your services stay on until {date}. To keep your subscription, change how you pay before then.",
          { date },
        ),
      below: i18n.t("Your latest payment failed. To keep your subscription, change how you pay before then."),
    },
    Inactive: {
      badge: i18n.t("Ended"),
      tone: "plain",
      date: i18n.t("Ended on"),
      text: (date) =>
        i18n.t("Your subscription ended on {date} because a payment failed. You can subscribe again at any time.", {
          date,
        }),
      below: i18n.t("It ended because a payment failed. You can subscribe again at any time."),
    },
    Expired: {
      badge: i18n.t("Ended"),
      tone: "plain",
      date: i18n.t("Ended on"),
      text: (date) =>
        i18n.t("Your subscription ended on {date}. You owe nothing, and you keep your account.", { date }),
      below: i18n.t("You owe nothing, and you keep your account."),
    },
  };
}

/** On a subscription whose free trial has not ended and was not cancelled. */
export function trialBadge() {
  return i18n.t("Free trial");
}

export interface PlatformWords {
  /** Where it was bought. */
  readonly where: string;
  /** How it is changed or cancelled there. */
  readonly how: string;
  /** For what a store sold and was cancelled there: how it renews again. */
  readonly again?: string;
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
function here(): PlatformWords {
  return {
    where: i18n.t("On this site, by card"),
    how: i18n.t("You change your card on our payment company’s page, and cancel here at any time."),
    pay: i18n.t("You change your card on our payment company’s page."),
    refund: `${statements.refund} ${statements.refundHow} ${statements.refundEnds}`,
    page: { label: i18n.t("Ask for a refund"), url: refundForm() },
  };
}

/** `way` leads to the subscription in the store that sold it. */
function changedAt(way: string): Pick<PlatformWords, "how" | "again"> {
  return {
    how: `${way} ${i18n.t("Change or cancel your subscription there.")}`,
    again: `${way} ${i18n.t("To keep your subscription, turn renewal on again there.")}`,
  };
}

export function platformWords(): Readonly<Record<Platform, PlatformWords>> {
  return {
    web: here(),
    stripe: { ...here(), where: i18n.t("By card, from the app") },
    ios: {
      where: i18n.t("On an iPhone or iPad, in the App Store"),
      ...changedAt(i18n.t("On your iPhone or iPad, open Settings and select your name, then Subscriptions.")),
      pay: i18n.t(
        "On your iPhone or iPad, open the App Store and select your picture. To change how you pay, select your name, then Manage Payments. To cancel, select Subscriptions.",
      ),
      store: i18n.t("the App Store"),
      page: { label: i18n.t("Open the App Store"), url: appStore.url },
    },
    macos: {
      where: i18n.t("On a Mac, through Apple"),
      ...changedAt(
        i18n.t(
          "On your Mac, open the App Store and select your name, then Account Settings. Next to Subscriptions, select Manage.",
        ),
      ),
      pay: i18n.t(
        "On your Mac, open the App Store and select your name, then Account Settings. To change how you pay, select Manage Payments. To cancel, select Manage next to Subscriptions.",
      ),
      store: i18n.t("the App Store"),
      page: { label: i18n.t("Open the App Store"), url: appStore.url },
    },
    android: {
      where: i18n.t("On Android, in the Play Store"),
      ...changedAt(
        i18n.t(
          "On your Android device, open the Play Store and select your picture, then Payments and subscriptions, then Subscriptions.",
        ),
      ),
      pay: i18n.t(
        "On your Android device, open the Play Store and select your picture, then Payments and subscriptions. To change how you pay, select Payment methods. To cancel, select Subscriptions.",
      ),
      store: i18n.t("the Play Store"),
      page: { label: i18n.t("Open the Play Store"), url: `${playStore.url}?id=${playStore.app}` },
    },
    windows: {
      where: i18n.t("On Windows, in the Microsoft Store"),
      ...changedAt(i18n.t("Sign in to your Microsoft account on the web and open Services and subscriptions.")),
      pay: i18n.t(
        "In the Microsoft Store, select your picture, then Manage account and devices. To change how you pay, open Payment and billing, then Payment options. To cancel, open Services and subscriptions.",
      ),
      store: i18n.t("the Microsoft Store"),
      page: { label: i18n.t("Open the Microsoft Store"), url: microsoftStore.url },
    },
  };
}
