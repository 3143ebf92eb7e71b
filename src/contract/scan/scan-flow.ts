/** The way through a free scan as a pure state machine (DBP-1): which page may be entered, and which is shown instead. */
import type { RouteName } from "../routes.ts";
import type { ScanDraft } from "./scan-profile.ts";

/** The questions in their order, then `confirm`: the visitor reviews the answers before anything is sent. */
export const scanSteps = ["name", "year", "address", "confirm"] as const;
export type ScanStep = (typeof scanSteps)[number];

/** A step that asks something. */
export type ScanQuestion = Exclude<ScanStep, "confirm">;

export const stepRoutes = {
  name: "dbpScanName",
  year: "dbpScanYear",
  address: "dbpScanAddress",
  confirm: "dbpScanConfirm",
} as const satisfies Readonly<Record<ScanStep, RouteName>>;

const isAnswered: Readonly<Record<ScanQuestion, (draft: ScanDraft) => boolean>> = {
  name: ({ names }) => names !== undefined,
  year: ({ birthYear }) => birthYear !== undefined,
  address: ({ addresses }) => addresses !== undefined,
};

/** The first question without an answer, or `confirm` if all are answered. */
export function firstOpen(draft: ScanDraft): ScanStep {
  const isOpen = (step: ScanStep) => step === "confirm" || !isAnswered[step](draft);
  return scanSteps.find(isOpen) ?? "confirm";
}

/** The step shown when one is asked for: that step, if every step before it is answered, else the first open one. */
export function stepFor(asked: ScanStep, draft: ScanDraft): ScanStep {
  const open = firstOpen(draft);
  return scanSteps.indexOf(asked) <= scanSteps.indexOf(open) ? asked : open;
}

/** The pages of a scan besides its steps. */
export const scanPlaces = ["start", "progress", "dashboard", "edit", "deleted", "feedback"] as const;
export type ScanPlace = (typeof scanPlaces)[number] | ScanStep;

export const placeRoutes = {
  ...stepRoutes,
  start: "dbpScan",
  progress: "dbpProgress",
  dashboard: "dbpDashboard",
  edit: "dbpEdit",
  deleted: "dbpDeleted",
  feedback: "dbpFeedback",
} as const satisfies Readonly<Record<ScanPlace, RouteName>>;

/** What the worker knows of a visitor's scan. */
export interface ScanJourney {
  /** What is in the encrypted cookie; null where the answers are in the browser's storage, which only the browser reads. */
  readonly draft: ScanDraft | null;
  /** `ended`: deleted a moment ago. */
  readonly scan: "none" | "started" | "ended";
}

/** The pages that show a scan, which must have been started. */
const placesOfScan: ReadonlySet<ScanPlace> = new Set(["progress", "dashboard", "edit", "feedback"]);

/** The page shown when one is asked for: that page, or another in its place. */
export function placeFor(asked: ScanPlace, { draft, scan }: ScanJourney): ScanPlace {
  if (asked === "start") return asked;
  if (asked === "deleted") return scan === "ended" ? asked : "start";
  if (placesOfScan.has(asked)) return scan === "started" ? asked : "start";
  // One scan at a time: once it has started, its answers are changed on the page `edit`.
  if (scan === "started") return "progress";
  return draft === null ? asked : stepFor(asked as ScanStep, draft);
}
