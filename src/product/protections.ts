import { brand } from "../contract/brand/brand.ts";
import { i18n } from "../contract/language/i18n.ts";

export type ProtectionVerdict = "yes" | "partly" | "no";

/** The ways of using the web that are compared, in the order of the columns. */
export const setUps = [
  {
    key: "typical",
    get name() {
      return i18n.t("A typical browser");
    },
    get means() {
      return i18n.t("The browser and search engine that came with the device.");
    },
  },
  {
    key: "window",
    get name() {
      return i18n.t("Private-window mode");
    },
    get means() {
      return i18n.t("The same browser and search engine, in a private or incognito window.");
    },
  },
  {
    key: "blocker",
    get name() {
      return i18n.t("With an ad blocker");
    },
    get means() {
      return i18n.t(
        "The same browser and search engine in an ordinary window, with an ad blocker on its standard settings.",
      );
    },
  },
  {
    key: "search",
    get name() {
      return i18n.t("{brand} search alone", { brand: brand.name });
    },
    get means() {
      return i18n.t("The browser that came with the device, with {brand} as its search engine.", { brand: brand.name });
    },
  },
  {
    key: "whole",
    name: brand.name,
    get means() {
      return i18n.t("The {brand} browser with {brand} search.", { brand: brand.name });
    },
  },
] as const;

export type SetUp = (typeof setUps)[number]["key"];

export interface Protection {
  readonly title: string;
  /** Our browser gives it in full once turned on. “Partly” here, because products are judged by their default settings. */
  readonly isTurnedOn: boolean;
  readonly verdicts: Readonly<Record<SetUp, ProtectionVerdict>>;
}

export interface ProtectionGroup {
  readonly title: string;
  readonly protections: readonly Protection[];
}

const letters: Readonly<Record<string, ProtectionVerdict>> = { y: "yes", p: "partly", n: "no" };

/** Verdicts as one letter each, in the order of {@link setUps}: y, p or n. */
function row(title: string, verdicts: string, { isTurnedOn = false } = {}): Protection {
  const at = (index: number): ProtectionVerdict => letters[verdicts.charAt(index)] ?? "no";
  return {
    title,
    isTurnedOn,
    verdicts: { typical: at(0), window: at(1), blocker: at(2), search: at(3), whole: at(4) },
  };
}

/** Judged as a product is when first opened, before anyone changes a setting. */
export const protectionGroups: readonly ProtectionGroup[] = [
  {
    title: /*i18n*/ "When you search",
    protections: [
      row(/*i18n*/ "Keeps searches separate from your name", "nnnyy"),
      row(/*i18n*/ "Gives you the same results as anyone else", "npnyy"),
      row(/*i18n*/ "Ads match the search, not you", "nppyy"),
      row(/*i18n*/ "Keeps suggestions separate from you", "npnyy"),
      row(/*i18n*/ "Hides your search from sites you open", "yyyyy"),
    ],
  },
  {
    title: /*i18n*/ "When you read a page",
    protections: [
      row(/*i18n*/ "Trackers are blocked before they load", "nnyny"),
      row(/*i18n*/ "Third-party cookies are blocked", "pyppy"),
      row(/*i18n*/ "Tracking codes are removed from links", "nnpny"),
      row(/*i18n*/ "Cookie pop-ups are declined for you", "nnpny"),
      row(/*i18n*/ "Your device is hard to fingerprint", "nnpnp"),
      row(/*i18n*/ "Connections are encrypted where possible", "yyyyy"),
      row(/*i18n*/ "Hides ads without trackers too", "nnynn"),
    ],
  },
  {
    title: /*i18n*/ "On your own device",
    protections: [
      row(/*i18n*/ "History is deleted when the window closes", "nynnn"),
      row(/*i18n*/ "One button clears tabs, history and site data", "pyppy"),
      row(/*i18n*/ "Keeps synced data readable only by you", "pnppp", { isTurnedOn: true }),
      row(/*i18n*/ "The browser works without an account", "pyppy"),
    ],
  },
  {
    title: /*i18n*/ "On the way, and elsewhere",
    protections: [
      row(/*i18n*/ "Hides the sites you open from your internet provider", "nnnnn"),
      row(/*i18n*/ "Hides your IP address from sites", "nnnnn"),
      row(/*i18n*/ "Hides what you do from your employer or school", "nnnnn"),
      row(/*i18n*/ "Trackers are removed from your email", "nnpnp", { isTurnedOn: true }),
    ],
  },
];

const protections = protectionGroups.flatMap((group) => group.protections);

export const protectionCount = protections.length;

/** How many protections a set-up gives in full, and how many in part. */
export function tally(setUp: SetUp): Readonly<Record<ProtectionVerdict, number>> {
  const counts = { yes: 0, partly: 0, no: 0 };
  for (const { verdicts } of protections) counts[verdicts[setUp]] += 1;
  return counts;
}

/** In how many rows another set-up does better than our browser with our search. */
export function beatenCount(): number {
  const ranks: readonly ProtectionVerdict[] = ["no", "partly", "yes"];
  const rank = (verdict: ProtectionVerdict) => ranks.indexOf(verdict);
  return protections.filter(({ verdicts }) =>
    Object.values(verdicts).some((verdict) => rank(verdict) > rank(verdicts.whole)),
  ).length;
}

/** How far our browser with our search gives a protection. The pages about the browser use this, so that none claims more. */
export function ownVerdict(title: string): ProtectionVerdict {
  return protectionOf(title).verdicts.whole;
}

export function isTurnedOn(title: string): boolean {
  return protectionOf(title).isTurnedOn;
}

function protectionOf(title: string): Protection {
  const found = protections.find((protection) => protection.title === title);
  if (!found) throw new Error(`there’s no protection "${title}"`);
  return found;
}
