import type { CodeProblem } from "../subscription/sent-code.ts";
import type { Platform, SubscriptionStatus } from "../subscription/subscription.ts";
import type { ScreenViews, ViewContract } from "./view.ts";

const plain = {} as const satisfies ViewContract;
const toSettings = { actions: ["settings"] } as const satisfies ViewContract;

/** The views while the page waits for the app's answer, and if the app does not answer as agreed. */
const asked = { pending: plain, error: { actions: ["ask-again"] } } as const satisfies ScreenViews;

/** The two ways to give feedback; a flag of the app decides which one is shown. */
const feedback = { "feedback-app": { actions: ["feedback"] }, "feedback-web": plain } as const;

/** A purchase or a restore that is under way, and the ways in which it can end. */
const purchase = {
  "waiting-purchase": { actions: ["give-up"] },
  "waiting-restore": { actions: ["give-up"] },
  checkout: plain,
  done: plain,
  canceled: plain,
  "not-found": plain,
  "checkout-failed": plain,
  unknown: plain,
} as const;

/** The services of the subscription, each by the name that the app knows it by, and what else a subscriber may do. */
const serviceActions = [
  "Network Protection",
  "Data Broker Protection",
  "Identity Theft Restoration",
  "add-email",
  "settings",
  "questions",
] as const;

/** In an app that does not say whether there is a subscription (`unknown`), the services can be opened all the same. */
const services = {
  ...feedback,
  subscribed: { actions: serviceActions, places: ["feedback"] },
  unsubscribed: { actions: ["ask-again"] },
  unknown: { actions: serviceActions },
} as const;

const ofAddress = { field: "email" } as const satisfies ViewContract;
const ofCode = { field: "code" } as const satisfies ViewContract;

const codeProblems = {
  email: ofAddress,
  unchanged: ofAddress,
  "no-mail": ofAddress,
  "not-six": ofCode,
  wrong: ofCode,
  superseded: ofCode,
  expired: ofCode,
  spent: ofCode,
  taken: ofAddress,
  "changed-lately": plain,
  wait: plain,
  suspended: plain,
  unknown: plain,
  unavailable: plain,
} as const satisfies Record<CodeProblem, ViewContract>;

/** An email address and the code that goes to it, with all that can go wrong. */
const addressSteps = {
  address: { actions: ["settings"], places: ["notes"], forms: { address: ["email"] } },
  code: {
    actions: ["resend", "restart"],
    slots: ["email"],
    places: ["notes"],
    forms: { code: ["code"] },
  },
  working: plain,
  "sent-again": plain,
  ...codeProblems,
} as const;

const dated = { slots: ["date"] } as const satisfies ViewContract;

const statuses = {
  "status-Auto-Renewable": dated,
  "status-Not Auto-Renewable": dated,
  "status-Grace Period": dated,
  "status-Inactive": dated,
  "status-Expired": dated,
} as const satisfies Record<`status-${SubscriptionStatus}`, ViewContract>;

const stores = {
  "bought-android": plain,
  "bought-ios": plain,
  "bought-macos": plain,
  "bought-windows": plain,
  "bought-stripe": plain,
  "bought-web": plain,
} as const satisfies Record<`bought-${Platform}`, ViewContract>;

const codeSheet = ["code", "left", "until"] as const;

/** The pages that have another form inside the app, each with its views. */
export const screens = {
  buy: {
    ...asked,
    ...purchase,
    subscribed: toSettings,
    "store-asking": plain,
    "store-failed": { actions: ["ask-store"] },
    "store-empty": { actions: ["ask-store"] },
    offers: {
      actions: ["restore"],
      slots: ["buy"],
      places: ["notes"],
      forms: { offers: ["plan"] },
      rows: { offer: ["period", "trial", "price", "terms"] },
    },
  },
  restore: {
    ...asked,
    ...purchase,
    subscribed: toSettings,
    unsubscribed: { actions: ["restore"], places: ["notes"] },
  },
  welcome: { ...asked, ...services },
  return: { ...asked, ...services },
  "sign-in": { ...asked, ...addressSteps, subscribed: toSettings, unchecked: plain },
  email: {
    ...asked,
    ...addressSteps,
    address: { ...addressSteps.address, places: ["notes", "present"] },
    present: { actions: ["remove"], slots: ["email"] },
    unreachable: { actions: ["ask-again", "settings"] },
    "signed-out": toSettings,
    unchecked: toSettings,
    done: { actions: ["settings"], slots: ["email"] },
    removed: toSettings,
    "removed-for-code": { ...toSettings, slots: ["code"] },
  },
  manage: {
    ...asked,
    ...statuses,
    ...stores,
    ...feedback,
    subscribed: { actions: ["settings"], places: ["notes", "bought", "feedback"] },
    unsubscribed: toSettings,
    ended: { actions: ["settings"], places: ["notes", "bought"] },
    unknown: toSettings,
  },
  "access-code": {
    ...asked,
    ...feedback,
    "signed-out": { actions: ["ask-again"] },
    unchecked: { actions: ["ask-again"] },
    "not-held": { actions: ["ask-again"] },
    ready: { actions: ["make"], places: ["notes"] },
    sending: plain,
    failed: plain,
    shown: { actions: ["copy", "ask-to-renew"], slots: codeSheet, places: ["notes", "feedback"] },
    renewing: { actions: ["make", "keep"], slots: codeSheet },
    "not-renewed": plain,
    copied: plain,
    "not-copied": plain,
  },
} as const satisfies Readonly<Record<string, ScreenViews>>;

export type Screens = typeof screens;
export type ScreenName = keyof Screens;
