import { brand } from "../contract/brand.ts";

export type Verdict = "yes" | "partly" | "no";

/** The ways of using the web that are compared, in the order of the columns. */
export const setUps = [
  {
    key: "typical",
    name: "A typical browser",
    means: "The browser that came with the device, with the search engine it came with.",
  },
  {
    key: "window",
    name: "Private-window mode",
    means: "The same browser and search engine, in a private or incognito window.",
  },
  {
    key: "blocker",
    name: "With an ad blocker",
    means: "The same again in an ordinary window, with a well-kept blocker and its usual lists.",
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
        "Searches are not kept under your name",
        "nnnyy",
        "A private window empties the history on your device; the search engine’s own record stays. A blocker does not touch it either.",
      ),
      row(
        "Results do not depend on who is asking",
        "npnyy",
        "A private window leaves your account outside, but place and address still shape what you get. We use the words and, if you chose one, a region.",
      ),
      row(
        "Advertisements follow the words, not you",
        "nppyy",
        "A blocker hides many advertisements, while the profile behind them goes on growing. Ours are chosen afresh for each search.",
      ),
      row(
        "Suggestions are not tied to you",
        "npnyy",
        "All search boxes send what you type while you type it. The difference is whether it is stored beside your account. Ours can be switched off.",
      ),
      row(
        "The page you open does not get your words",
        "yyyyy",
        "Browsers now hand over only the name of the site you came from. This used to leak; today everybody does well.",
      ),
    ],
  },
  {
    title: "When you read a page",
    protections: [
      row(
        "Trackers do not get to load",
        "nnyny",
        "What does not load cannot report. Blockers are as good at this as we are; a search engine alone can do nothing about it.",
      ),
      row(
        "Cookies of third parties are refused",
        "pyppy",
        "Some browsers refuse them from the start, the most used one does not. Nearly all do in a private window.",
      ),
      row(
        "Tracking codes are taken out of links",
        "nnpny",
        "The long tail of an address often says who clicked. Some lists for blockers remove it, most leave it.",
      ),
      row(
        "Cookie pop-ups are answered with no",
        "nnpny",
        "A blocker can hide the question. Answering it, with the choice that shares least, is another matter.",
      ),
      row(
        "Devices are hard to tell apart",
        "nnpnp",
        "Screen size, fonts and clock together can single you out. Stopping known scripts helps a good deal, and nobody has solved it, we included.",
      ),
      row(
        "Connections are encrypted where they can be",
        "yyyyy",
        "Asking for the secure address first has become the custom. We do it too, and it is no reason to change browsers.",
      ),
      row(
        "Even ads that do not track are hidden",
        "nnynn",
        "Here an ad blocker does more. We stop advertisements that follow you; one that does not is left for the site to live from.",
      ),
    ],
  },
  {
    title: "On your own device",
    protections: [
      row(
        "History is gone once the window closes",
        "nynnn",
        "This is what private windows are for, and they do it well. Our ordinary window keeps your history until you clear it.",
      ),
      row(
        "One button clears tabs, history and site data",
        "pyppy",
        "Elsewhere it sits some menus deep, with boxes to tick. Closing a private window comes to the same.",
      ),
      row(
        "Synced data cannot be read by the company",
        "pnppy",
        "Passwords are usually encrypted, history and bookmarks often with a key that the company holds as well. Private windows do not sync. Our key stays on your devices.",
      ),
      row(
        "It works without an account",
        "pyppy",
        "You can skip the account in most browsers, at the price of being asked again. We have none to offer.",
      ),
    ],
  },
  {
    title: "On the way, and elsewhere",
    protections: [
      row(
        "Your provider cannot see which sites you open",
        "nnnnn",
        `This takes a VPN, whatever the browser. There is one in ${brand.pro}; without it, ours fares like the rest.`,
      ),
      row(
        "Sites do not learn your network address",
        "nnnnn",
        "Private windows are often believed to do this. They do not. A VPN does, and Tor Browser does it best.",
      ),
      row(
        "Whoever manages the device cannot watch",
        "nnnnn",
        "An employer or a school that runs the computer can see what is on its screen. No browser changes that.",
      ),
      row(
        "Trackers are taken out of your email",
        "nnpnp",
        "A blocker reaches mail that you read on the web. Email protection removes trackers before a letter arrives. It is free, but you have to switch it on.",
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

/** What our browser with our search gives of a protection. The pages of the browser ask, so that none of them claims more. */
export function ownVerdict(title: string): Verdict {
  const found = protections.find((protection) => protection.title === title);
  if (!found) throw new Error(`there is no protection "${title}"`);
  return found.verdicts.whole;
}
