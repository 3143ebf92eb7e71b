import { LinkButton } from "../../../../client/components/button.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import {
  feedbackViews,
  notRespondingView,
  pendingView,
  uncheckedTitle,
} from "../../../../client/in-app/app-answers.tsx";
import { brand } from "../../../contract/brand.ts";
import type { ScreenName } from "../../../contract/in-app/screens.ts";
import { href } from "../../../contract/routes.ts";
import { statements } from "../../../contract/statements.ts";
import type { AppScreen } from "../../../render/in-app.tsx";
import { addressViews } from "./address-views.tsx";
import { manageViews } from "./manage-views.tsx";
import { offersView } from "./offers-view.tsx";
import { settingsAction, toServices } from "./parts.tsx";
import { purchaseViews, restoring } from "./purchase-views.tsx";
import { servicesView, uncheckedServicesView } from "./service-views.tsx";

/** The in-app screens that are pages of the subscription. */
type SubscriptionScreen = Exclude<ScreenName, "access-code">;

/** For each screen, the website's own page for the same purpose. It works without scripts, and does not lead back here. */
const web = {
  buy: href("subscriptions", { via: "web" }),
  restore: href("subscriptionsActivate", { via: "web" }),
  welcome: href("subscriptionsWelcome", { via: "web" }),
  return: href("subscriptionsWelcomeStripe", { via: "web" }),
  "sign-in": href("subscriptionsActivate", { via: "web" }),
  email: href("proAddEmail"),
  manage: href("subscriptionsManage", { via: "web" }),
} as const satisfies Readonly<Record<SubscriptionScreen, string>>;

const askStore = {
  tone: "bad",
  actions: { "ask-store": { label: "Ask the store again", icon: "refresh", variant: "primary" } },
  after: <GoLink href={web.buy}>Buy on the website</GoLink>,
} as const;

