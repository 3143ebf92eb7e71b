import { brand } from "../contract/brand.ts";
import { suggestionsLabel } from "../contract/settings/settings-labels.ts";

export type Verdict = "yes" | "partly" | "no";

/** The ways of using the web that are compared, in the order of the columns. */
export const setUps = [
  {
    key: "typical",
    name: "A typical browser",
    means: "The browser and search engine that came with the device.",
  },
  {
    key: "window",
    name: "Private-window mode",
    means: "The same browser and search engine, in a private or incognito window.",
  },
  {
    key: "blocker",
    name: "With an ad blocker",
    means: "The same in an ordinary window, with an ad blocker and its usual lists.",
  },
  {
    key: "search",
    name: `${brand.name} search alone`,
    means: `The browser that came with the device, with ${brand.name} as its search engine.`,
  },
  { key: "whole", name: `${brand.name}`, means: `The ${brand.name} browser with ${brand.name} search.` },
] as const;

export type SetUp = (typeof setUps)[number]["key"];

export interface Protection {
  readonly title: string;
  readonly why: string;
  readonly verdicts: Readonly<Record<SetUp, Verdict>>;
}

export interface ProtectionGroup {
  readonly title: string;
  readonly protections: readonly Protection[];
}

const letters: Readonly<Record<string, Verdict>> = { y: "yes", p: "partly", n: "no" };

/** Verdicts as one letter each, in the order of {@link setUps}: y, p or n. */
function row(title: string, verdicts: string, why: string): Protection {
  const at = (index: number): Verdict => letters[verdicts.charAt(index)] ?? "no";
  return { title, why, verdicts: { typical: at(0), window: at(1), blocker: at(2), search: at(3), whole: at(4) } };
}

/** Judged as a product is when first opened, before anyone changes a setting. */
export const protectionGroups: readonly ProtectionGroup[] = [
  {
    title: "When you search",
    protections: [
      row(
        "Keeps searches separate from your name",
        "nnnyy",
        "A private window clears the history on your device, but not the search engine’s record. Neither does an ad blocker.",
      ),
      row(
        "Gives you the same results as anyone else",
        "npnyy",
        "In a private window you’re signed out, but your location and IP address still shape results. We use your words and, if you chose one, a region.",
      ),
      row(
        "Ads match the search, not you",
        "nppyy",
        "An ad blocker hides many ads, but the profile behind them keeps growing. We choose ads afresh for each search.",
      ),
      row(
        "Keeps suggestions separate from you",
        "npnyy",
        `Search boxes send what you type as you type. What matters is whether anyone stores that with your account. To turn ours off, use the setting “${suggestionsLabel}”.`,
      ),
      row(
        "Hides your search from sites you open",
        "yyyyy",
        "Browsers today only pass on the name of the site you came from. Searches used to leak; now everyone does well.",
      ),
    ],
  },
  {
    title: "When you read a page",
    protections: [
      row(
        "Trackers are blocked before they load",
        "nnyny",
        "A tracker that doesn’t load can’t report. Ad blockers are as good at this as we are. A search engine alone can’t help.",
      ),
      row(
        "Third-party cookies are blocked",
        "pyppy",
        "Some browsers block these cookies from the start, others don’t. Most do in a private window.",
      ),
      row(
        "Tracking codes are removed from links",
        "nnpny",
        "The last part of a link often says who clicked. Some ad blockers remove the codes.",
      ),
      row(
        "Cookie pop-ups are declined for you",
        "nnpny",
        "An ad blocker can hide the pop-up. Our browser answers with the choice that shares least.",
      ),
      row(
        "Your device is hard to fingerprint",
        "nnpnp",
        "Screen size, fonts and clock together can identify you. Blocking known scripts helps, but nobody has solved this, and nor have we.",
      ),
      row(
        "Connections are encrypted where possible",
        "yyyyy",
        "Browsers now try the secure address first. So do we, and it’s no reason to switch.",
      ),
      row(
        "Hides ads without trackers too",
        "nnynn",
        "Here an ad blocker does more. We block ads that track you and leave the others, which pay for the site.",
      ),
    ],
  },
  {
    title: "On your own device",
    protections: [
      row(
        "History is deleted when the window closes",
        "nynnn",
        "This is what private windows are for, and they do it well. Our ordinary window keeps your history until you clear it.",
      ),
      row(
        "One button clears tabs, history and site data",
        "pyppy",
        "In other browsers, the button is a few menus deep. Closing a private window does the same.",
      ),
      row(
        "Keeps synced data readable only by you",
        "pnppy",
        "In other browsers, the company may hold the key to your history and bookmarks. Private windows don’t sync. Our key stays on your devices.",
      ),
      row(
        "The browser works without an account",
        "pyppy",
        "You can skip the account in most browsers, but they keep asking. Ours has no account.",
      ),
    ],
  },
  {
    title: "On the way, and elsewhere",
    protections: [
      row(
        "Hides the sites you open from your internet provider",
        "nnnnn",
        `You need a VPN for this, with any browser. There’s one in ${brand.pro}.`,
      ),
      row(
        "Hides your IP address from sites",
        "nnnnn",
        "Private windows don’t hide your IP address. A VPN does, and so does Tor Browser.",
      ),
      row(
        "Hides what you do from your employer or school",
        "nnnnn",
        "An employer or a school that runs the computer can see what is on its screen. No browser changes that.",
      ),
      row(
        "Trackers are removed from your email",
        "nnpnp",
        "An ad blocker can clean email you read on the web. Our email protection removes trackers before an email arrives. It’s free, but you have to turn it on.",
      ),
    ],
  },
];

const protections = protectionGroups.flatMap((group) => group.protections);

export const protectionCount = protections.length;

/** How many protections a set-up gives in full, and how many in part. */
export function tally(setUp: SetUp): Readonly<Record<Verdict, number>> {
  const counts = { yes: 0, partly: 0, no: 0 };
  for (const { verdicts } of protections) counts[verdicts[setUp]] += 1;
  return counts;
}

/** In how many rows another set-up does better than our browser with our search. */
export function beatenCount(): number {
  const ranks: readonly Verdict[] = ["no", "partly", "yes"];
  const rank = (verdict: Verdict) => ranks.indexOf(verdict);
  return protections.filter(({ verdicts }) =>
    Object.values(verdicts).some((verdict) => rank(verdict) > rank(verdicts.whole)),
  ).length;
}

/** What our browser with our search gives of a protection. The pages of the browser ask, so that none of them claims more. */
export function ownVerdict(title: string): Verdict {
  const found = protections.find((protection) => protection.title === title);
  if (!found) throw new Error(`there’s no protection "${title}"`);
  return found.verdicts.whole;
}
