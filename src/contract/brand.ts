/**
 * Every brand word, host, address and figure of the site. Another company puts its own here and nowhere else.
 * All hosts are under the reserved `.example` name; the onion name has the form of a v3 address but leads nowhere.
 */
export const brand = {
  name: "Nightjar",
  pro: "Nightjar Pro",
  chat: "Nightjar Chat",
  line: "Go about the web in the open, unseen.",
  email: { help: "help@nightjar.example", press: "press@nightjar.example", privacy: "privacy@nightjar.example" },
  hosts: {
    main: "nightjar.example",
    start: "start.nightjar.example",
    noai: "noai.nightjar.example",
    onion: "nightjarq5cxv7b3mzkd2wtyhsoe6lrf4pgiu3nvqk7xjz2adbcehyad.onion",
  },
  /** Sites of ours that live elsewhere; the footer and the menu link to them. */
  external: {
    chat: "https://chat.nightjar.example/",
    blog: "https://blog.nightjar.example/",
    help: "https://help.nightjar.example/",
    contact: "https://help.nightjar.example/contact",
    advertise: "https://help.nightjar.example/advertise",
    imprint: "https://help.nightjar.example/imprint",
    community: "https://community.nightjar.example/",
  },
} as const;

/** Headline figures, each with the words that go under it. Numbers are the company's own (PAGE-9). */
export const stats = {
  team: 335,
  monthlySearches: 3_000_000_000,
  mobileSearchRank: 2,
  monthlyDownloads: 9_000_000,
  appRating: 4.8,
  ios: { rating: 4.8, reviews: 2_900_000 },
  android: { rating: 4.7, reviews: 2_300_000 },
  donatedUsd: 6_950_000,
} as const;

/** Facts the pages state about the products, decided once. */
export const facts = {
  priceUsd: { monthly: 9.99, yearly: 99.99 },
  trialDays: 7,
  refundDays: 14,
  vpn: { devices: 5, places: 38, countries: 31 },
  removal: { sites: 60, recheckDays: 10 },
  passcodeMinutes: 10,
  founded: 2014,
} as const;
