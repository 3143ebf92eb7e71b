/** What the simulator knows and does: an app's native side, as a developer sets it (NAT-5). */

import { productLine } from "../../src/contract/brand/brand-ids.ts";
import type { App } from "../../src/contract/device.ts";
import { href, routes } from "../../src/contract/routes.ts";
import type { NativeMessage, PurchaseUpdate } from "../bridge/messages.ts";

/** What a developer chooses from, each list with its usual choice first. */
export const choices = {
  subscribed: ["no", "yes"],
  status: ["Auto-Renewable", "Not Auto-Renewable", "Grace Period", "Inactive", "Expired"],
  bought: ["here", "ios", "macos", "android", "windows", "stripe", "web"],
  signedIn: ["no", "yes"],
  auth: ["v2", "v1"],
  trial: ["available", "used up", "none"],
  trialDays: ["7", "14", "30", "not said"],
  feedback: ["on the website", "in the app"],
  doors: ["in the app", "in the page"],
  purchase: ["completed", "canceled", "redirect", "nothing"],
  restore: ["found", "not found", "nothing"],
  answers: ["at once", "slow", "too late", "never", "malformed", "wrong id", "an error"],
  details: ["known", "unknown"],
} as const;

export type ChoiceName = keyof typeof choices;
export type SimulatorChoices = { readonly [Name in ChoiceName]: (typeof choices)[Name][number] };

export const usualChoices: SimulatorChoices = {
  subscribed: "no",
  status: "Auto-Renewable",
  bought: "here",
  signedIn: "no",
  auth: "v2",
  trial: "available",
  trialDays: "7",
  feedback: "on the website",
  doors: "in the app",
  purchase: "completed",
  restore: "found",
  answers: "at once",
  details: "known",
};

/** The tokens that the app holds; a page may have handed them over. */
export interface AppTokens {
  readonly accessToken?: string | undefined;
  readonly refreshToken?: string | undefined;
  readonly authToken?: string | undefined;
}

export interface NativeState {
  readonly choices: SimulatorChoices;
  readonly tokens: AppTokens;
}

/** The effects of a message, besides its answer. */
export interface Consequence {
  readonly state: NativeState;
  /** The events that are pushed to the page a moment later. */
  readonly pushes: readonly NativePush[];
  /** The page that an app would show in a window of its own; the simulator has only one window, and goes there. */
  readonly opens?: string;
}

export type NativePush =
  | { readonly name: "onPurchaseUpdate"; readonly params: PurchaseUpdate }
  | { readonly name: "authUpdate"; readonly params?: undefined };

const signedIn = { subscribed: "yes", signedIn: "yes" } as const;

function withChoices(state: NativeState, changed: Partial<SimulatorChoices>): NativeState {
  return { ...state, choices: { ...state.choices, ...changed } };
}

/** What the app does when it is told something or asked for something. */
export function consequenceOf(state: NativeState, { method, params }: NativeMessage): Consequence {
  switch (method) {
    case "subscriptionSelected":
      return afterPurchase(state);
    case "activateSubscription":
      return afterRestore(state);
    case "completeStripePayment":
      return { state: withChoices(state, signedIn), pushes: [{ name: "authUpdate" }] };
    case "setAuthTokens":
    case "setSubscription":
      return { state: { ...withChoices(state, { signedIn: "yes" }), tokens: tokensIn(params) }, pushes: [] };
    case "openSubscriptionPurchase":
      return { state, pushes: [], opens: purchasePage(params) };
    case "openSubscriptionActivation":
      return { state, pushes: [], opens: routes.activationFlow.path };
    default:
      return { state, pushes: [] };
  }
}

function purchasePage(params: unknown): string {
  const { origin } = Object(params) as Record<string, unknown>;
  return href("subscriptions", { origin: typeof origin === "string" ? origin : null });
}

function afterPurchase(state: NativeState): Consequence {
  const type = state.choices.purchase;
  if (type === "nothing") return { state, pushes: [] };
  const update: NativePush = { name: "onPurchaseUpdate", params: { type } };
  return { state: type === "completed" ? withChoices(state, signedIn) : state, pushes: [update] };
}

