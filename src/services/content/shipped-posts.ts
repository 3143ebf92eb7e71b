import { brand, facts } from "../../contract/brand/brand.ts";
import { commonStatements as statements } from "../../contract/common-statements.ts";
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
    title: "See what we measure",
    publishedAt: "2026-11-12T09:00:00Z",
    excerpt: "The footer of every page now opens a list of each event your visit caused.",
    paragraphs: [
      "We count page views to learn which pages help. Until now you had to take our word for what we count. The footer now has a link called “What we measure”. It lists every event of your visit as your browser sends it.",
      "An event is a name and a few facts: the kind of browser, the kind of device, the theme. It contains no identifier and nothing you’ve written. Our server keeps neither your IP address nor the full description of your browser.",
      "If your browser sends Global Privacy Control or Do Not Track, we send nothing, and the list stays empty.",
    ],
  },
  {
    slug: "one-price-per-country",
    title: "Prices in ten currencies",
    publishedAt: "2026-10-20T09:00:00Z",
    excerpt: `${brand.pro} is now priced in the currency of each of the thirty countries where we sell it.`,
    paragraphs: [
      "Nobody wants to look up an exchange rate. Plans now show what we charge your card, in ten currencies across thirty countries.",
      "We get your country from your connection, and keep it only if you subscribe. If it’s wrong, choose another at the bottom of the page, and the prices change with it.",
    ],
  },
  {
    slug: "cancel-in-two-clicks",
    title: "Cancel without giving a reason",
    publishedAt: "2026-09-24T09:00:00Z",
    excerpt:
      "No survey, no phone call, no offer to make you stay. You keep your services until the end of the time you’ve paid for.",
    paragraphs: [
      "Under Manage subscription, there’s a button that says Cancel subscription. Select it and confirm. We don’t ask for a reason or offer you anything to stay.",
      "Changed your mind? You can undo the cancellation until the last day. The next payment then follows on its usual date, at the same price.",
    ],
  },
  {
    slug: "removal-checks-again",
    title: "We check removed pages again",
    publishedAt: "2026-08-27T09:00:00Z",
    excerpt:
      "People-search sites put people back on their lists. Personal Information Removal now checks again on its own.",
    paragraphs: [
      `A site that took your page down may buy the same record again a month later. For subscribers, Personal Information Removal now goes back to all ${facts.removal.sites} people-search sites every ${facts.removal.recheckDays} days and asks again where it has to.`,
      "The removal page in our browser shows for each finding when it was found, when the request went out and when the page was gone. We mark findings that came back.",
    ],
  },
  {
    slug: "sign-in-without-password",
    title: "Sign in without a password",
    publishedAt: "2026-07-16T09:00:00Z",
    excerpt: "We email you a six-digit code that works once, for ten minutes. You have no password to lose.",
    paragraphs: [
      "Nobody can guess, reuse or steal a password that doesn’t exist. To sign in, enter your email address. We send you a six-digit code that works once, for ten minutes, in the window where you asked for it.",
      "After five wrong tries the code stops working, and you ask for a new one. Someone else’s wrong tries don’t count against you, so nobody can lock you out.",
      "You can subscribe without an email address. Add one when you want to use your subscription on another device.",
    ],
  },
  {
    slug: "works-without-scripts",
    title: "Every page works without scripts",
    publishedAt: "2026-06-18T09:00:00Z",
    excerpt:
      "Search, settings, sign-in, checkout and scans work with scripts turned off. Scripts only make them quicker.",
    paragraphs: [
      "Turning scripts off is sensible, and it shouldn’t cost you a website. Each of our pages arrives complete, and every step is an ordinary form.",
      "Where scripts run, the same forms check your answers before you send them. The pages of our onion address use none.",
    ],
  },
  {
    slug: "host-without-ai",
    title: "Search without AI",
    publishedAt: "2026-05-21T09:00:00Z",
    excerpt: `On ${brand.hosts.noai} there is no chat, and no link to one.`,
    paragraphs: [
      `Some people want an answer written for them, some want links. If you want links, use ${brand.hosts.noai} as your search page. There’s no link to AI there, from the menu to the results.`,
      "It’s the same search engine, with the same settings and the same privacy. On our main site, one setting hides every link to the chat.",
    ],
  },
  {
    slug: "vpn-new-places",
    title: "The VPN has seven new places",
    publishedAt: "2026-04-23T09:00:00Z",
    excerpt: "One may be nearer to you. The number of devices stays the same.",
    paragraphs: [
      `We’ve added seven places to the VPN, so more of you have one nearby. It now has ${facts.vpn.places} places in ${facts.vpn.countries} countries (an example), and the app picks the nearest unless you choose.`,
      `You can still use ${facts.vpn.devices} devices at a time. ${statements.vpnLog}`,
    ],
  },
  {
    slug: "settings-you-can-carry",
    title: "Settings you can carry in a link",
    publishedAt: "2026-03-19T09:00:00Z",
    excerpt: "Your search settings fit into one address, so a new browser takes a single visit to set up.",
    paragraphs: [
      "You don’t need an account to keep your search settings. Your browser keeps each setting you change in a cookie, and no cookie identifies you.",
      "The settings page now also puts them in a link. Open the link in another browser and select Save settings.",
    ],
  },
  {
    slug: "dawn-and-dusk",
    title: "Dawn and dusk",
    publishedAt: "2026-02-12T09:00:00Z",
    excerpt: "This site has two themes, drawn separately: a light one and a dark one.",
    paragraphs: [
      "Dawn is light and Dusk is dark. We drew each one separately, and checked the contrast of every pair of colours.",
      "We know your theme before we send the page, so the page doesn’t flash. If you haven’t chosen a theme, the page matches your system.",
    ],
  },
  {
    slug: "bangs-by-category",
    title: "A list of bangs you can search",
    publishedAt: "2026-01-15T09:00:00Z",
    excerpt: "Type !w and a word to search an encyclopaedia directly. Now you can find the others, too.",
    paragraphs: [
      "A bang takes your search straight to another site: !w otter searches Wikipedia for otter. There are hundreds, and nobody knows them all.",
      "The bangs page lists them by category and finds them by site, word or code as you type. You can also download the list.",
    ],
  },
  {
    slug: "donations-year-by-year",
    title: "Our donations, year by year",
    publishedAt: "2025-12-11T09:00:00Z",
    excerpt: "See how much we gave each year to organisations that defend privacy.",
    paragraphs: [
      "Each year we give to organisations that work for privacy and an open web. We ask for nothing in return.",
      "The donations page now shows the amount for every year, as a chart and as a table.",
    ],
  },
];

/** The product updates, as the content service gives them where the store has no others. */
export const shippedPosts: readonly Post[] = postTexts.map(toPost);

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
