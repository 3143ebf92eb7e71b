import { brand, facts, stats } from "../../../contract/brand.ts";

const words = new Intl.NumberFormat("en-GB", { notation: "compact", compactDisplay: "long" });

/** Our history, and what we believe in. */
export const moments = [
  {
    when: String(facts.founded),
    what: "A search box",
    text: "We start with a single product: a search engine that doesn’t ask who you are.",
  },
  {
    when: "2016",
    what: "Installs counted by date",
    text: "From 24 February, we count installs by week or by day. Everyone who installed at the same time looks the same to us. We still count that way.",
  },
  {
    when: "Then",
    what: "A browser",
    text: "Search was only half the problem: pages track you too. The browser blocks their trackers, first on phones and then on computers.",
  },
  {
    when: "After that",
    what: brand.pro,
    text: "A VPN, personal information removal and identity theft help, in one paid subscription.",
  },
  {
    when: "Today",
    what: `${words.format(stats.monthlySearches)} searches a month`,
    text: `Number ${stats.mobileSearchRank} ${stats.mobileSearchWords}. We know the total, and none of the people.`,
  },
];

export const values = [
  {
    title: "Don’t collect data",
    text: "Data we never collect can’t be leaked, sold or regretted. In every design, we first ask what data it needs.",
  },
  {
    title: "Say what features do",
    text: "If a feature sends something, the page says so in a sentence. If we can’t say it plainly, the feature isn’t ready.",
  },
  {
    title: "Private from the start",
    text: "You shouldn’t need to be an expert. Protections that don’t break pages are on from the start.",
  },
  {
    title: "Make leaving easy",
    text: "You can cancel at any time, by yourself. No page of ours argues with you when you want to go.",
  },
  {
    title: "Count without watching",
    text: "We need to know whether things work. Short notes tell us, and none of them names anyone. Tracking people would tell us more, and we don’t do it.",
  },
  {
    title: "Admit the gaps",
    text: "There are things we don’t protect against. Our comparison lists them too.",
  },
];
