import type { FaqQuestion } from "../../../../client/components/sections/faq.tsx";
import { brand } from "../../../contract/brand/brand.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { suggestionsLabel } from "../../../contract/settings/settings-labels.ts";
import { tally } from "../../../product/protections.ts";

/** Why each protection matters and how we judged it, by its title in `src/product/protections.ts`. */
export function protectionReasons(): Readonly<Record<string, string>> {
  return {
    "Keeps searches separate from your name": i18n.t(
      "A private window clears the history on your device, but not the search engine’s record. An ad blocker clears neither.",
    ),
    "Gives you the same results as anyone else": i18n.t(
      "In a private window you’re signed out, but your location and IP address still shape results. We use your words and, if you chose one, a region.",
    ),
    "Ads match the search, not you": i18n.t(
      "An ad blocker hides many ads, but the profile behind them keeps growing. We show no ads now. If we do, we choose them afresh for each search.",
    ),
    "Keeps suggestions separate from you": i18n.t(
      "Search boxes send what you type as you type. What matters is whether anyone stores that with your account. To turn ours off, use the setting “{setting}”.",
      { setting: i18n.t(suggestionsLabel) },
    ),
    "Hides your search from sites you open": i18n.t(
      "Today’s browsers pass on only the name of the site you came from. Searches used to leak; now everyone does well.",
    ),
    "Trackers are blocked before they load": i18n.t(
      "A tracker that doesn’t load can’t report. Ad blockers are as good at this as we are. A search engine alone can’t help.",
    ),
    "Third-party cookies are blocked": i18n.t(
      "Some browsers block these cookies from the start, others don’t. Most do in a private window.",
    ),
    "Tracking codes are removed from links": i18n.t(
      "The last part of a link often says who clicked. Some ad blockers remove the codes.",
    ),
    "Cookie pop-ups are declined for you": i18n.t(
      "An ad blocker can hide the pop-up. Our browser answers with the choice that shares least.",
    ),
    "Your device is hard to fingerprint": i18n.t(
      "Screen size, fonts and clock together can identify you. Blocking known scripts helps, but nobody has solved this, and nor have we.",
    ),
    "Connections are encrypted where possible": i18n.t(
      "Browsers now try the secure address first. So does ours, so it’s no reason to switch.",
    ),
    "Hides ads without trackers too": i18n.t(
      "Here an ad blocker does more. We block ads that track you and leave the others, which pay for the site.",
    ),
    "History is deleted when the window closes": i18n.t(
      "This is what private windows are for, and they do it well. Our ordinary window keeps your history until you clear it.",
    ),
    "One button clears tabs, history and site data": i18n.t(
      "In other browsers, the button is a few menus deep. Closing a private window does the same.",
    ),
    "Keeps synced data readable only by you": i18n.t(
      "In other browsers, the company may hold the key to your history and bookmarks. Private windows don’t sync. Our key stays on your devices, but you have to turn on sync yourself.",
    ),
    "The browser works without an account": i18n.t(
      "You can skip the account in most browsers, but they keep asking. Ours needs no account.",
    ),
    "Hides the sites you open from your internet provider": i18n.t(
      "You need a VPN or Tor Browser for this. There’s a VPN in {pro}.",
      { pro: brand.pro },
    ),
    "Hides your IP address from sites": i18n.t(
      "Private windows don’t hide your IP address. A VPN does, and so does Tor Browser.",
    ),
    "Hides what you do from your employer or school": i18n.t(
      "An employer or a school that runs the computer can see what is on its screen. No browser changes that.",
    ),
    "Trackers are removed from your email": i18n.t(
      "An ad blocker can clean email you read on the web. Our email protection removes trackers before an email arrives. It’s free, but you have to turn it on.",
    ),
  };
}

export function comparePrivacyQuestions(): readonly FaqQuestion[] {
  return [
    {
      question: i18n.t("Isn’t a private window enough?"),
      answer: i18n.t(
        "To hide a present from your family on a shared computer, yes. Sites, search engines and internet providers see about as much of you as before: the window forgets, but they don’t.",
      ),
    },
    {
      question: i18n.t("Should I use an ad blocker as well as {brand}?", { brand: brand.name }),
      answer: i18n.t(
        "If you don’t want to see any ads, use an ad blocker. It works with our search in any browser that supports extensions. Against trackers, a second blocker adds little.",
      ),
    },
    {
      question: i18n.t("What does private search alone change?"),
      answer: i18n.t(
        "It protects your searches: {count} rows more in full than a typical browser. It takes a minute or two and no new browser, so it’s a good first step.",
        { count: tally("search").yes - tally("typical").yes },
      ),
    },
    {
      question: i18n.t("Why is there no row about speed?"),
      answer: i18n.t(
        "Speed isn’t a protection. Pages without trackers have less to load, but how much you save depends on the page.",
      ),
    },
  ];
}
