import type { Attempt, Finding, FindingState } from "../../contract/scan/scans.ts";

interface StateWords {
  readonly tone: "ember" | "plain" | "moss";
  readonly badge: string;
  /** Over the findings of this state, in the order in which a person should look at them. */
  readonly heading: string;
}

export const stateWords: Readonly<Record<FindingState, StateWords>> = {
  overdue: { tone: "ember", badge: "Overdue", heading: "Overdue: better asked by yourself" },
  found: { tone: "ember", badge: "Found", heading: "Found, not asked yet" },
  asked: { tone: "plain", badge: "In progress", heading: "In progress" },
  removed: { tone: "moss", badge: "Removed", heading: "Removed" },
  "not-yours": { tone: "plain", badge: "Not yours", heading: "Not yours" },
};

export const outcomeWords: Readonly<Record<Attempt["outcome"], string>> = {
  "no-record": "no page about you",
  record: "a page about you",
  busy: "too busy",
  refused: "refused to answer",
  "no-answer": "no answer",
};

export const matchWords: Readonly<Record<Finding["matchedOn"][number], string>> = {
  name: "the name",
  city: "the town",
  age: "the year of birth",
};

const dates = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
const moments = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
const clocks = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium", timeZone: "UTC" });

/** "21 Nov 2026" */
export function dateText(milliseconds: number): string {
  return dates.format(milliseconds);
}

/** "21 Nov 2026, 14:03 UTC" */
export function momentText(milliseconds: number): string {
  return `${moments.format(milliseconds)} UTC`;
}

/** "14:03:11 UTC" */
export function clockText(milliseconds: number): string {
  return `${clocks.format(milliseconds)} UTC`;
}

/** What comes next for a finding, in one sentence. */
export function nextText({ state, estimatedRemovalDate, removedDate, nextRequestDate }: Finding): string {
  const again = nextRequestDate === undefined ? "" : ` We ask again on ${dateText(nextRequestDate)}.`;
  const until = estimatedRemovalDate === undefined ? "" : dateText(estimatedRemovalDate);
  const texts: Readonly<Record<FindingState, string>> = {
    overdue: `The site had until ${until} and let it pass.${again}`,
    found: again === "" ? "It is asked with the next round." : again.trim(),
    asked: until === "" ? `The site was asked.${again}` : `The site has until ${until}.${again}`,
    removed: `Gone since ${removedDate === undefined ? "today" : dateText(removedDate)}. Nothing is left to do.`,
    "not-yours": "You said that this is somebody else, so the site is not asked.",
  };
  return texts[state];
}
