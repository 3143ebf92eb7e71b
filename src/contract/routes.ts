/**
 * The site map: every address of the site, written once. Links, redirects, forms and tests name the route.
 *
 * `event` is the page name that usage events carry (EVT-4). A route without a page in the worker
 * does not compile (see `src/app.ts`).
 */
export const routes = {
  // Search
  home: { path: "/", event: "home" },
  bangs: { path: "/bangs", event: "bangs" },
  theme: { path: "/theme", event: "theme" },
  addToBrowser: { path: "/add-to-browser", event: "add_to_browser" },
  shell: { path: "/_app", event: "shell" },

  // Browser
  app: { path: "/app", event: "app" },
  appDevices: { path: "/app/devices", event: "app_devices" },
  appLanding: { path: "/app/landing", event: "app_landing" },
  appNoSupport: { path: "/app/no-support", event: "app_no_support" },
  browser: { path: "/browser", event: "browser" },
  mac: { path: "/mac", event: "mac" },
  windows: { path: "/windows", event: "windows" },
  windowsPreview: { path: "/windows-preview", event: "windows_preview" },
  windowsSurvey: { path: "/windows-preview/survey", event: "windows_user_survey" },
  extensionSuccess: { path: "/extension-success", event: "extension_success" },

  // Other products
  duckai: { path: "/duckai", event: "duckai" },
  email: { path: "/email", event: "email" },

  // Nightjar Pro
  pro: { path: "/pro", event: "pro" },
  vpn: { path: "/vpn", event: "vpn" },
  proWelcome: { path: "/pro/welcome", event: "subscription_welcome_web" },
  proAddEmail: { path: "/pro/add-email", event: "subscription_email_add_web" },
  dbp: { path: "/dbp", event: "dbp" },
  dbpScan: { path: "/dbp/scan", event: "dbp_free" },
  dbpScanName: { path: "/dbp/scan/name", event: "dbp_free_name" },
  dbpScanYear: { path: "/dbp/scan/year", event: "dbp_free_year" },
  dbpScanAddress: { path: "/dbp/scan/address", event: "dbp_free_address" },
  dbpScanConfirm: { path: "/dbp/scan/confirm", event: "dbp_free_confirm" },
  dbpProgress: { path: "/dbp/progress", event: "dbp_scan_progress" },
  dbpDashboard: { path: "/dbp/dashboard", event: "dbp_dashboard" },
  dbpEdit: { path: "/dbp/edit", event: "dbp_edit_profile" },
  dbpDeleted: { path: "/dbp/deleted", event: "dbp_profile_deleted" },
  dbpFeedback: { path: "/dbp/feedback", event: "dbp_feedback" },
  identityTheftRestoration: { path: "/identity-theft-restoration", event: "itr" },
  itrLearnMore: { path: "/identity-theft-restoration/learn-more", event: "itr_learn_more" },
  itrAccessCode: { path: "/identity-theft-restoration/access-code", event: "itr_access_code" },
  itrSurvey: { path: "/identity-theft-restoration/survey", event: "itr_survey" },
  itrAbout: { path: "/identity-theft-restoration/about", event: "itr_about" },
  itrCall: { path: "/identity-theft-restoration/call", event: "itr_call" },

  // Subscription
  subscriptions: { path: "/subscriptions", event: "subscription_landing" },
  subscriptionsWelcome: { path: "/subscriptions/welcome", event: "subscription_welcome" },
  subscriptionsWelcomeStripe: { path: "/subscriptions/welcome/stripe", event: "subscription_welcome_stripe" },
  subscriptionsActivate: { path: "/subscriptions/activate", event: "subscription_activate" },
  subscriptionsConfirm: { path: "/subscriptions/confirm", event: "subscription_verify" },
  subscriptionsAddEmail: { path: "/subscriptions/add-email", event: "subscription_email_add" },
  subscriptionsEditEmail: { path: "/subscriptions/edit-email", event: "subscription_email_edit" },
  subscriptionsManage: { path: "/subscriptions/manage", event: "subscription_manage" },
  activationFlow: { path: "/subscriptions/activation-flow", event: "activation_flow" },
  activateAnotherDevice: { path: "/subscriptions/activation-flow/another-device", event: "activation_another_device" },
  activateAnotherDeviceAddEmail: {
    path: "/subscriptions/activation-flow/another-device/add-email",
    event: "activation_another_device_email_add",
  },
  activateAnotherDeviceEmail: {
    path: "/subscriptions/activation-flow/another-device/email",
    event: "activation_another_device_email",
  },
  activateThisDevice: { path: "/subscriptions/activation-flow/this-device", event: "activation_this_device" },
  activateThisDeviceByEmail: {
    path: "/subscriptions/activation-flow/this-device/activate-by-email",
    event: "activation_this_device_by_email",
  },
  activateThisDeviceEmail: {
    path: "/subscriptions/activation-flow/this-device/email",
    event: "activation_this_device_email",
  },

  // Company
  about: { path: "/about", event: "about" },
  hiring: { path: "/hiring", event: "careers" },
  howWeHire: { path: "/how-we-hire", event: "how_we_hire" },
  howWeWork: { path: "/how-we-work", event: "how_we_work" },
  press: { path: "/press", event: "press" },
  donations: { path: "/donations", event: "donations" },
  newsletter: { path: "/newsletter", event: "newsletter" },
  updates: { path: "/updates", event: "updates" },
  comparePrivacy: { path: "/compare-privacy", event: "compare_privacy" },

  // Help
  help: { path: "/help", event: "help" },
  accessibility: { path: "/accessibility", event: "accessibility" },

  // Legal
  privacy: { path: "/privacy", event: "privacy" },
  terms: { path: "/terms", event: "terms" },
  proPrivacyTerms: { path: "/pro/privacy-terms", event: "pro_privacy_terms" },
  acceptableUse: { path: "/acceptable-use", event: "acceptable_use" },

  // What is measured, and the switch that ends it
  whatWeMeasure: { path: "/what-we-measure", event: "what_we_measure" },
} as const satisfies Record<string, Route>;

