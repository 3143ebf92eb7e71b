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
    description:
      "Someone opened a page. Tells us which pages people read, and on what kinds of device they have to work.",
    trigger: "The page is shown, not only loaded in advance",
    owner: "Site team",
  },
  bounce: {
    description: "Someone left straight away. Tells us where a page isn’t what its link promised.",
    trigger: "The page is hidden or closed within 10 seconds, with nothing clicked, sent or typed",
    owner: "Site team",
  },
  install_click: {
    description: "Someone clicked a button that leads to our browser or extension.",
    trigger: "Someone selects such a button",
    owner: "Browser team",
  },
  paywall_view: {
    description: "Someone saw the plans and prices. Says how many times in this visit.",
    trigger: "A page with the plans on it is shown",
    owner: "Subscriptions team",
  },
  checkout_start: {
    description: "Someone went on from a plan to payment.",
    trigger: "Someone selects a plan and goes on to payment",
    owner: "Subscriptions team",
  },
  checkout_complete: {
    description: "Someone returned from the payment page after paying.",
    trigger: "The welcome page is shown after payment",
    owner: "Subscriptions team",
  },
  native_trial_available: {
    description: "The app store offered a free trial.",
    trigger: "The app tells what its store sells",
    owner: "Subscriptions team",
  },
  native_trial_eligible: {
    description: "The person who saw the plans could get a free trial.",
    trigger: "The app tells so, together with what its store sells",
    owner: "Subscriptions team",
  },
  subscription_error_authorization: failed(
    "Someone couldn’t start to sign in.",
    "The page says that sign-in couldn’t start",
  ),
  subscription_error_account_create: failed("We couldn’t create an account.", "The page asks to try again"),
  subscription_error_passphrase: failed("We couldn’t email a code.", "The page says that we couldn’t send the code"),
  subscription_error_login: failed("A code was wrong or had expired.", "The page asks for the code again"),
  subscription_error_tokens: failed("A code was right, but sign-in failed.", "The page says that sign-in failed"),
  subscription_error_account_edit: failed(
    "We refused a new email address.",
    "The page says what’s wrong with the email address",
  ),
  subscription_error_account_edit_confirm: failed(
    "Someone didn’t confirm a new email address.",
    "The page says that the email address hasn’t changed",
  ),
  error_page: {
    description: "Someone saw an error page. Tells us which page, and how often.",
    trigger: "An error page is shown",
    owner: "Site team",
  },
  error_page_1s: {
    description: "The error page was still there after one second.",
    trigger: "An error page is shown for one second",
    owner: "Site team",
  },
  error_page_2s: {
    description: "The error page was still there after two seconds, so someone probably read the text.",
    trigger: "An error page is shown for two seconds",
    owner: "Site team",
  },
  page_part_failed: {
    description: "We couldn’t show one part of a page.",
    trigger: "The page says so in that part’s place",
    owner: "Site team",
  },
  script_error: {
    description: "A script of ours failed. Says what kind of failure and on which page, never the error’s text.",
    trigger: "The script fails, once for each kind of failure",
    owner: "Site team",
  },
};

/** The events of an experiment share their words; the experiment has its own owner. */
export const experimentWords = {
  enrolment: {
    description: "This visit is part of an experiment. Says which version it sees.",
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
  start: "whether it’s the start page (1) or not (0)",
  atb: "the week and day you installed our product, as a short code, if the link you followed carries it",
  variants: "an experiment, and the version shown",
  canShowAtb: "whether the page could offer our browser",
  installed: "whether the page was open in one of our apps",
  origin: "which of our links led here",
  enrolledOn: "the day on which the experiment began for this visit",
  viewCount: "how often the plans were seen in this visit",
  legacy: "whether the browser is older than we support",
  theme: "Dawn, Dusk, Match system, or your own colours",
  timeOnPage: "whole seconds, ten at most",
  didScroll: "whether the page was scrolled",
  message: "the kind of failure, from a fixed list",
  cause: "the kind of failure behind it, from the same list",
};
