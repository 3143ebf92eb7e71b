import { languageNow } from "./language/i18n.ts";
import { type Language, pathIn, speaks, splitLanguage } from "./language/languages.ts";

/**
 * The site map: the address of every page and of most else that the edge answers, written once. Links, redirects, forms and
 * tests name the route. The services' addresses are in `platform/service-table.ts`, those of events in `events/events.ts`.
 *
 * `feature` is the folder of `src/pages` that has its page; a route without a page does not compile (see `src/features.ts`).
 * `event` is the page name that usage events carry (EVT-4). `dbp` is Personal Information Removal (from "data broker
 * protection"), `itr` Identity Theft Restoration.
 */
export const routes = {
  // Search
  home: { path: "/", feature: "home", event: "home" },
  suggestions: { path: "/suggestions", feature: "home", event: "home_suggestions" },
  bangs: { path: "/bangs", feature: "search", event: "bangs" },
  theme: { path: "/theme", feature: "settings", event: "theme" },
  addToBrowser: { path: "/add-to-browser", feature: "search", event: "add_to_browser" },
  shell: { path: "/_app", feature: "fallback", event: "shell" },

  // Browser
  app: { path: "/app", feature: "browser", event: "app" },
  appDevices: { path: "/app/devices", feature: "browser", event: "app_devices" },
  appLanding: { path: "/app/landing", feature: "browser", event: "app_landing" },
  appNoSupport: { path: "/app/no-support", feature: "browser", event: "app_no_support" },
  browser: { path: "/browser", feature: "browser", event: "browser" },
  mac: { path: "/mac", feature: "browser", event: "mac" },
  windows: { path: "/windows", feature: "browser", event: "windows" },
  windowsPreview: { path: "/windows-preview", feature: "browser", event: "windows_preview" },
  windowsSurvey: { path: "/windows-preview/survey", feature: "browser", event: "windows_user_survey" },
  extensionSuccess: { path: "/extension-success", feature: "browser", event: "extension_success" },

  // Other products
  duckai: { path: "/duckai", feature: "pro", event: "duckai" },
  email: { path: "/email", feature: "pro", event: "email" },

  // Nightjar Pro
  pro: { path: "/pro", feature: "pro", event: "pro" },
  vpn: { path: "/vpn", feature: "pro", event: "vpn" },
  /** `?device=ios`: the steps for another device than the visitor's own. */
  vpnSetUp: { path: "/vpn/set-up", feature: "pro", event: "vpn_set_up" },
  proWelcome: { path: "/pro/welcome", feature: "subscription", event: "subscription_welcome_web" },
  proAddEmail: { path: "/pro/add-email", feature: "subscription", event: "subscription_email_add_web" },
  dbp: { path: "/dbp", feature: "pro", event: "dbp" },
  dbpScan: { path: "/dbp/scan", feature: "scan", event: "dbp_free" },
  dbpScanName: { path: "/dbp/scan/name", feature: "scan", event: "dbp_free_name" },
  dbpScanYear: { path: "/dbp/scan/year", feature: "scan", event: "dbp_free_year" },
  dbpScanAddress: { path: "/dbp/scan/address", feature: "scan", event: "dbp_free_address" },
  dbpScanConfirm: { path: "/dbp/scan/confirm", feature: "scan", event: "dbp_free_confirm" },
  dbpProgress: { path: "/dbp/progress", feature: "scan", event: "dbp_scan_progress" },
  dbpDashboard: { path: "/dbp/dashboard", feature: "scan", event: "dbp_dashboard" },
  dbpEdit: { path: "/dbp/edit", feature: "scan", event: "dbp_edit_profile" },
  dbpDeleted: { path: "/dbp/deleted", feature: "scan", event: "dbp_profile_deleted" },
  dbpFeedback: { path: "/dbp/feedback", feature: "scan", event: "dbp_feedback" },
  identityTheftRestoration: { path: "/identity-theft-restoration", feature: "pro", event: "itr" },
  itrLearnMore: { path: "/identity-theft-restoration/learn-more", feature: "restoration", event: "itr_learn_more" },
  itrAccessCode: { path: "/identity-theft-restoration/access-code", feature: "restoration", event: "itr_access_code" },
  /** Only for whoever holds a live access code: others are led to the page of the code. */
  itrCase: { path: "/identity-theft-restoration/case", feature: "restoration", event: "itr_case" },
  itrSurvey: { path: "/identity-theft-restoration/survey", feature: "restoration", event: "itr_survey" },
  itrAbout: { path: "/identity-theft-restoration/about", feature: "restoration", event: "itr_about" },
  itrCall: { path: "/identity-theft-restoration/call", feature: "restoration", event: "itr_call" },

  // Subscription
  subscriptions: { path: "/subscriptions", feature: "subscription", event: "subscription_landing" },
  subscriptionsWelcome: { path: "/subscriptions/welcome", feature: "subscription", event: "subscription_welcome" },
  subscriptionsWelcomeStripe: {
    path: "/subscriptions/welcome/stripe",
    feature: "subscription",
    event: "subscription_welcome_stripe",
  },
  subscriptionsActivate: { path: "/subscriptions/activate", feature: "subscription", event: "subscription_activate" },
  subscriptionsConfirm: { path: "/subscriptions/confirm", feature: "subscription", event: "subscription_verify" },
  subscriptionsAddEmail: { path: "/subscriptions/add-email", feature: "subscription", event: "subscription_email_add" },
  subscriptionsEditEmail: {
    path: "/subscriptions/edit-email",
    feature: "subscription",
    event: "subscription_email_edit",
  },
  subscriptionsManage: { path: "/subscriptions/manage", feature: "subscription", event: "subscription_manage" },
  subscriptionsSecurity: {
    path: "/subscriptions/security",
    feature: "subscription",
    event: "subscription_security",
  },
  subscriptionsPayments: {
    path: "/subscriptions/payments",
    feature: "subscription",
    event: "subscription_payments",
  },
  activationFlow: { path: "/subscriptions/activation-flow", feature: "subscription", event: "activation_flow" },
  activateAnotherDevice: {
    path: "/subscriptions/activation-flow/another-device",
    feature: "subscription",
    event: "activation_another_device",
  },
  activateAnotherDeviceAddEmail: {
    path: "/subscriptions/activation-flow/another-device/add-email",
    feature: "subscription",
    event: "activation_another_device_email_add",
  },
  activateAnotherDeviceEmail: {
    path: "/subscriptions/activation-flow/another-device/email",
    feature: "subscription",
    event: "activation_another_device_email",
  },
  activateThisDevice: {
    path: "/subscriptions/activation-flow/this-device",
    feature: "subscription",
    event: "activation_this_device",
  },
  activateThisDeviceByEmail: {
    path: "/subscriptions/activation-flow/this-device/activate-by-email",
    feature: "subscription",
    event: "activation_this_device_by_email",
  },
  activateThisDeviceEmail: {
    path: "/subscriptions/activation-flow/this-device/email",
    feature: "subscription",
    event: "activation_this_device_email",
  },

  // Company
  about: { path: "/about", feature: "company", event: "about" },
  hiring: { path: "/hiring", feature: "company", event: "careers" },
  howWeHire: { path: "/how-we-hire", feature: "company", event: "how_we_hire" },
  howWeWork: { path: "/how-we-work", feature: "company", event: "how_we_work" },
  press: { path: "/press", feature: "company", event: "press" },
  donations: { path: "/donations", feature: "company", event: "donations" },
  newsletter: { path: "/newsletter", feature: "company", event: "newsletter" },
  updates: { path: "/updates", feature: "company", event: "updates" },
  comparePrivacy: { path: "/compare-privacy", feature: "company", event: "compare_privacy" },

  // Help
  help: { path: "/help", feature: "help", event: "help" },
  accessibility: { path: "/accessibility", feature: "help", event: "accessibility" },

  // Legal
  privacy: { path: "/privacy", feature: "legal", event: "privacy" },
  cookies: { path: "/privacy/cookies", feature: "legal", event: "cookies" },
  terms: { path: "/terms", feature: "legal", event: "terms" },
  proPrivacyTerms: { path: "/pro/privacy-terms", feature: "legal", event: "pro_privacy_terms" },
  acceptableUse: { path: "/acceptable-use", feature: "legal", event: "acceptable_use" },

  // What is measured, and the switch that ends it
  whatWeMeasure: { path: "/what-we-measure", feature: "measure", event: "what_we_measure" },
  whatWeRecord: { path: "/what-we-record", feature: "measure", event: "what_we_record" },
} as const satisfies Record<string, Route>;

