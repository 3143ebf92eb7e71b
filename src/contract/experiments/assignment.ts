/** Which version of an experiment somebody gets, and why: pure rules, the same at the edge and in the browser. */
import type { AcquisitionOrigin } from "../acquisition/origin.ts";
import {
  type Experiment,
  type ExperimentName,
  experimentKey,
  letterOf,
  unassigned,
  type VariantLetter,
} from "./registry.ts";

/** How a visitor's version was chosen. */
export type Assignment = "stored" | "address" | "backend" | "random" | "manual";

/**
 * Why somebody sees no version but the page as it stands: `blocked` by Global Privacy Control, Do Not Track, the measuring
 * switch, Save-Data or a host that takes no part; `left` by their own choice; the `unassigned` marker in the address; no
 * `storage`; a campaign that is a `pro-search` test; `not-drawn`; the experiment has `ended`.
 */
export type ExclusionReason = "blocked" | "left" | "unassigned" | "storage" | "pro-search" | "not-drawn" | "ended";

/** The outcome for one experiment (EXP-2). `until` is its last day. */
export type ReadyExperiment = { readonly tag: "ready"; readonly until: string } & (
  | { readonly variant: VariantLetter; readonly why: Assignment }
  | { readonly variant: false; readonly why: ExclusionReason }
);

export type ExperimentState = { readonly tag: "not-ready" } | ReadyExperiment;

/** The state of every experiment for one visit. */
export type ExperimentStates = Readonly<Record<ExperimentName, ExperimentState>>;

/** What the assignment depends on, besides the registry. */
export interface AssignmentCircumstances {
  /** "2026-11-21" */
  readonly today: string;
  readonly blocked: boolean;
  readonly query: URLSearchParams;
  /** The acquisition origin of the visitor; null if none is known. */
  readonly origin: AcquisitionOrigin | null;
  /** Reads what is stored; null where storage is unavailable. */
  readonly stored: ((key: string) => string | null) | null;
  /** The version that the edge assigned: a letter, false for none, null if the edge assigned nothing. */
  readonly backend: VariantLetter | false | null;
  /** A number from 0 to 1, for a version that is drawn here; 1 draws none. */
  readonly random: () => number;
}

/**
 * The version of an experiment for somebody (EXP-2, EXP-3): what is stored, else what the address asks for, else what
 * the edge assigned, else a draw. Throws if the edge should have assigned a version and `backend` is null.
 */
export function resolveExperiment(
  name: string,
  experiment: Experiment,
  given: AssignmentCircumstances,
): ReadyExperiment {
  const until = experiment.ends;
  const decided = exclusion(name, experiment, given) ?? assignment(name, experiment, given);
  if (decided.variant === false) return { tag: "ready", until, ...decided };
  const variant = experiment.afterEnrolment?.(decided.variant, given.origin) ?? decided.variant;
  return { tag: "ready", until, variant, why: variant === decided.variant ? decided.why : "manual" };
}

type None = { readonly variant: false; readonly why: ExclusionReason };
type Some = { readonly variant: VariantLetter; readonly why: Assignment };

function exclusion(name: string, { ends }: Experiment, given: AssignmentCircumstances): None | null {
  const { today, blocked, query, origin, stored } = given;
  if (today > ends) return none("ended");
  if (blocked) return none("blocked");
  if (query.get("exp") === unassigned || query.get(experimentKey(name)) === unassigned) return none("unassigned");
  if (stored === null) return none("storage");
  if (stored(experimentKey(name)) === unassigned) return none("left");
  return isProSearchTest(origin?.campaign ?? "") ? none("pro-search") : null;
}

function assignment(name: string, experiment: Experiment, given: AssignmentCircumstances): Some | None {
  const { query, stored, backend, random } = given;
  const key = experimentKey(name);
  const kept = letterOf(experiment, stored?.(key));
  if (kept) return { variant: kept, why: "stored" };
  const asked = letterOf(experiment, query.get(key));
  if (asked) return { variant: asked, why: "address" };
  if (experiment.assignment === "random") return drawn(allocate(experiment.allocation, random()), "random");
  if (backend === null) throw new Error(`Experiment ${name} has not been assigned on the backend`);
  return drawn(backend, "backend");
}

function none(why: ExclusionReason): None {
  return { variant: false, why };
}

function drawn(variant: VariantLetter | false, why: Assignment): Some | None {
  return variant === false ? none("not-drawn") : { variant, why };
}

/** Campaigns that test search ads for Pro show everybody the same page, so that only the ad differs. */
function isProSearchTest(campaign: string): boolean {
  return /^prosearch(?:\.|$)/i.test(campaign);
}

/** The version that a draw selects: the shares are laid end to end from 0, in the order of the letters. False past the last. */
export function allocate(allocation: Experiment["allocation"], draw: number): VariantLetter | false {
  let end = 0;
  for (const [letter, share] of Object.entries(allocation)) {
    end += share;
    if (draw < end) return letter as VariantLetter;
  }
  return false;
}
