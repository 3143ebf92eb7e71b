/** What each event means, who asks for it and when it is sent, in words for visitors: the other half of `events.ts`. */
import type { ParameterName, PlainEventId } from "./events.ts";

type Owner = "Site team" | "Browser team" | "Subscriptions team";

export interface EventWords {
  /** What it tells us, and what for. */
  readonly description: string;
  readonly trigger: string;
  readonly owner: Owner;
}

/** A step of signing in or of changing an address that went wrong (SUB-3). */
const failed = (description: string, trigger: string): EventWords => ({
  description,
  trigger,
  owner: "Subscriptions team",
});

export const eventWords: Readonly<Record<PlainEventId, EventWords>> = {
  page_view: {
    description: "A page was opened. Tells us which pages are read, and on what kinds of device they have to work.",
    trigger: "The page is shown, not merely fetched ahead",
    owner: "Site team",
  },
  bounce: {
    description: "Somebody left at once. Tells us where a page is not what a link to it promised.",
    trigger: "The page is out of sight within 10 seconds, with nothing pressed, sent or typed",
    owner: "Site team",
  },
  install_click: {
    description: "A button that leads to our browser or extension was pressed.",
    trigger: "A press on such a button",
    owner: "Browser team",
  },
  paywall_view: {
    description: "The plans and their prices were seen. Says how often in this visit.",
    trigger: "A page with the plans on it is shown",
    owner: "Subscriptions team",
  },
  checkout_start: {
    description: "Somebody went on from a plan to payment.",
    trigger: "The form of a plan is sent",
    owner: "Subscriptions team",
  },
  checkout_complete: {
    description: "A payment led back to the welcome page.",
    trigger: "The welcome page is shown after payment",
    owner: "Subscriptions team",
  },
  native_trial_available: {
    description: "The store of one of our apps offered free days at first.",
    trigger: "The app tells what its store sells",
    owner: "Subscriptions team",
  },
  native_trial_eligible: {
    description: "The free days were on offer to the person who looked at the plans.",
    trigger: "The app tells so, together with what its store sells",
    owner: "Subscriptions team",
  },
  subscription_error_authorization: failed("Signing in could not begin.", "The page says so"),
  subscription_error_account_create: failed("An account could not be made.", "The page asks to try again"),
  subscription_error_passphrase: failed("A code could not be mailed.", "The page says that no mail is on its way"),
  subscription_error_login: failed("A code was not taken.", "The page asks for the code once more"),
  subscription_error_tokens: failed("A code was right, and the session did not open.", "The page says it did not work"),
  subscription_error_account_edit: failed("A new email address was refused.", "The page says what is wrong with it"),
  subscription_error_account_edit_confirm: failed(
    "A new email address was not confirmed.",
    "The page says it is as before",
  ),
  error_page: {
    description: "A page of ours said that something is broken. Tells us which, and how often.",
    trigger: "An error page is shown",
    owner: "Site team",
  },
  error_page_1s: {
    description: "The error page was still there after one second.",
    trigger: "One second on an error page",
    owner: "Site team",
  },
  error_page_2s: {
    description: "The error page was still there after two seconds: it was read, not passed by.",
    trigger: "Two seconds on an error page",
    owner: "Site team",
  },
  page_part_failed: {
    description: "A part of a page could not be shown, and the rest could.",
    trigger: "The page says so in that part’s place",
    owner: "Site team",
  },
  script_error: {
    description: "A script of ours failed. Says which kind of failure and on which page, never its text.",
    trigger: "The failure itself, once for each kind",
    owner: "Site team",
  },
};

/** The events of an experiment share their words; the experiment has its own owner. */
export const experimentWords = {
  enrolment: {
    description: "This visit takes part in an experiment, with the version that it sees.",
    trigger: "The first page that belongs to the experiment",
  },
  exposure: {
    description: "A version of an experiment was shown.",
    trigger: "Each page that shows it",
  },
} as const;

/** What each parameter says. */
export const parameterWords: Readonly<Record<ParameterName, string>> = {
  browser: "the make of browser, without its version",
  formFactor: "desktop, tablet or mobile",
  locale: "the browser’s language",
  platform: "the operating system, without its version",
  page: "our name for the page",
  start: "whether it is the start page (1) or not (0)",
  atb: "the week and day of the installation that the address names",
  variants: "an experiment, and the version shown",
  canShowAtb: "whether the page had our browser to offer",
  installed: "whether the page was opened in an app of ours",
  origin: "which link of ours led here",
  enrolledOn: "the day on which the experiment began for this visit",
  viewCount: "how often the plans were seen in this visit",
  legacy: "whether the browser is older than we support",
  theme: "dawn, dusk, the device’s own, or colours of one’s own",
  timeOnPage: "whole seconds, ten at most",
  didScroll: "whether the page was scrolled",
  message: "the kind of failure, from a fixed list",
  cause: "the kind of failure behind it, from the same list",
};
