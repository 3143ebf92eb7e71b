import { brand, facts } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import type { Post } from "../../contract/services.ts";

/** The product updates as they are published: newest first, each paragraph plain text. */
interface PostText {
  readonly slug: string;
  readonly title: string;
  readonly publishedAt: string;
  readonly excerpt: string;
  readonly paragraphs: readonly string[];
}

const postTexts: readonly PostText[] = [
  {
    slug: "what-this-page-sent",
    title: "See what this page sent",
    publishedAt: "2026-11-12T09:00:00Z",
    excerpt: "The footer of every page now opens a list of each measurement event your visit caused.",
    paragraphs: [
      "We count page views, so that we know which pages help. Until now you had to take our word for what such a count holds. The footer now has an entry called “What this page sent”, and it lists every event of your visit as it leaves.",
      "An event is a name and a few facts: the kind of browser, the kind of device, the theme. There is no identifier in it and no text of yours. The receiving end keeps neither your address nor your user agent.",
      "If your browser sends Global Privacy Control or Do Not Track, the list stays empty, because nothing is sent.",
    ],
  },
  {
    slug: "one-price-per-country",
    title: "Prices in ten currencies",
    publishedAt: "2026-10-20T09:00:00Z",
    excerpt: `${brand.pro} is now priced in the currency of each of the thirty countries where we sell it.`,
    paragraphs: [
      "A price in somebody else’s money is a price you have to look up. Plans now show what your card will be charged, in ten currencies across thirty countries.",
      "The country comes from your connection and is not kept. If it is wrong, choose another in the footer: prices and availability follow your choice.",
    ],
  },
  {
    slug: "cancel-in-one-press",
    title: "Cancelling takes one press",
    publishedAt: "2026-09-24T09:00:00Z",
    excerpt: "No survey, no second offer, no telephone call. You keep what you paid for until its last day.",
    paragraphs: [
      "The page “Card and renewal” has a button that cancels. It does so at the first press, asks for no reason and makes no counter-offer.",
      "What you paid for stays yours until the day it ends. Until that day another press resumes the subscription at the same price, and nothing is charged when you press it.",
    ],
  },
  {
    slug: "removal-rechecks-every-ten-days",
    title: "Removed pages are checked again every ten days",
    publishedAt: "2026-08-27T09:00:00Z",
    excerpt: "Data brokers put people back. Personal Information Removal now looks again every ten days.",
    paragraphs: [
      `A broker that took your page down may buy the same record again a month later. Personal Information Removal now returns to all ${facts.removal.sites} sites every ${facts.removal.recheckDays} days and asks again where it has to.`,
      "The dashboard shows for each finding when it was found, when the request went out and when the page was gone. A finding that came back is marked as one that came back.",
    ],
  },
  {
    slug: "sign-in-without-password",
    title: "Signing in needs no password",
    publishedAt: "2026-07-16T09:00:00Z",
    excerpt: "A code of six digits, by email, good once and for ten minutes. There is nothing to leak.",
    paragraphs: [
      "A password that does not exist cannot be guessed, reused or stolen from us. To sign in you give your address and get six digits, which work once, for ten minutes, in the window that asked for them.",
      "After five wrong tries the code is void and the window has to ask for a new one. Somebody else’s wrong tries count against their window only, so nobody can lock you out.",
      "An account does not need an address at all. Add one when you want the subscription on another device.",
    ],
  },
  {
    slug: "works-without-scripts",
    title: "Every page works without scripts",
    publishedAt: "2026-06-18T09:00:00Z",
    excerpt: "Search, settings, sign-in, checkout and scans are ordinary forms. Scripts make them quicker.",
    paragraphs: [
      "Turning scripts off is a sensible precaution, and it should not cost you a website. Each of our pages arrives complete, and each journey is a row of ordinary forms.",
      "Where scripts run, the same forms check a field before it is sent and spare you a page load. The pages of our onion address use none.",
    ],
  },
  {
    slug: "host-without-ai",
    title: "A host without AI",
    publishedAt: "2026-05-21T09:00:00Z",
    excerpt: `On ${brand.hosts.noai} there is no chat, no summary and no promotion of either.`,
    paragraphs: [
      `Some people want an answer written for them, some want links. Those who want links can now set ${brand.hosts.noai} as their search page: every entry that leads to AI is gone there, from the menu to the results.`,
      "It is the same search engine, with the same settings and the same privacy. On the main host you can switch each of these entries off one by one.",
    ],
  },
  {
    slug: "vpn-thirty-eight-places",
    title: "The VPN is in thirty-eight places",
    publishedAt: "2026-04-23T09:00:00Z",
    excerpt: "Seven new places, thirty-one countries in all, and five devices at a time as before.",
    paragraphs: [
      `We have added seven places to the VPN, so that there is one nearer to more of you. It now has ${facts.vpn.places} in ${facts.vpn.countries} countries, and the app still picks the nearest unless you choose.`,
      `What has not changed: ${facts.vpn.devices} devices at a time, and no record of where you go.`,
    ],
  },
  {
    slug: "settings-you-can-carry",
    title: "Settings you can carry in a link",
    publishedAt: "2026-03-19T09:00:00Z",
    excerpt: "Your search settings fit into one address, so a new browser takes a single visit to set up.",
    paragraphs: [
      "We keep no account of your search settings. They live in cookies of your own browser, one for each setting that differs from the default, with nothing in them that could tell you from anybody else.",
      "The settings page now also writes them into a link. Keep it as a bookmark, open it on another device, and it is set up.",
    ],
  },
  {
    slug: "dawn-and-dusk",
    title: "Dawn and dusk",
    publishedAt: "2026-02-12T09:00:00Z",
    excerpt: "The site has two themes, drawn separately, and the first byte already knows which is yours.",
    paragraphs: [
      "The light and the dark look of this site are two drawings, not one drawing turned inside out. Every pair of colours in both was measured for contrast.",
      "Your choice is known before the page is sent, so it does not flash. If you have chosen nothing, the page follows your system and changes with it at sunset.",
    ],
  },
  {
    slug: "bangs-by-category",
    title: "A list of bangs you can search",
    publishedAt: "2026-01-15T09:00:00Z",
    excerpt: "Type !w and a word to search an encyclopaedia directly. Now you can find the others, too.",
    paragraphs: [
      "A bang takes your search straight to another site: !w otter opens the encyclopaedia’s article on otters. There are a great many, and nobody knows them all.",
      "The bangs page lists them by category and finds one by site, word or trigger while you type. The whole list is a file, for anyone who would like to build on it.",
    ],
  },
  {
    slug: "donations-year-by-year",
    title: "Our donations, year by year",
    publishedAt: "2025-12-11T09:00:00Z",
    excerpt: "Which sum we gave in which year to organisations that defend privacy: in a chart and in a table.",
    paragraphs: [
      "Each year we give to organisations that work for privacy, for an open web and for people who need both most. We ask nothing in return and take no seat on anybody’s board.",
      "The donations page now has the sum for every year since the first, in a chart to look at and in a table to check.",
    ],
  },
];

/** The product updates, as the content service gives them where the store has no others. */
export const posts: readonly Post[] = postTexts.map(toPost);

function toPost({ slug, title, publishedAt, excerpt, paragraphs }: PostText): Post {
  return {
    title,
    slug,
    excerpt,
    paragraphs: [...paragraphs],
    html: paragraphs.map((text) => `<p>${escaped(text)}</p>`).join(""),
    published_at: publishedAt,
    feature_image: null,
    url: `https://${brand.hosts.main}${href("updates", {}, slug)}`,
  };
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
