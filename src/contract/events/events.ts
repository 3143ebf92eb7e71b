/**
 * The catalogue of usage events: every id that may be sent and counted, and the type of every parameter (EVT-1, EVT-3).
 *
 * There is no room for an identifier and none for free text: each parameter is one of a few words, a small number, or a
 * short code. What each event means in words, who asks for it and when it is sent is in `event-words.ts`, kept apart
 * because every page loads this file.
 */
import { originPattern } from "../acquisition/origin-pattern.ts";
import { brandSlug } from "../brand/brand-name.ts";
import type { BrowserName, FormFactor, Os } from "../device.ts";
import type { RouteName, routes } from "../routes.ts";
import type { ErrorMessage } from "./error-messages.ts";

/** Pages of the specification (section 2) without a route: states of an address, and errors. `data-page` has their name. */
export const otherPages = [
  "not_found",
  "results",
  "subscription_email_confirm",
  "subscription_email_success",
  "subscription_email_delete",
  "error_oops_500",
  "error_nginx_500",
  "error_500",
  "error_400",
  "error_408",
  "error_410",
  "error_413",
  "error_418",
  "error_418_all",
  "error_418_ar",
  "error_418_tor",
  "error_503",
] as const;

/** The name of a page in events. */
export type PageName = (typeof routes)[RouteName]["event"] | (typeof otherPages)[number];

/** Parameters as code uses them; on the wire each is text (EVT-3, with the additions of EVT-5 and EVT-6). */
export interface EventParameters {
  readonly browser: BrowserName;
  readonly formFactor: FormFactor;
  /** The browser's language and, if it gives one, country: "en-GB". */
  readonly locale: string;
  readonly platform: Os;
  readonly page: PageName;
  /** On the start-page host. */
  readonly start: boolean;
  /** The acquisition version of the visit, else today's: "v47-3", with or without two letters after it. */
  readonly atb: string;
  /** The page's experiment and the letter of the version shown, "home_layout.b"; only if this visit counts for it. */
  readonly variants: string;
  /** The page had our browser or extension to offer. */
  readonly canShowAtb: boolean;
  /** Inside one of our apps, or in a browser with our extension. */
  readonly installed: boolean;
  /** Where in our own pages somebody came from, "funnel_home_website__hero". */
  readonly origin: string;
  /** "2026-11-21" */
  readonly enrolledOn: string;
  /** How often the plans were seen in this visit, 1 to 99. */
  readonly viewCount: number;
  readonly legacy: boolean;
  readonly theme: "light" | "dark" | "system" | "own";
  /** Whole seconds, 0 to 10. */
  readonly timeOnPage: number;
  readonly didScroll: boolean;
  readonly message: ErrorMessage;
  readonly cause: ErrorMessage;
}

export type ParameterName = keyof EventParameters;

/** Parameters as they travel and as they are kept. */
export type SerializedParameters = Readonly<Partial<Record<ParameterName, string>>>;

const flag = /^[01]$/;
const errorName = /^[A-Za-z_]{5,20}$/;
const names = (list: readonly string[]) => new RegExp(`^(?:${list.join("|")})$`);

/** What the text of each parameter may be. */
const types: Readonly<Record<ParameterName, RegExp>> = {
  browser: names([brandSlug, "firefox", "chrome", "edge", "opera", "safari", "samsung", "ie", "unknown"]),
  formFactor: /^(?:desktop|tablet|mobile)$/,
  locale: /^[a-z]{2}(?:-[A-Z]{2})?$/,
  platform: /^(?:ios|ipados|android|macos|windows|linux|chromeos|unknown)$/,
  // Only the form: browsers take the name from the page itself, and the edge checks it against the list (`read-event.ts`).
  page: /^[a-z][a-z0-9_]{1,49}$/,
  start: flag,
  atb: /^v\d{1,4}-[1-7](?:[a-z_]{2})?$/,
  variants: /^[a-z][a-z0-9_]{0,39}\.[a-d]$/,
  canShowAtb: flag,
  installed: flag,
  // As links and checkout carry it; without an "@" no email address fits.
  origin: originPattern,
  enrolledOn: /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  viewCount: /^[1-9]\d?$/,
  legacy: flag,
  theme: /^(?:light|dark|system|own)$/,
  timeOnPage: /^(?:\d|10)$/,
  didScroll: flag,
  // Only the form, as above.
  message: errorName,
  cause: errorName,
};