function afterRestore(state: NativeState): Consequence {
  const found = state.choices.restore;
  if (found === "nothing") return { state, pushes: [] };
  return { state: found === "found" ? withChoices(state, signedIn) : state, pushes: [{ name: "authUpdate" }] };
}

function tokensIn(params: unknown): AppTokens {
  const given = Object(params) as Record<string, unknown>;
  const text = (name: string) => (typeof given[name] === "string" ? given[name] : undefined);
  return { accessToken: text("accessToken"), refreshToken: text("refreshToken"), authToken: text("token") };
}

/** Whether a message is answered with a token, which the simulator may have to fetch first. */
export function asksForToken({ method }: NativeMessage): boolean {
  return ["getAuthAccessToken", "getAccessToken", "getSubscription"].includes(method);
}

/** The answer to a request. Throws the error that the app answers with. */
export function answerOf(app: App, { choices, tokens }: NativeState, { method }: NativeMessage): unknown {
  switch (method) {
    case "handshake":
      return { availableMessages: messagesOf(choices), platform: app };
    case "subscriptionDetails":
      return detailsOf(app, choices);
    case "getFeatureConfig":
      return { useSubscriptionsAuthV2: choices.auth === "v2", useUnifiedFeedback: choices.feedback === "in the app" };
    case "getSubscriptionOptions":
      return optionsOf(app, choices);
    case "getAuthAccessToken":
      return { accessToken: filled(tokens.accessToken) };
    case "getAccessToken":
      return { token: filled(tokens.accessToken) };
    case "getSubscription":
      return tokens.authToken ? { token: tokens.authToken } : {};
    case "completeStripePayment":
      return {};
    default:
      throw new Error(`the app knows no "${method}"`);
  }
}

function messagesOf({ details, doors }: SimulatorChoices): string[] {
  const known = ["getAuthAccessToken", "getFeatureConfig"];
  if (details === "known") known.push("subscriptionDetails");
  if (doors === "in the app") known.push("openSubscriptionPurchase", "openSubscriptionActivation");
  return known;
}

function filled(token: string | undefined): string {
  if (!token) throw new Error("nobody is signed in");
  return token;
}

const day = 86_400_000;
/** Fixed, so that screenshots stay the same. */
const startedAt = Date.UTC(2026, 10, 1);

/** A former subscriber gets the details of the ended subscription; somebody who has never had one gets none. */
function detailsOf(app: App, { subscribed, status, bought }: SimulatorChoices) {
  if (subscribed === "no" && status !== "Expired" && status !== "Inactive") return { isSubscribed: false };
  return {
    isSubscribed: subscribed === "yes",
    billingPeriod: "yearly",
    startedAt,
    expiresOrRenewsAt: startedAt + 365 * day,
    paymentPlatform: bought === "here" ? app : bought,
    status,
  };
}

/** How each store writes a recurrence. */
const recurrences: Readonly<Record<App, readonly [month: string, year: string]>> = {
  ios: ["monthly", "yearly"],
  macos: ["monthly", "yearly"],
  android: ["P1M", "P1Y"],
  windows: ["Monthly", "Yearly"],
};

function offerOf({ trial, trialDays }: SimulatorChoices, id: string) {
  if (trial === "none") return {};
  const length = trialDays === "not said" ? {} : { durationInDays: Number(trialDays) };
  return { offer: { type: "freeTrial", id, ...length, isUserEligible: trial === "available" } };
}

function optionsOf(app: App, choices: SimulatorChoices) {
  const [monthly, yearly] = recurrences[app];
  const offer = (id: string) => offerOf(choices, id);
  return {
    platform: app,
    options: [
      {
        id: `${productLine}-monthly-renews-row`,
        cost: { displayPrice: "9,99 €", recurrence: monthly },
        ...offer("free-trial-monthly"),
      },
      {
        id: `${productLine}-yearly-renews-row`,
        cost: { displayPrice: "99,99 €", recurrence: yearly },
        ...offer("free-trial-yearly"),
      },
    ],
    features: [
      { name: "Network Protection" },
      { name: "Data Broker Protection" },
      { name: "Global Identity Theft Restoration" },
    ],
  };
}
