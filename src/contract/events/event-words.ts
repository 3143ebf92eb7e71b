/** What each event means, who asks for it and when it is sent, in words for visitors: the other half of `events.ts`. */
import { i18n } from "../language/i18n.ts";
import type { ParameterName, PlainEventId } from "./events.ts";

export type EventOwner = "Site team" | "Browser team" | "Subscriptions team";

export interface EventWords {
  /** What happened. */
  readonly title: string;
  /** What the event tells us and why we want to know, if the title is not enough. */
  readonly purpose?: string;
  readonly trigger: string;
  readonly owner: EventOwner;
}

/** A step of signing in or of changing an address that went wrong (SUB-3). */
const failed = (title: string, trigger: string): EventWords => ({ title, trigger, owner: "Subscriptions team" });

export const eventWords: Readonly<Record<PlainEventId, EventWords>> = {
  page_view: {
    title: /*i18n*/ "Page opened",
    purpose: /*i18n*/ "Tells us which pages people read, and on what kinds of device they have to work.",
    trigger: /*i18n*/ "Someone sees the page: loading it in advance doesn’t count",
    owner: "Site team",
  },
  bounce: {
    title: /*i18n*/ "Left within 10 seconds",
    purpose: /*i18n*/ "Tells us where a page isn’t what its link promised.",
    trigger: /*i18n*/ "The page is hidden or closed within 10 seconds, with nothing selected, sent or typed",
    owner: "Site team",
  },
  install_click: {
    title: /*i18n*/ "Link to our browser or extension selected",
    trigger: /*i18n*/ "Someone selects such a link or button",
    owner: "Browser team",
  },
  paywall_view: {
    title: /*i18n*/ "Plans and prices seen",
    purpose: /*i18n*/ "Tells us how often someone sees them in one visit.",
    trigger: /*i18n*/ "A page with the plans on it is shown",
    owner: "Subscriptions team",
  },
  checkout_start: {
    title: /*i18n*/ "Payment started",
    trigger: /*i18n*/ "Someone selects a plan and goes on to payment",
    owner: "Subscriptions team",
  },
  checkout_complete: {
    title: /*i18n*/ "Payment finished",
    trigger: /*i18n*/ "The welcome page is shown after payment",
    owner: "Subscriptions team",
  },
  native_trial_available: {
    title: /*i18n*/ "Free trial offered by the app store",
    trigger: /*i18n*/ "The app tells our page which plans its store sells",
    owner: "Subscriptions team",
  },
  native_trial_eligible: {
    title: /*i18n*/ "Free trial available",
    trigger: /*i18n*/ "The app tells our page that this store account can have a free trial",
    owner: "Subscriptions team",
  },
  subscription_error_authorization: failed(
    /*i18n*/ "Sign-in couldn’t start",
    /*i18n*/ "The page says that sign-in couldn’t start",
  ),
  subscription_error_account_create: failed(/*i18n*/ "Account not created", /*i18n*/ "The page asks to try again"),
  subscription_error_passphrase: failed(
    /*i18n*/ "Code not emailed",
    /*i18n*/ "The page says that we couldn’t send the code",
  ),
  subscription_error_login: failed(/*i18n*/ "Code wrong or expired", /*i18n*/ "The page asks for the code again"),
  subscription_error_tokens: failed(
    /*i18n*/ "Code right, but sign-in failed",
    /*i18n*/ "The page says that sign-in failed",
  ),
  subscription_error_account_edit: failed(
    /*i18n*/ "New email address refused",
    /*i18n*/ "The page says what’s wrong with the email address",
  ),
  subscription_error_account_edit_confirm: failed(
    /*i18n*/ "New email address not confirmed",
    /*i18n*/ "The page says that the email address hasn’t changed",
  ),
  error_page: {
    title: /*i18n*/ "Error page shown",
    purpose: /*i18n*/ "Tells us which pages fail, and how often.",
    trigger: /*i18n*/ "An error page is shown",
    owner: "Site team",
  },
  error_page_1s: {
    title: /*i18n*/ "Error page still there after one second",
    trigger: /*i18n*/ "An error page has been open for one second",
    owner: "Site team",
  },
  error_page_2s: {
    title: /*i18n*/ "Error page still there after two seconds",
    purpose: /*i18n*/ "Tells us that someone probably had time to read it.",
    trigger: /*i18n*/ "An error page has been open for two seconds",
    owner: "Site team",
  },
  page_part_failed: {
    title: /*i18n*/ "Part of a page not shown",
    trigger: /*i18n*/ "A message appears where that part should be",
    owner: "Site team",
  },
  script_error: {
    title: /*i18n*/ "Script failed",
    purpose: /*i18n*/ "Tells us what kind of failure and on which page, never the error’s text.",
    trigger: /*i18n*/ "A script fails, once for each kind of failure",
    owner: "Site team",
  },
};

