import { i18n } from "../../contract/language/i18n.ts";
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
  overdue: /*i18n*/ "past the site’s deadline",
  undecided: /*i18n*/ "waiting for your choice",
  found: /*i18n*/ "to be requested",
  asked: /*i18n*/ "removal requested",
  removed: /*i18n*/ "removed",
  "not-yours": /*i18n*/ "wrong person",
};

/** The heading of each group, in the order in which a person should look at them. */
export const groupHeadings = {
  overdue: /*i18n*/ "Overdue: ask the site yourself",
  undecided: /*i18n*/ "Found: is this the right person?",
  found: /*i18n*/ "Removal to be requested",
  asked: /*i18n*/ "Removal requested",
  removed: /*i18n*/ "Removed",
  "not-yours": /*i18n*/ "Wrong person",
} as const satisfies Readonly<Record<FindingGroup, string>>;

/** In that order. */
export const findingGroups = Object.keys(groupHeadings) as FindingGroup[];

export const outcomeWords: Readonly<Record<Attempt["outcome"], string>> = {
  "no-record": /*i18n*/ "no page found",
  record: /*i18n*/ "page found",
  busy: /*i18n*/ "too busy",
  refused: /*i18n*/ "refused to answer",
  "no-answer": /*i18n*/ "no answer",
};

export const matchWords: Readonly<Record<Finding["matchedOn"][number], string>> = {
  name: /*i18n*/ "name",
  city: /*i18n*/ "town",
  age: /*i18n*/ "year of birth",
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
  return (milliseconds) => i18n.t("day {day}", { day: Math.floor((milliseconds - first) / dayLength) + 1 });
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
  const again =
    nextRequestDate === undefined
      ? []
      : [i18n.t("The demonstration asks again on {day}.", { day: dayText(nextRequestDate) })];
  const until = estimatedRemovalDate === undefined ? "" : dayText(estimatedRemovalDate);
  switch (state) {
    case "overdue":
      return [i18n.t("The site had until {until} to remove the page, and didn’t.", { until }), ...again].join(" ");
    case "found":
      return nextRequestDate === undefined
        ? ""
        : i18n.t("The demonstration asks the site for removal on {day}.", { day: dayText(nextRequestDate) });
    case "asked":
      return [
        until === ""
          ? i18n.t("The demonstration has asked the site to remove the page.")
          : i18n.t("The demonstration has asked the site to remove the page by {until}.", { until }),
        ...again,
      ].join(" ");
    case "removed":
      return removedDate === undefined
        ? i18n.t("The site removed the page today.")
        : i18n.t("The site removed the page on {day}.", { day: dayText(removedDate) });
    case "not-yours":
      return i18n.t("You said this page is about someone else, so the demonstration doesn’t ask for its removal.");
  }
}

/** The same in a word or two, for a row. */
export function shortNext(finding: Finding, dayText: DayText): string {
  const { state, estimatedRemovalDate, removedDate, nextRequestDate } = finding;
  const on = (words: string, milliseconds: number | undefined) =>
    milliseconds === undefined ? "" : `${words} ${dayText(milliseconds)}`;
  const texts: Readonly<Record<FindingState, string>> = {
    overdue: on(i18n.t("Was due by"), estimatedRemovalDate),
    found: on(i18n.t("To be requested on"), nextRequestDate),
    asked: on(i18n.t("Reply due by"), estimatedRemovalDate),
    removed: on(i18n.t("Removed on"), removedDate),
    "not-yours": "",
  };
  return texts[state];
}
