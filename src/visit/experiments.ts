/** Which version of each experiment a visit gets from the edge (EXP-5): a switchback within strata. */
import { parseOrigin } from "../contract/acquisition/origin.ts";
import {
  type AssignmentCircumstances,
  allocate,
  type ExperimentState,
  type ExperimentStates,
  type ReadyExperiment,
  resolveExperiment,
} from "../contract/experiments/assignment.ts";
import {
  type Experiment,
  type ExperimentName,
  experimentNames,
  experiments,
} from "../contract/experiments/registry.ts";
import { hash32 } from "./hash.ts";

/** Visits that all get the same version on one day, so the version cannot tell one of their visitors from another. */
export interface Stratum {
  /** Two letters, "" where it is not known. */
  readonly country: string;
  readonly formFactor: string;
}

/** What the edge knows of a visit, as far as experiments are concerned. */
export interface EdgeVisit extends Stratum {
  readonly host: string;
  readonly unmeasured: boolean;
  readonly saveData: boolean;
  /** A browser opens the page as a document. Monitors, crawlers and link previews do not, and get the page as it stands. */
  readonly opened: boolean;
  readonly url: URL;
  readonly cookies: ReadonlyMap<string, string>;
}

/**
 * The version of each experiment for a visit, each resolved on first use, since a page has one at most. One that the
 * browser draws is `not-ready` here, unless the visit takes no part.
 */
export function groupsOf(visit: EdgeVisit, now: number): ExperimentStates {
  const groups = {};
  for (const name of experimentNames) {
    let state: ExperimentState | undefined;
    const get = () => {
      state ??= stateOf(name, visit, now);
      return state;
    };
    Object.defineProperty(groups, name, { enumerable: true, get });
  }
  // Every name has just been given its property.
  return groups as ExperimentStates;
}

function stateOf(name: ExperimentName, visit: EdgeVisit, now: number): ExperimentState {
  const experiment: Experiment = experiments[name];
  const today = new Date(now).toISOString().slice(0, 10);
  const state = resolveExperiment(name, experiment, circumstances({ name, experiment, visit, today, now }));
  return experiment.assignment === "random" && isOpen(state, visit) ? { tag: "not-ready" } : state;
}

/** Whether the browser is to decide: it draws a version, or shows the one that the address asks for. */
function isOpen(state: ReadyExperiment, { opened }: EdgeVisit): boolean {
  return state.variant !== false || (state.why === "not-drawn" && opened);
}

interface Asked {
  readonly name: ExperimentName;
  readonly experiment: Experiment;
  readonly visit: EdgeVisit;
  readonly today: string;
  readonly now: number;
}

function circumstances({ name, experiment, visit, today, now }: Asked): AssignmentCircumstances {
  const hosts: readonly string[] = experiment.hosts;
  const query = visit.url.searchParams;
  return {
    today,
    query,
    blocked: visit.unmeasured || visit.saveData || !hosts.includes(visit.host),
    origin: parseOrigin(query.get("origin")),
    stored: (key) => visit.cookies.get(key) ?? null,
    backend: visit.opened && allocate(experiment.allocation, drawFor(name, visit, now)),
    random: () => 1,
  };
}

const day = 86_400_000;

/** Days in a block. On each of them, a stratum draws from a different quarter of the numbers from 0 to 1. */
const blockLength = 4;

/**
 * The draw of an experiment for a stratum on the UTC day of a moment, from 0 up to 1. Within each block of four days every
 * stratum meets every quarter once, in an order of its own: on any day all versions run somewhere, and no stratum waits
 * long for one of them.
 */
export function drawFor(name: string, { country, formFactor }: Stratum, now: number): number {
  const today = Math.floor(now / day);
  const block = Math.floor(today / blockLength);
  const stratum = `${name} ${country} ${formFactor}`;
  const quarter = shuffled(`${stratum} ${block}`)[today - block * blockLength] ?? 0;
  return (quarter + hash32(`${stratum} day ${today}`) / 0x1_0000_0000) / blockLength;
}

/** The quarters, in an order that depends on the seed alone (a Fisher–Yates shuffle). */
function shuffled(seed: string): number[] {
  const order = Array.from({ length: blockLength }, (_, index) => index);
  for (let end = blockLength - 1; end > 0; end--) {
    const other = hash32(`${seed} ${end}`) % (end + 1);
    [order[end], order[other]] = [order[other] ?? 0, order[end] ?? 0];
  }
  return order;
}
