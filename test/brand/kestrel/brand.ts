import { appIds, onionHost } from "./brand-ids.ts";
import { brandName, brandSlug, brandDomain as domain } from "./brand-name.ts";
import { inventedFigures } from "./invented-figures.ts";

export const brand = {
  name: brandName,
  pro: `${brandName} Plus`,
  chat: `${brandName} Talk`,
  summary: "A search engine that hovers over the web, and a browser that leaves no shadow.",
  line: "See far, be seen by nobody.",
  plainLine: "Search without a trace, and a browser that stops followers.",
  email: {
    help: `kestrel-help@${domain}`,
    jobs: `kestrel-jobs@${domain}`,
    press: `kestrel-press@${domain}`,
    privacy: `kestrel-privacy@${domain}`,
    security: `kestrel-security@${domain}`,
  },
  hosts: {
    main: domain,
    start: `first.${domain}`,
    noai: `plain.${domain}`,
    onion: onionHost,
  },
  mailHost: `post.${domain}`,
  adviserLines: [
    { country: "US", number: "+1 202 555 0177" },
    { country: "CA", number: "+1 613 555 0177" },
    { country: "GB", number: "+44 20 7946 0177" },
    { country: "IE", number: "+353 20 910 0177" },
    { country: "FR", number: "+33 1 99 00 01 77" },
    { country: "DE", number: "+49 30 23125 177" },
    { country: "SE", number: "+46 8 465 004 77" },
  ],
  external: {
    chat: `https://talk.${domain}/`,
    blog: `https://notes.${domain}/`,
    help: `https://desk.${domain}/`,
    advertise: `https://desk.${domain}/advertise`,
    imprint: `https://desk.${domain}/imprint`,
    community: `https://forum.${domain}/`,
  },
  apps: {
    ios: { id: appIds.ios },
    android: { package: appIds.android, certificate: Array(32).fill("11").join(":") },
  },
  stores: {
    appStore: { url: `https://apples.example/app/${brandSlug}/id2000000000`, team: "2000000" },
    playStore: { url: "https://plays.example/apps/details", app: appIds.android },
    microsoftStore: { url: `https://windows-apps.example/detail/${brandSlug}` },
    extensions: {
      chrome: `https://chrome-shelf.example/detail/${brandSlug}`,
      firefox: `https://firefox-shelf.example/addon/${brandSlug}`,
      edge: `https://edge-shelf.example/detail/${brandSlug}`,
    },
    files: {
      mac: `https://files.${domain}/${brandSlug}.dmg`,
      windows: `https://files.${domain}/${brandSlug}-installer.exe`,
      windowsPreview: `https://files.${domain}/${brandSlug}-preview-installer.exe`,
    },
  },
} as const;

export const stats = {
  team: 29,
  monthlySearches: 47_000_000,
  mobileSearchRank: 3,
  mobileSearchWords: "among search engines on phones in Ireland (an example)",
  monthlyDownloads: 1_200_000,
  appRating: 4,
  ios: { rating: 4.1, reviews: 190_000 },
  android: { rating: 3.9, reviews: 110_000 },
  donatedUsd: 6_950_000,
} as const;

export const facts = {
  ...inventedFigures,
  priceUsd: { monthly: 7.49, yearly: 74.99 },
  trialDays: 5,
} as const;