/** An address of the site, the folder of `src/pages` that answers there, and the page name its events carry. */
export interface Route {
  readonly path: `/${string}`;
  readonly feature: string;
  readonly event: string;
}

export type RouteName = keyof typeof routes;

export type SiteFeatureName = (typeof routes)[RouteName]["feature"];

const features: ReadonlyMap<string, SiteFeatureName> = new Map(
  Object.values(routes).map(({ path, feature }) => [path, feature]),
);

/** The feature that has the page at a path; null where there is no page. */
export function featureAt(path: string): SiteFeatureName | null {
  return features.get(path) ?? null;
}

/**
 * The page that an address asks for, and the language that it names. Only addresses of pages have languages: what begins with one
 * and goes on otherwise is left as it is, and is no page.
 */
export function pageAsked(path: string): { readonly language: Language; readonly path: string } {
  const split = splitLanguage(path);
  return featureAt(split.path) === null ? { language: "en", path } : split;
}

/** A path for the page for unknown addresses, which has no route of its own; nothing links to it. */
export const notFoundPath = "/404";

export const routeNames = Object.keys(routes) as RouteName[];

/** Addresses that answer with something other than a page. */
export const endpoints = {
  country: "/country.json",
  proEligible: "/privacy-pro-eligible.json",
  /** `?q=&kl=`: suggestions; with `type=list`, in the format of OpenSearch. */
  suggestions: "/ac",
  bangList: "/bang.js",
  openSearch: "/opensearch.xml",
  /** Short enough to type on another device: redirects to the page for signing in there. Each language has its own: `activateHref`. */
  activate: "/activate",
  /** The menu's name for `/theme`; redirects there. */
  settings: "/settings",
  /** A QR code with the address of the app page and `?origin=…`; with `?to=activate`, that of signing in on a device. */
  qrCode: "/qr.svg",
  /** What answers for each service, what is missing, and whether the stores answer. */
  health: "/healthz",
  /** `?u=<absolute address>`: an image of an allowed host, with nothing about the visitor passed on. */
  image: "/iu",
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  securityTxt: "/.well-known/security.txt",
  /** Says that Global Privacy Control is honoured. */
  gpc: "/.well-known/gpc.json",
  /** Where password managers look for the page to change a password on. */
  changePassword: "/.well-known/change-password",
  /** Which apps may open addresses of ours. */
  appleApps: "/.well-known/apple-app-site-association",
  androidApps: "/.well-known/assetlinks.json",
  /** The product updates as an Atom feed. */
  updatesFeed: "/updates.atom",
  /** Form targets: store the visitor's choice in a cookie, then send them back (303). */
  chooseTheme: "/settings/theme",
  chooseCountry: "/settings/country",
  chooseExperiment: "/settings/experiment",
  /** Switches all measuring off, and on again. */
  chooseMeasuring: "/settings/measuring",
  /**
   * A free scan: POST a profile to start one, GET its status, DELETE it. Its id is the Bearer token of every other call,
   * and stands in no address.
   */
  scans: "/api/scans",
  /** GET, as server-sent events. */
  scanEvents: "/api/scans/events",
  /** GET the profile as it is kept, PUT another. */
  scanProfile: "/api/scans/profile",
  /** POST "this is me" or "this isn't me". */
  scanClaims: "/api/scans/claims",
  scanFeedback: "/api/scans/feedback",
  /** A subscriber's scan: POST makes a free scan one, PUT pauses and resumes it, DELETE erases what an account has. */
  scanRemoval: "/api/scans/removal",
  scanCsv: "/api/scans/export.csv",
  scanJson: "/api/scans/export.json",
  /** Events, status and files of a scan for a browser, which has the scan's id in a cookie. */
  dbpEvents: "/dbp/progress/events",
  dbpStatus: "/dbp/progress/status",
  dbpCsv: "/dbp/export.csv",
  dbpJson: "/dbp/export.json",
} as const;

