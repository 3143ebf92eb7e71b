/** What each event means, who asks for it and when it is sent, in words for visitors: the other half of `events.ts`. */
import type { ParameterName, PlainEventId } from "./events.ts";

export type Owner = "Site team" | "Browser team" | "Subscriptions team";

export interface EventWords {
  /** What happened. */
  readonly title: string;
  /** What the event tells us and why we want to know, if the title is not enough. */
  readonly purpose?: string;
  readonly trigger: string;
  readonly owner: Owner;
}

/** A step of signing in or of changing an address that went wrong (SUB-3). */
const failed = (title: string, trigger: string): EventWords => ({ title, trigger, owner: "Subscriptions team" });

export const eventWords: Readonly<Record<PlainEventId, EventWords>> = {
  page_view: {
    title: "Page opened",
    purpose: "Tells us which pages people read, and on what kinds of device they have to work.",
    trigger: "Someone sees the page: loading it in advance doesn’t count",
    owner: "Site team",
  },
  bounce: {
    title: "Left within 10 seconds",
    purpose: "Tells us where a page isn’t what its link promised.",
    trigger: "The page is hidden or closed within 10 seconds, with nothing selected, sent or typed",
    owner: "Site team",
  },
  install_click: {
    title: "Link to our browser or extension selected",
    trigger: "Someone selects such a link or button",
    owner: "Browser team",
  },
  paywall_view: {
    title: "Plans and prices seen",
    purpose: "Tells us how often someone sees them in one visit.",
    trigger: "A page with the plans on it is shown",
    owner: "Subscriptions team",
  },
  checkout_start: {
    title: "Payment started",
    trigger: "Someone selects a plan and goes on to payment",
    owner: "Subscriptions team",
  },
  checkout_complete: {
    title: "Payment finished",
    trigger: "The welcome page is shown after payment",
    owner: "Subscriptions team",
  },
  native_trial_available: {
    title: "Free trial offered by the app store",
    trigger: "The app tells our page which plans its store sells",
    owner: "Subscriptions team",
  },
  native_trial_eligible: {
    title: "Free trial available",
    trigger: "The app tells our page that this store account can have a free trial",
    owner: "Subscriptions team",
  },
  subscription_error_authorization: failed("Sign-in couldn’t start", "The page says that sign-in couldn’t start"),
  subscription_error_account_create: failed("Account not created", "The page asks to try again"),
  subscription_error_passphrase: failed("Code not emailed", "The page says that we couldn’t send the code"),
  subscription_error_login: failed("Code wrong or expired", "The page asks for the code again"),
  subscription_error_tokens: failed("Code right, but sign-in failed", "The page says that sign-in failed"),
  subscription_error_account_edit: failed(
    "New email address refused",
    "The page says what’s wrong with the email address",
  ),
  subscription_error_account_edit_confirm: failed(
    "New email address not confirmed",
    "The page says that the email address hasn’t changed",
  ),
  error_page: {
    title: "Error page shown",
    purpose: "Tells us which pages fail, and how often.",
    trigger: "An error page is shown",
    owner: "Site team",
  },
  error_page_1s: {
    title: "Error page still there after one second",
    trigger: "An error page has been open for one second",
    owner: "Site team",
  },
  error_page_2s: {
    title: "Error page still there after two seconds",
    purpose: "Tells us that someone probably had time to read it.",
    trigger: "An error page has been open for two seconds",
    owner: "Site team",
  },
  page_part_failed: {
    title: "Part of a page not shown",
    trigger: "A message appears where that part should be",
    owner: "Site team",
  },
  script_error: {
    title: "Script failed",
    purpose: "Tells us what kind of failure and on which page, never the error’s text.",
    trigger: "A script fails, once for each kind of failure",
    owner: "Site team",
  },
};

/** The events of all experiments share these words; each experiment names its own owner. */
export const experimentWords = {
  enrolment: {
    title: "Joined an experiment",
    purpose: "Tells us which version this visit sees.",
    trigger: "The first page that belongs to the experiment is shown",
  },
  exposure: {
    title: "Version of an experiment shown",
    trigger: "A page that shows the version is opened",
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
  page: { label: "Page", note: "Our name for it" },
  browser: { label: "Browser", note: "Its make, without the version" },
  platform: { label: "Operating system", note: "Without its version" },
  formFactor: { label: "Kind of device", note: "Desktop, tablet or mobile" },
  locale: { label: "Language", note: "The first that your browser asks for" },
  theme: { label: "Theme", note: "Light, dark, the same as your system, or your own colours" },
  start: { label: "On our start page", isFlag: true },
  legacy: { label: "Browser too old for us", isFlag: true },
  installed: { label: "Our app or extension in use", isFlag: true },
  canShowAtb: { label: "Page offers our browser", isFlag: true },
  atb: {
    label: "Date of visit or install",
    note: "The date of this visit or, if you came by a link in our browser or extension, the date you installed it. Sent as weeks since 24 February 2016 and a day from 1 (Wednesday) to 7 (Tuesday). Everyone with the same date sends the same",
  },
  origin: { label: "Link that led here", note: "Which of our links or ads" },
  variants: { label: "Experiment", note: "Its name and the version shown" },
  enrolledOn: { label: "Day you joined the experiment" },
  viewCount: { label: "Times plans were seen", note: "In this visit" },
  timeOnPage: { label: "Seconds on the page", note: "Ten at most" },
  didScroll: { label: "Page scrolled", isFlag: true },
  message: { label: "Kind of failure", note: "From a fixed list" },
  cause: { label: "Cause of the failure", note: "From the same list" },
};

/** A value as visitors read it: yes or no for a flag, a week and a day for `atb`, spaces for underscores. */
export function valueInWords(name: ParameterName, value: string): string {
  if (parameterWords[name].isFlag) return value === "1" ? "yes" : "no";
  if (name === "atb") return value.replace(/^v(\d+)-(\d)/, "week $1, day $2");
  if (name === "variants") return value.replace(/\.([a-d])$/, ", version $1").replaceAll("_", " ");
  return name === "page" ? value.replaceAll("_", " ") : value;
}