/** Every word and every view of the pages inside the app. */
export const screens: { readonly [Name in SubscriptionScreen]: AppScreen<Name> } = {
  buy: {
    heading: "Choose your plan",
    lead: `Subscribe to ${brand.pro} in this app. You see the full price before you pay anything.`,
    views: {
      ...purchaseViews,
      pending: pendingView(web.buy),
      error: notRespondingView(web.buy),
      subscribed: {
        tone: "good",
        title: `${brand.pro} is already active on this device`,
        text: "You don’t have to buy anything.",
        before: toServices,
        actions: settingsAction,
      },
      "store-asking": {
        title: "Getting prices from the store…",
        text: "Prices include tax, in your store’s currency.",
      },
      "store-failed": {
        ...askStore,
        title: "The store didn’t send its prices",
        text: "Check your connection and that you’re signed in to the store. You can also pay by card on the website.",
      },
      "store-empty": {
        ...askStore,
        title: "The store has no plans to sell here",
        text: "The store may not sell plans in your account’s country. The website says where you can subscribe.",
      },
      offers: offersView,
    },
  },
  restore: {
    heading: "Set up your subscription on this device",
    lead: "If you paid in this device’s store, restore your purchase. If your account has an email address, sign in by email.",
    views: {
      ...purchaseViews,
      pending: pendingView(web.restore),
      error: notRespondingView(web.restore),
      subscribed: {
        tone: "good",
        title: `${brand.pro} is active on this device`,
        text: "Your services are ready. To use your subscription on another device, add an email address.",
        before: toServices,
        actions: settingsAction,
      },
      unsubscribed: {
        actions: { restore: { ...restoring.actions.restore, variant: "primary" } },
        after: (
          <>
            {restoring.after}
            <GoLink href={href("subscriptions")}>See plans</GoLink>
          </>
        ),
      },
    },
  },
  welcome: {
    heading: "Turn on your services",
    lead: "Your subscription has three services. Open each one in this app.",
    views: {
      ...feedbackViews,
      pending: pendingView(web.welcome),
      error: notRespondingView(web.welcome),
      subscribed: servicesView,
      unknown: uncheckedServicesView,
      unsubscribed: {
        title: "This app has no subscription yet",
        text: "If you’ve just paid, your subscription can take a minute to arrive. This page updates by itself.",
        actions: { "ask-again": { label: "Check again", icon: "refresh", variant: "primary" } },
        after: (
          <>
            <GoLink href={href("subscriptions")}>See plans</GoLink>
            <GoLink href={href("activateThisDevice")}>Restore subscription</GoLink>
          </>
        ),
      },
    },
  },
  return: {
    heading: "Back from the payment page",
    lead: "The app is getting your subscription for this device.",
    views: {
      ...feedbackViews,
      pending: pendingView(web.return),
      subscribed: servicesView,
      unknown: uncheckedServicesView,
      error: notRespondingView(web.return),
      unsubscribed: {
        tone: "bad",
        title: "The app hasn’t received your subscription yet",
        text: "Your payment is safe. Try again, or close the app and open it again.",
        actions: { "ask-again": { label: "Try again", icon: "refresh", variant: "primary" } },
        after: <GoLink href={web.return}>See your subscription on the website</GoLink>,
      },
    },
  },
  manage: {
    heading: "Manage subscription",
    lead: "See your plan and its status. You change it where you bought it.",
    views: { ...manageViews, pending: pendingView(web.manage), error: notRespondingView(web.manage) },
  },
  "sign-in": {
    heading: "Sign in by email",
    lead: "Enter the email address of your subscription. We’ll send you a six-digit code that signs in this app.",
    views: {
      ...addressViews({
        label: "Email address of your subscription",
        hint: "If no code arrives, check the email address. To protect subscribers, we don’t show whether an email address has a subscription.",
        send: "Send code",
        confirm: "Sign in",
        codeNote: "If our email has a link but no code, copy the link and paste it here.",
      }),
      pending: pendingView(web["sign-in"]),
      error: notRespondingView(web["sign-in"]),
      subscribed: {
        tone: "good",
        title: "This app already has a subscription",
        text: "To use another subscription, sign out in the app’s settings first.",
        before: toServices,
        actions: settingsAction,
      },
      unchecked: { title: uncheckedTitle, text: "If your services work in this app, you don’t have to sign in." },
    },
  },
  email: {
    heading: "Your email address",
    lead: "With an email address you can sign in on other devices. We send sign-in codes and receipts there.",
    views: {
      ...addressViews({ label: "New email address", send: "Send code", confirm: "Save email address" }),
      present: {
        text: "Your account’s email address is {email}.",
        actions: { remove: { label: "Remove email address", icon: "trash" } },
      },
      pending: pendingView(web.email),
      error: notRespondingView(web.email),
      unreachable: {
        tone: "bad",
        title: "We can’t load your account",
        text: "There has been a communication error. Please try again. Your email address hasn’t changed.",
        actions: { "ask-again": { label: "Try again", icon: "refresh", variant: "primary" }, ...settingsAction },
      },
      "signed-out": {
        title: "Nobody is signed in to this app",
        text: "Sign in first. Then you can add an email address to your account.",
        before: <LinkButton href={href("activateThisDevice")}>Restore subscription</LinkButton>,
        actions: settingsAction,
      },
      unchecked: {
        title: uncheckedTitle,
        text: "Update the app to change your email address here. You can change it on the website too.",
        before: <LinkButton href={web.email}>Continue on the website</LinkButton>,
        actions: settingsAction,
      },
      done: {
        tone: "good",
        title: "Email address saved",
        text: "Sign in on any device with {email} and a six-digit code.",
        before: toServices,
        actions: settingsAction,
      },
      removed: {
        tone: "good",
        title: "Email address removed",
        text: "Your subscription stays active in this app. We emailed the old email address a link that can undo the change.",
        before: toServices,
        actions: settingsAction,
      },
      "removed-for-code": {
        tone: "good",
        title: "Email address removed. Save your recovery code",
        text: `{code} is now the only way to sign in on another device. We show it once, so write it down. ${statements.earlierCodes}`,
        before: toServices,
        actions: settingsAction,
      },
    },
  },
};
