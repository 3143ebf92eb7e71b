import { appIds, onionHost } from "./brand-ids.ts";
import { brandName, brandSlug, brandDomain as domain } from "./brand-name.ts";
import { inventedFigures } from "./invented-figures.ts";

/**
 * The brand: its words, hosts, addresses and figures. Another company puts its own here, its name into `brand-name.ts`, its
 * ids into `brand-ids.ts`, its other figures into `invented-figures.ts` and the story of its pictures into `brand-story.ts`.
 * All hosts are under the reserved `.example` name.
 */
export const brand = {
  name: brandName,
  pro: `${brandName} Pro`,
  chat: `${brandName} Chat`,
  /** What the company makes, in a line. */
  summary: "A search engine that keeps no record of your searches, and a browser that blocks trackers.",
  line: /*i18n*/ "Go about the web in the open, unseen.",
  /** The plain meaning of `line`, which is a metaphor, to stand beside it. */
  plainLine: /*i18n*/ "Private search, and a browser that blocks trackers.",
  email: {
    help: `help@${domain}`,
    jobs: `jobs@${domain}`,
    press: `press@${domain}`,
    privacy: `privacy@${domain}`,
    security: `security@${domain}`,
  },
  hosts: {
    main: domain,
    start: `start.${domain}`,
    noai: `noai.${domain}`,
    onion: onionHost,
  },
  /** The domain of the addresses that email protection gives out. */
  mailHost: `mail.${domain}`,
  /** The phone lines on which subscribers reach an adviser; the numbers are from ranges reserved for fiction. */
  adviserLines: [
    { country: "US", number: "+1 202 555 0143" },
    { country: "CA", number: "+1 613 555 0143" },
    { country: "GB", number: "+44 20 7946 0143" },
    { country: "IE", number: "+353 20 910 0143" },
    { country: "FR", number: "+33 1 99 00 01 43" },
    { country: "DE", number: "+49 30 23125 143" },
    { country: "SE", number: "+46 8 465 004 43" },
  ],
  /** Our sites on other hosts; the footer and the menu link to them. */
  external: {
    chat: `https://chat.${domain}/`,
    blog: `https://blog.${domain}/`,
    help: `https://help.${domain}/`,
    advertise: `https://help.${domain}/advertise`,
    imprint: `https://help.${domain}/imprint`,
    community: `https://community.${domain}/`,
  },
  /** The ids by which the systems know our apps. Team and certificate are made up: no key has this fingerprint. */
  apps: {
    ios: { id: appIds.ios },
    android: { package: appIds.android, certificate: Array(32).fill("00").join(":") },
  },
  /** The stores of the apps and extensions, and our downloads. All are invented, so that no link leads to a stranger's app. */
  stores: {
    appStore: { url: `https://app-store.example/app/${brandSlug}/id1000000000`, team: "1000000" },
    playStore: { url: "https://play-store.example/apps/details", app: appIds.android },
    microsoftStore: { url: `https://microsoft-store.example/detail/${brandSlug}` },
    extensions: {
      chrome: `https://chrome-store.example/detail/${brandSlug}`,
      firefox: `https://firefox-add-ons.example/addon/${brandSlug}`,
      edge: `https://edge-add-ons.example/detail/${brandSlug}`,
    },
    files: {
      mac: `https://download.${domain}/${brandSlug}.dmg`,
      windows: `https://download.${domain}/${brandSlug}-installer.exe`,
      windowsPreview: `https://download.${domain}/${brandSlug}-preview-installer.exe`,
    },
  },
} as const;

/** Headline figures, as the company itself gives them (PAGE-9). `mobileSearchWords` goes under the rank. */
export const stats = {
  team: 335,
  monthlySearches: 3_000_000_000,
  mobileSearchRank: 2,
  mobileSearchWords: /*i18n*/ "among search engines on phones in the United States (an example)",
  monthlyDownloads: 9_000_000,
  /** Of the app, over all stores. */
  appRating: 4.8,
  ios: { rating: 4.8, reviews: 2_900_000 },
  android: { rating: 4.7, reviews: 2_300_000 },
  donatedUsd: 6_950_000,
} as const;

/** Facts the pages state about the products, decided once. Those that the specification does not give are `inventedFigures`. */
export const facts = {
  ...inventedFigures,
  priceUsd: { monthly: 9.99, yearly: 99.99 },
  trialDays: 7,
} as const;