/** An address of the site and the page name its events carry. */
export interface Route {
  readonly path: `/${string}`;
  readonly event: string;
}

export type RouteName = keyof typeof routes;

/** Where the page for unknown addresses would stand; nothing links to it. */
export const notFoundPath = "/404";

export const routeNames = Object.keys(routes) as RouteName[];

/** Addresses that answer with something other than a page. */
export const endpoints = {
  country: "/country.json",
  proEligible: "/privacy-pro-eligible.json",
  /** `?q=&kl=`: suggestions; `type=list` for the form of OpenSearch. */
  suggestions: "/ac",
  bangList: "/bang.js",
  openSearch: "/opensearch.xml",
  /** `?origin=…`: the address of the apps as a QR code. */
  qrCode: "/qr.svg",
  /** Which services are mock, which are configured, and whether the stores answer. */
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
  /** Switches everything off that is measured, and on again. */
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
  /** POST "this isn't me". */
  scanClaims: "/api/scans/claims",
  scanFeedback: "/api/scans/feedback",
  scanCsv: "/api/scans/export.csv",
  scanJson: "/api/scans/export.json",
  /** The same for the browser that holds the cookie of a scan. */
  dbpEvents: "/dbp/progress/events",
  dbpStatus: "/dbp/progress/status",
  dbpCsv: "/dbp/export.csv",
  dbpJson: "/dbp/export.json",
} as const;

/**
 * The address of a page, with its query in the order given; parameters that are null or undefined are left out.
 *
 * @example href("subscriptions", { origin: "funnel_home_website__hero" })
 */
export function href(name: RouteName, query: Record<string, string | null | undefined> = {}, fragment = ""): string {
  return `${routes[name].path}${queryText(query)}${fragment && `#${fragment}`}`;
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
