/**
 * Every query parameter that pages, their handlers and their scripts read, with its purpose. An address may tell a page what to
 * show, where to go on and where the visitor came from. It may not tell the page that something happened: that is for
 * `src/session/flash.ts`. A parameter that only makes a claim has no place here.
 */
export const readableParameters: Readonly<Record<string, string>> = {
  // What to show
  ask: "the question that a page puts before its button",
  by: "which of two forms is shown: by email or by recovery code",
  c: "the category of the list of bangs",
  change: "the answer of a scan that is to be edited",
  complete: "the page in one piece, without what comes later",
  delete: "the question before a scan is deleted",
  department: "the filter of open roles",
  device: "the device whose steps for the VPN are shown: one of a closed list",
  exp: "takes part in no experiment",
  find: "the filter of settings",
  ia: "the kind of results",
  kad: "the language of the address that a QR code shows",
  kae: "the theme of pages outside the site's frame",
  kl: "the region of suggestions",
  layout: "which of three home pages",
  location: "the filter of open roles",
  p: "the page of results",
  q: "words to search for",
  receipt: "the payment whose receipt is shown, out of one's own",
  s: "the size of a picture",
  saved: "what this browser keeps of settings is told, read from its own cookies",
  stay: "an answer of the survey, given back as an email",
  subject: "the subject that is chosen in the form",
  to: "which address a QR code shows",
  told: "the note of this browser that is shown: without the note it shows what is true of anybody",
  trouble: "an answer of the survey, given back as an email",
  type: "the form of suggestions",
  u: "the picture that is fetched",
  use: "an answer of the survey, given back as an email",
  via: "the plans as the web shows them, inside the app",
  wish: "an answer of the survey, given back as an email",

  // Where to go on
  continued: "a page that goes on by itself did so once",
  next: "the page to go on to after signing in: one of a closed list",

  // Where somebody came from; counted, and not kept
  atb: "the version that links of older apps carry",
  ct: "the campaign of a store's link",
  gclid: "that an advertisement led here",
  msclkid: "that an advertisement led here",
  origin: "the funnel",
  referrer: "the funnel in a store's link",
  va: "the version that links of older apps carry",

  // What counts only with a proof
  billing_period: "beside `success`, the plan; it counts with the proof alone",
  checkout: "how a payment page led back; it counts with the proof alone",
  email: "of a login link: it counts when the service says that the link is good",
  otp: "of a login link: it counts when the service says that the link is good",
  proof: "the signature that only a payment page was given",
  success: "a payment page led back; it counts with the proof alone",

  // For trying a page out; some are ignored where another site led here
  environment: "the staging services, where they are configured",
  installed: "the page as it is with the extension",
  platform: "the page as it is on another device",
  subscribed_override: "a screen as it is in another status (FLOW-6); no other site's link does that",
};

/** Files that read parameters by a name that is no literal, and which names those can be. */
export const namedElsewhere: Readonly<Record<string, string>> = {
  "client/acquisition/address.ts": "the names of origin, source, t, va",
  "client/subscription/checkout-return.ts": "environment",
  "client/subscription/staging.ts": "environment",
  "src/contract/experiments/assignment.ts": "`exp_` and the name of an experiment",
  "src/contract/settings/settings.ts": "the keys of settings",
  "src/pages/browser/survey.ts": "the names of its questions",
  "src/pages/search/web-results.tsx": "the keys of settings",
  "src/pages/subscription/buy/buy-flow.ts": "environment, via",
  "src/pages/subscription/buy/return-proof.ts": "proof",
  "src/render/continue-page.ts": "continued",
  "src/session/flash.ts": "told",
  "src/visit/simulator.ts": "app, in development",
};