/**
 * The address of a page in the language of the request (in English where the page has no other), with its query in the order
 * given; parameters that are null or undefined are left out.
 *
 * @example href("subscriptions", { origin: "funnel_home_website__hero" })
 */
export function href(name: RouteName, query: Record<string, string | null | undefined> = {}, fragment = ""): string {
  return `${pathOf(routes[name])}${queryText(query)}${fragment && `#${fragment}`}`;
}

/**
 * Where searches go: the results of these words, with what else is asked for, or the place that a search box sends words to.
 * They are at home's address.
 */
export function searchHref(words?: string, more: Readonly<Record<string, string>> = {}): string {
  return pathOf({ path: routes.home.path, feature: "search" }) + queryText({ q: words, ...more });
}

function pathOf({ path, feature }: Pick<Route, "path" | "feature">): string {
  const language = languageNow();
  return speaks(feature, language) ? pathIn(language, path) : path;
}

/** The short address of the page for signing in on a device, in the language of the request or in a given one. */
export function activateHref(language: Language = languageNow()): string {
  return pathIn(language, endpoints.activate);
}

/** The address of something that is not a page, with its query as {@link href} writes it. */
export function endpointHref(name: keyof typeof endpoints, query: Parameters<typeof href>[1] = {}): string {
  return endpoints[name] + queryText(query);
}

function queryText(query: Readonly<Record<string, string | null | undefined>>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] != null);
  return given.length ? `?${new URLSearchParams(given)}` : "";
}

/**
 * The one spelling of a path: lower case, single slashes, no trailing slash (PAGE-11).
 * Returns the path itself when it is canonical already.
 */
export function canonicalPath(path: string): string {
  const collapsed = path.replace(/\/{2,}/g, "/");
  const trimmed = collapsed.length > 1 ? collapsed.replace(/\/$/, "") : collapsed;
  return trimmed.toLowerCase();
}
