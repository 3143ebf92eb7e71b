import { GoLink } from "../../../../client/components/go-link.tsx";
import { uncheckedTitle } from "../../../../client/in-app/app-answers.tsx";
import { href } from "../../../contract/routes.ts";

/** For a visitor who has a subscription already: from the store of this device, or from anywhere by its email address. */
export const restoring = {
  actions: { restore: { label: "Restore purchase", icon: "refresh" } },
  after: <GoLink href={href("activateThisDeviceByEmail")}>Sign in by email</GoLink>,
} as const;

const giveUp = { "give-up": { label: "Stop waiting and go back" } } as const;

/** The steps of a purchase or a restore, and why one ended without a subscription. */
export const purchaseViews = {
  "waiting-purchase": {
    title: "Waiting for the store…",
    text: "Confirm or cancel the purchase in the store’s window. This page updates by itself.",
    actions: giveUp,
  },
  "waiting-restore": {
    title: "Looking for your purchase…",
    text: "The store is checking what was bought with its account on this device. This usually takes a few seconds.",
    actions: giveUp,
  },
  checkout: { title: "Opening the payment page…", text: "This app takes payment by card on the website." },
  done: { title: "You’re subscribed", text: "Opening your services…" },
  canceled: {
    title: "You haven’t paid anything",
    text: "The purchase was cancelled or the payment was refused. You can choose a plan again at any time.",
  },
  "not-found": {
    tone: "bad",
    title: "The store found no purchase",
    text: "The store looked in the account that this device is signed in to. Sign in to the store account that paid, or sign in by email.",
  },
  "checkout-failed": {
    tone: "bad",
    title: "The payment page didn’t open",
    text: "There has been a communication error. Please try again. You haven’t paid anything, and your plan is still selected.",
  },
  unknown: {
    title: uncheckedTitle,
    text: "If you already subscribe, the store tells you before you pay.",
  },
} as const;