/** The events of all experiments share these words; each experiment names its own owner. */
export const experimentWords = {
  enrolment: {
    title: /*i18n*/ "Joined an experiment",
    purpose: /*i18n*/ "Tells us which version this visit sees.",
    trigger: /*i18n*/ "The first page that belongs to the experiment is shown",
  },
  exposure: {
    title: /*i18n*/ "Version of an experiment shown",
    trigger: /*i18n*/ "A page that shows the version is opened",
  },
} as const;

export interface ParameterWords {
  /** What stands beside the value. */
  readonly label: string;
  /** What the value says, if the label is not enough. */
  readonly note?: string;
  /** Set if the value is yes or no: 1 or 0 on the wire. */
  readonly isFlag?: true;
}

export const parameterWords: Readonly<Record<ParameterName, ParameterWords>> = {
  page: { label: /*i18n*/ "Page", note: /*i18n*/ "Our name for it" },
  browser: { label: /*i18n*/ "Browser", note: /*i18n*/ "Its make, without the version" },
  platform: { label: /*i18n*/ "Operating system", note: /*i18n*/ "Without its version" },
  formFactor: { label: /*i18n*/ "Kind of device", note: /*i18n*/ "Desktop, tablet or mobile" },
  locale: { label: /*i18n*/ "Language", note: /*i18n*/ "The first that your browser asks for" },
  theme: { label: /*i18n*/ "Theme", note: /*i18n*/ "Light, dark, the same as your system, or your own colours" },
  start: { label: /*i18n*/ "On our start page", isFlag: true },
  legacy: { label: /*i18n*/ "Browser too old for us", isFlag: true },
  installed: { label: /*i18n*/ "Our app or extension in use", isFlag: true },
  canShowAtb: { label: /*i18n*/ "Page offers our browser", isFlag: true },
  atb: {
    label: /*i18n*/ "Date of visit or install",
    note: /*i18n*/ "The date of this visit or, if you came by a link in our browser or extension, the date you installed it. Sent as weeks since 24 February 2016 and a day from 1 (Wednesday) to 7 (Tuesday). Everyone with the same date sends the same",
  },
  origin: { label: /*i18n*/ "Link that led here", note: /*i18n*/ "Which of our links or ads" },
  variants: { label: /*i18n*/ "Experiment", note: /*i18n*/ "Its name and the version shown" },
  enrolledOn: { label: /*i18n*/ "Day you joined the experiment" },
  viewCount: { label: /*i18n*/ "Times plans were seen", note: /*i18n*/ "In this visit" },
  timeOnPage: { label: /*i18n*/ "Seconds on the page", note: /*i18n*/ "Ten at most" },
  didScroll: { label: /*i18n*/ "Page scrolled", isFlag: true },
  message: { label: /*i18n*/ "Kind of failure", note: /*i18n*/ "From a fixed list" },
  cause: { label: /*i18n*/ "Cause of the failure", note: /*i18n*/ "From the same list" },
};

/** A value as visitors read it: yes or no for a flag, a week and a day for `atb`, spaces for underscores. */
export function valueInWords(name: ParameterName, value: string): string {
  if (parameterWords[name].isFlag) return value === "1" ? i18n.t("yes") : i18n.t("no");
  if (name === "atb") {
    return value.replace(/^v(\d+)-(\d)/, (_, week, day) => i18n.t("week {week}, day {day}", { week, day }));
  }
  if (name === "variants") {
    return value.replace(/^(.*)\.([a-d])$/, (_, experiment: string, letter) =>
      i18n.t("{experiment}, version {letter}", { experiment: experiment.replaceAll("_", " "), letter }),
    );
  }
  return name === "page" ? value.replaceAll("_", " ") : value;
}
