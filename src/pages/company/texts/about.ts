import { brand, facts, stats } from "../../../contract/brand/brand.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { rounded } from "../../../product/figures.ts";

/** Our history, and what we believe in. */
export function moments() {
  return [
    {
      when: String(facts.founded),
      what: i18n.t("A search box"),
      text: i18n.t("We start with a single product: a search engine that doesn’t ask who you are."),
    },
    {
      when: "2016",
      what: i18n.t("Installs counted by date"),
      text: i18n.t(
        "From 24 February, we count installs by week or by day. Everyone who installed at the same time looks the same to us. We still count that way.",
      ),
    },
    {
      when: String(facts.since.browser),
      what: i18n.t("A browser"),
      text: i18n.t(
        "Search was only half the problem: pages track you too. The browser blocks their trackers, first on phones and then on computers.",
      ),
    },
    {
      when: String(facts.since.pro),
      what: brand.pro,
      text: i18n.t("A VPN, personal information removal and identity theft help, in one paid subscription."),
    },
    {
      when: i18n.t("Today"),
      what: i18n.t("{count} searches a month", { count: rounded(stats.monthlySearches) }),
      text: i18n.t("Number {rank} {among}. We know the total, and none of the people.", {
        rank: stats.mobileSearchRank,
        among: i18n.t(stats.mobileSearchWords),
      }),
    },
  ];
}

export function values() {
  return [
    {
      title: i18n.t("Don’t collect data"),
      text: i18n.t(
        "Data we never collect can’t be leaked, sold or regretted. In every design, we first ask what data it needs.",
      ),
    },
    {
      title: i18n.t("Say what features do"),
      text: i18n.t(
        "If a feature sends something, the page says so in a sentence. If we can’t say it plainly, the feature isn’t ready.",
      ),
    },
    {
      title: i18n.t("Private from the start"),
      text: i18n.t("You shouldn’t need to be an expert. Protections that don’t break pages are on from the start."),
    },
    {
      title: i18n.t("Make leaving easy"),
      text: i18n.t("You can cancel at any time, by yourself. No page of ours argues with you when you want to go."),
    },
    {
      title: i18n.t("Count without watching"),
      text: i18n.t(
        "We need to know whether things work. Short notes tell us, and none of them names anyone. Tracking people would tell us more, and we don’t do it.",
      ),
    },
    {
      title: i18n.t("Admit the gaps"),
      text: i18n.t("There are things we don’t protect against. Our comparison lists them too."),
    },
  ];
}