/** Parameters that may be missing from an event that lists them: not every visit has them. */
const optional: ReadonlySet<string> = new Set(["locale", "atb", "origin", "cause", "variants"]);

/** What an event carries. */
export interface EventKind {
  readonly parameters: readonly ParameterName[];
  /** Set if the event is sent each time it happens; otherwise once a visit for the same parameters (EVT-2). */
  readonly repeatable?: true;
}

const device = ["browser", "platform", "formFactor"] as const;
const failure: EventKind = { parameters: ["page", ...device], repeatable: true };
const step: EventKind = { parameters: ["page", "formFactor"] };

/** Every event, but those of experiments. */
export const events = {
  page_view: {
    parameters: [
      "page",
      ...device,
      ...(["locale", "theme", "start", "legacy", "installed", "canShowAtb", "atb", "origin"] as const),
    ],
  },
  bounce: {
    parameters: ["page", "formFactor", "start", "timeOnPage", "didScroll", "origin", "variants"],
    repeatable: true,
  },

  install_click: { parameters: ["page", ...device, "origin", "variants"], repeatable: true },

  paywall_view: { parameters: ["page", "formFactor", "viewCount", "origin"] },
  checkout_start: { parameters: ["page", "formFactor", "origin", "variants"], repeatable: true },
  checkout_complete: { parameters: ["page", "formFactor", "origin"] },
  native_trial_available: step,
  native_trial_eligible: step,
  subscription_error_authorization: step,
  subscription_error_account_create: step,
  subscription_error_passphrase: step,
  subscription_error_login: step,
  subscription_error_tokens: step,
  subscription_error_account_edit: step,
  subscription_error_account_edit_confirm: step,

  error_page: failure,
  error_page_1s: failure,
  error_page_2s: failure,
  page_part_failed: { parameters: ["page", "formFactor"] },
  script_error: { parameters: ["page", "message", "cause", ...device, "legacy"] },
} as const satisfies Record<string, EventKind>;

/** Enrolment and exposure of an experiment (EXP-6). */
const experimentKind: EventKind = { parameters: ["page", "formFactor", "variants", "enrolledOn"], repeatable: true };

export type PlainEventId = keyof typeof events;
export type EventId = PlainEventId | `exp_${string}_${"enrolment" | "exposure"}`;

/** The kind of the event with this id; null if the catalogue has no such event. */
export function eventKind(id: string): EventKind | null {
  if (Object.hasOwn(events, id)) return events[id as PlainEventId];
  return /^exp_[a-z][a-z0-9_]{0,39}_(?:enrolment|exposure)$/.test(id) ? experimentKind : null;
}

/**
 * The id under which an event is recorded. An id that is not in the catalogue is reported to `log` and renamed, so that
 * nobody takes it for a valid one; such an event is never sent. Throws if the id is empty (EVT-1).
 */
export function knownEventId(id: string, log: (message: string) => void): string {
  if (id === "") throw new TypeError("an event needs an id");
  if (eventKind(id)) return id;
  log(`no event is called "${id}"`);
  return `${id}_deprecated`;
}

/** Parameters as text: flags are 1 and 0, numbers whole. */
export function serializeParameters(parameters: Partial<EventParameters>): SerializedParameters {
  const texts = Object.entries(parameters).map(([name, value]) => [
    name,
    typeof value === "boolean" ? String(Number(value)) : String(value),
  ]);
  return Object.fromEntries(texts);
}

/**
 * The parameters that the catalogue allows for an event, in its order. Others are left out, and so are optional ones with a
 * value of the wrong form. Null if a required one is wrong or missing.
 */
export function checkedParameters({ parameters }: EventKind, given: SerializedParameters): SerializedParameters | null {
  const kept: [ParameterName, string][] = [];
  for (const name of parameters) {
    const value = given[name];
    if (value !== undefined && types[name].test(value)) kept.push([name, value]);
    else if (!optional.has(name)) return null;
  }
  return Object.fromEntries(kept);
}

/** Where events are sent to. */
export const eventPath = "/t/";

/** The longest address that counts as an event, in characters; the longest of ours has about 300. */
export const longestEventAddress = 1000;

/** `/t/{id}?{random}&parameters` (EVT-2). The random number keeps caches from answering; it is new each time. */
export function eventAddress(id: string, parameters: SerializedParameters, random: number): string {
  const query = new URLSearchParams(Object.entries(parameters));
  return `${eventPath}${id}?${Math.floor(random * 1e9)}&${query}`;
}
