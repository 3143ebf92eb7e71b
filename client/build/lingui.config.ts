import { resolve } from "node:path";
import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";
import { languageNames, languages, translated } from "../../src/contract/language/languages.ts";

/** The features that are written in another language than English. */
const features = [...new Set(Object.values(translated).flat())];

/** What else a feature says than its pages. */
const besidePages: Readonly<Record<string, readonly string[]>> = {
  measure: ["src/contract/experiments/registry.ts"],
};

/** What several features say: header and footer, the words of the contract, and what pictures show. */
const shared = [
  ...["src/render", "src/product", "src/forms", "src/contract", "src/visit"],
  "client/components/sections/illustration-list.ts",
];

const settingLabels = "src/contract/settings/*.ts";

/** Words of the contract that one feature alone says. */
const ofOneFeature = [
  "src/contract/events/event-words.ts",
  "src/contract/experiments/registry.ts",
  "src/contract/search/bang-name.ts",
];

/** What scripts say on the pages of one feature alone: other pages don't carry it. */
const ownClients: Readonly<Record<string, readonly string[]>> = {
  search: [
    "client/bangs/*.{ts,tsx}",
    "client/search/load-more.ts",
    "src/contract/language/punctuation.ts",
    "src/contract/search/bang-name.ts",
  ],
  pro: [
    "client/restoration/{hours,opening-hours,tell-hours}.{ts,tsx}",
    "client/mockups/chat.tsx",
    "client/flow/flow.tsx",
  ],
  subscription: ["client/code/*.{ts,tsx}", "client/flow/*.{ts,tsx}", "src/contract/day-words.ts"],
  scan: ["client/scan/*.{ts,tsx}", "client/flow/*.{ts,tsx}", "src/contract/day-words.ts"],
  "in-app": [
    "client/in-app/**/*.{ts,tsx}",
    "client/code/*.{ts,tsx}",
    "client/flow/*.{ts,tsx}",
    "client/restoration/access-code.tsx",
    ...[
      "day-words",
      "statements",
      "common-statements",
      "subscription/manage-words",
      "subscription/prices",
      "restoration/access-code",
    ].map((name) => `src/contract/${name}.ts`),
  ],
  settings: ["client/settings/*.{ts,tsx}", "src/contract/brand/brand-story.ts"],
  help: ["client/flow/flow.tsx"],
  browser: ["client/mockups/read-page.tsx"],
  measure: ["client/events/{measuring-words,sent-list,show-sent,words}.{ts,tsx}", "src/contract/events/event-words.ts"],
  restoration: ["client/restoration/*.{ts,tsx}", "client/flow/*.{ts,tsx}", "src/contract/day-words.ts"],
};

/**
 * One catalog for each feature and language. English is the name of each message, and has no catalog. The order is that of
 * the words, so that a file does not change where a sentence moved to.
 */
export default defineConfig({
  rootDir: resolve(import.meta.dirname, "../.."),
  sourceLocale: languages.en.tag,
  locales: languageNames.filter((name) => name !== "en"),
  catalogs: [
    {
      path: "<rootDir>/src/locales/{locale}/shared",
      include: shared.map((folder) => `<rootDir>/${folder}`),
      exclude: [settingLabels, ...ofOneFeature],
    },
    // What settings are called: their page says it by script as well, and others a little of it.
    { path: "<rootDir>/src/locales/{locale}/setting-labels", include: [`<rootDir>/${settingLabels}`] },
    // What the services write: mails, and pages of their own. What they share with the site is in `shared`.
    {
      path: "<rootDir>/src/locales/{locale}/services",
      include: ["<rootDir>/src/services", "<rootDir>/src/platform"],
    },
    // What a browser may have to say as well: a page in another language brings these with it.
    {
      path: "<rootDir>/src/locales/{locale}/client/shared",
      include: ["<rootDir>/client"],
      exclude: ["**/build/**", ...Object.values(ownClients).flat(), ...shared],
    },
    ...Object.entries(ownClients).map(([name, places]) => ({
      path: `<rootDir>/src/locales/{locale}/client/${name}`,
      include: places.map((place) => `<rootDir>/${place}`),
    })),
    // What the build says in legal documents: the worker has no use for these, see `spoken-documents.ts`.
    { path: "<rootDir>/src/locales/{locale}/legal-documents", include: ["<rootDir>/client/build/documents"] },
    // What people call pages besides their titles: the build writes it into the index of the site's own search.
    { path: "<rootDir>/src/locales/{locale}/site-pages", include: ["<rootDir>/client/build/site-pages"] },
    ...features.map((name) => ({
      path: `<rootDir>/src/locales/{locale}/${name}`,
      include: [`src/pages/${name}`, ...(besidePages[name] ?? [])].map((folder) => `<rootDir>/${folder}`),
    })),
  ],
  orderBy: "messageId",
  format: formatter({ origins: true, lineNumbers: false }),
});
