import {
  type Attempt,
  dayLength,
  type Finding,
  type FindingState,
  type ScanStatus,
} from "../../contract/scan/scans.ts";

/** The states of a finding, with `undecided` for a found page that the visitor has not decided about. */
export type FindingGroup = FindingState | "undecided";

/** Shown beside the number of findings in each group. */
export const groupSums: Readonly<Record<FindingGroup, string>> = {
  overdue: "past the site’s deadline",
  undecided: "waiting for your choice",
  found: "to be requested",
  asked: "removal requested",
  removed: "removed",
  "not-yours": "wrong person",
};

/** The heading of each group, in the order in which a person should look at them. */
export const groupHeadings = {
  overdue: "Overdue: ask the site yourself",
  undecided: "Found: is this the right person?",
  found: "Removal to be requested",
  asked: "Removal requested",
  removed: "Removed",
  "not-yours": "Wrong person",
} as const satisfies Readonly<Record<FindingGroup, string>>;

/** In that order. */
export const findingGroups = Object.keys(groupHeadings) as FindingGroup[];

export const outcomeWords: Readonly<Record<Attempt["outcome"], string>> = {
  "no-record": "no page found",
  record: "page found",
  busy: "too busy",
  refused: "refused to answer",
  "no-answer": "no answer",
};

export const matchWords: Readonly<Record<Finding["matchedOn"][number], string>> = {
  name: "name",
  city: "town",
  age: "year of birth",
};

/** Names a moment of the demonstration: "day 3". */
export type DayText = (milliseconds: number) => string;

/**
 * The days of a demonstration pass in seconds, so they are counted, from the first page that was found. Dates would
 * contradict the real ones beside them, such as that of the deletion.
 */
export function dayTextOf({
  resultsFound,
  demonstration,
}: Pick<ScanStatus, "resultsFound" | "demonstration">): DayText {
  const first = resultsFound.reduce((earliest, { foundDate }) => Math.min(earliest, foundDate), demonstration.today);
  return (milliseconds) => `day ${Math.floor((milliseconds - first) / dayLength) + 1}`;
}

export function groupOf(finding: Finding): FindingGroup {
  return isUndecided(finding) ? "undecided" : finding.state;
}

/** The visitor hasn't said yet whether the page is theirs. */
export function isUndecided({ state, nextRequestDate }: Finding): boolean {
  return state === "found" && nextRequestDate === undefined;
}

/** What comes next for a finding, in one sentence; empty where the visitor has to say first whose it is. */
export function nextText(finding: Finding, dayText: DayText): string {
  const { state, estimatedRemovalDate, removedDate, nextRequestDate } = finding;
  const again = nextRequestDate === undefined ? "" : ` The demonstration asks again on ${dayText(nextRequestDate)}.`;
  const first =
    nextRequestDate === undefined ? "" : `The demonstration asks the site for removal on ${dayText(nextRequestDate)}.`;
  const until = estimatedRemovalDate === undefined ? "" : dayText(estimatedRemovalDate);
  const texts: Readonly<Record<FindingState, string>> = {
    overdue: `The site had until ${until} to remove the page, and didn’t.${again}`,
    found: first,
    asked:
      until === ""
        ? `The demonstration has asked the site to remove the page.${again}`
        : `The demonstration has asked the site to remove the page by ${until}.${again}`,
    removed: `The site removed the page ${removedDate === undefined ? "today" : `on ${dayText(removedDate)}`}.`,
    "not-yours": "You said this page is about someone else, so the demonstration doesn’t ask for its removal.",
  };
  return texts[state];
}

/** The same in a word or two, for a row. */
export function shortNext(finding: Finding, dayText: DayText): string {
  const { state, estimatedRemovalDate, removedDate, nextRequestDate } = finding;
  const on = (words: string, milliseconds: number | undefined) =>
    milliseconds === undefined ? "" : `${words} ${dayText(milliseconds)}`;
  const texts: Readonly<Record<FindingState, string>> = {
    overdue: on("Was due by", estimatedRemovalDate),
    found: on("To be requested on", nextRequestDate),
    asked: on("Reply due by", estimatedRemovalDate),
    removed: on("Removed on", removedDate),
    "not-yours": "",
  };
  return texts[state];
}
