/**
 * What becomes of a page that was found, as pure rules: the broker is asked to remove it, and does so in time, late or never.
 * Dates are those of the demonstration's calendar, in milliseconds since 1970.
 */
import { dayLength } from "../../contract/scan/scans.ts";
import { brokersById } from "./brokers.ts";
import { drawsFor } from "./draws.ts";

type Stage = "found" | "asked" | "overdue" | "removed";

export interface FindingRow {
  readonly id: string;
  readonly brokerId: string;
  /** Which of the profile's names and addresses the page shows. */
  readonly name: number;
  readonly address: number;
  readonly stage: Stage;
  readonly foundDate: number;
  /** What is still to come, earliest first. Null until the visitor says that the page is theirs: nobody is asked before. */
  readonly course: readonly Step[] | null;
  readonly requests: number;
  readonly optOutSubmittedDate?: number;
  readonly estimatedRemovalDate?: number;
  readonly removedDate?: number;
  /** Since when the visitor says that the page is not theirs; null while they do not. Its course is suspended meanwhile. */
  readonly claimedDate: number | null;
  /** The scan's revision at the row's last change. */
  readonly revision: number;
}

interface Step {
  readonly date: number;
  readonly to: Exclude<Stage, "found">;
}

export function newFinding(row: Pick<FindingRow, "id" | "brokerId" | "name" | "address" | "foundDate" | "revision">) {
  return { ...row, stage: "found", course: null, requests: 0, claimedDate: null } satisfies FindingRow;
}

/** The date of the next step; null when none will come by itself. */
export function nextDate({ course, claimedDate }: FindingRow): number | null {
  return (claimedDate === null && course?.[0]?.date) || null;
}

/** When the broker will be asked next, for the first time or again; null if it will not be. */
export function nextRequestDate({ course, claimedDate }: FindingRow): number | null {
  return (claimedDate === null && course?.find(({ to }) => to !== "removed")?.date) || null;
}

/**
 * The course begins when the visitor says that the page is theirs. Most brokers are in time, some are late, a few never act.
 */
function courseBegun(finding: FindingRow, seed: number, claimDate: number): FindingRow {
  const today = finding.foundDate + atLeast(claimDate - finding.foundDate);
  const draw = drawsFor(seed, finding.id);
  const asked = today + (draw() < 0.7 ? grid : 2 * grid);
  const term = termOf(finding.brokerId);
  const due = asked + atLeast(term);
  const fate = draw();
  const ask: Step = { date: asked, to: "asked" };
  const overdue: Step = { date: due, to: "overdue" };
  if (fate < 0.7) {
    const inTime = Math.max(grid, atMost((0.25 + 0.7 * draw()) * term));
    return { ...finding, course: [ask, { date: asked + inTime, to: "removed" }] };
  }
  if (fate < 0.88) {
    const late = atLeast((1 + 6 * draw()) * dayLength);
    return { ...finding, course: [ask, overdue, { date: due + late, to: "removed" }] };
  }
  return { ...finding, course: [ask, overdue, { date: due + atLeast(10 * dayLength), to: "overdue" }] };
}

/** Dates are rounded to every other day since the page was found, so that one alarm takes several steps. */
const grid = 2 * dayLength;

function atMost(length: number): number {
  return Math.floor(length / grid) * grid;
}

function atLeast(length: number): number {
  return Math.ceil(length / grid) * grid;
}

/** Takes the steps of one finding that are due at a date. The same finding when there are none. */
export function onward(finding: FindingRow, date: number, revision: number): FindingRow {
  const [step, ...course] = finding.course ?? [];
  if (!step || finding.claimedDate !== null || step.date > date) return finding;
  return onward(
    { ...finding, ...stepChanges[step.to](finding, step.date), stage: step.to, course, revision },
    date,
    revision,
  );
}

/** What each step writes down besides the stage. An overdue page is asked for again. */
const stepChanges: Readonly<Record<Step["to"], (finding: FindingRow, date: number) => Partial<FindingRow>>> = {
  asked: ({ brokerId, requests }, date) => ({
    requests: requests + 1,
    optOutSubmittedDate: date,
    estimatedRemovalDate: date + termOf(brokerId),
  }),
  overdue: ({ requests }) => ({ requests: requests + 1 }),
  removed: (_, date) => ({ removedDate: date }),
};

interface FindingClaim {
  readonly notYours: boolean;
  /** Decides what the broker does. */
  readonly seed: number;
  readonly today: number;
  readonly revision: number;
}

/** "This is me" or "This isn't me". Taking back the second postpones what was still to come by as long as it stood. */
export function claimFinding(finding: FindingRow, { notYours, seed, today, revision }: FindingClaim): FindingRow {
  if (notYours) return finding.claimedDate === null ? { ...finding, claimedDate: today, revision } : finding;
  if (!finding.course) return { ...courseBegun(finding, seed, today), claimedDate: null, revision };
  if (finding.claimedDate === null) return finding;
  const waited = today - finding.claimedDate;
  const later = finding.course.map((step) => ({ ...step, date: step.date + waited }));
  const due = finding.estimatedRemovalDate;
  const postponed = due === undefined || finding.stage !== "asked" ? {} : { estimatedRemovalDate: due + waited };
  return { ...finding, ...postponed, course: later, claimedDate: null, revision };
}

function termOf(brokerId: string): number {
  return (brokersById.get(brokerId)?.days ?? 45) * dayLength;
}
