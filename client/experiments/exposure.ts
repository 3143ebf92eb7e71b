/** The events of an experiment that a page shows (EXP-6). */
import type { Assignment, ExclusionReason, ExperimentState } from "../../src/contract/experiments/assignment.ts";
import type { ExperimentName, VariantLetter } from "../../src/contract/experiments/registry.ts";

/** Ids of the events of experiments (EXP-6). */
export type ExperimentEventId = `exp_${ExperimentName}_${"enrolment" | "exposure"}`;

export interface ExperimentEvent {
  readonly id: ExperimentEventId;
  readonly parameters: {
    /** Experiment and letter: "home_layout.b" */
    readonly variants: string;
    /** The day on which the visitor was first counted in: "2026-11-21" */
    readonly enrolledOn: string;
  };
}

/** An experiment as the browser meets it in a visit. */
export interface Enrolment<Name extends string = ExperimentName> {
  readonly name: Name;
  readonly state: ExperimentState;
  /** The version that the page shows; null where it shows none of them. */
  readonly shown: VariantLetter | null;
  /** "2026-11-21" */
  readonly enrolledOn: string;
  /** The version was drawn for this visit; none was stored before. */
  readonly isNew: boolean;
}

/** Only these count: a version that an address or a rule chose says nothing about visitors whose version was drawn. */
const counted: ReadonlySet<Assignment | ExclusionReason> = new Set(["stored", "backend", "random"]);

/** The letter that was stored in this visit if the page, drawn by the edge since, shows another; null if it doesn't. */
export function hiddenLetter({ state, shown }: Pick<Enrolment, "state" | "shown">): VariantLetter | null {
  if (state.tag === "not-ready" || state.variant === false || state.why !== "stored") return null;
  return state.variant === shown ? null : state.variant;
}

/**
 * The events of an experiment that a page shows: the enrolment once, the exposure each time (EXP-6). None if the page shows
 * another version than the one that counts: only versions that were shown are counted.
 */
export function experimentEvents({ name, state, shown, enrolledOn, isNew }: Enrolment): readonly ExperimentEvent[] {
  if (state.tag === "not-ready" || state.variant === false || !counted.has(state.why)) return [];
  if (state.variant !== shown) return [];
  const parameters = { variants: `${name}.${state.variant}`, enrolledOn };
  const exposure: ExperimentEvent = { id: `exp_${name}_exposure`, parameters };
  return isNew ? [{ id: `exp_${name}_enrolment`, parameters }, exposure] : [exposure];
}
