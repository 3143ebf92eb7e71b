import { type Experiment, type ExperimentName, experiments, letterOf } from "../experiments/registry.ts";
import { routes } from "../routes.ts";
import { checkedParameters, eventKind, otherPages, type Wire } from "./events.ts";

/** Every page that an event may come from (EVT-4). */
export const pageNames: ReadonlySet<string> = new Set([
  ...Object.values(routes).map(({ event }) => event),
  ...otherPages,
]);

/** An event as it is counted. */
export interface CountedEvent {
  readonly id: string;
  readonly parameters: Wire;
}

/**
 * Reads what {@link eventAddress} wrote. Null for anything that the catalogue does not allow to the letter: another id, a
 * parameter too many, twice or too few, a value of another type, an experiment that is over. Never throws.
 */
export function readEvent(id: string, query: string): CountedEvent | null {
  const kind = eventKind(id);
  const [random, ...given] = new URLSearchParams(query);
  if (!kind || !random || !/^\d{1,9}$/.test(random[0]) || random[1] !== "") return null;
  const parameters = checkedParameters(kind, Object.fromEntries(given));
  if (!parameters || Object.keys(parameters).length !== given.length) return null;
  return pageNames.has(parameters.page ?? "") && namesItsOwn(id, parameters) ? { id, parameters } : null;
}

/**
 * A version that an event names is one of an experiment that runs. An event of an experiment names that very one.
 */
function namesItsOwn(id: string, { variants = "" }: Wire): boolean {
  const tried = /^exp_(.+)_(?:enrolment|exposure)$/.exec(id)?.[1];
  if (variants === "") return tried === undefined;
  const [name = "", letter] = variants.split(".");
  if (!Object.hasOwn(experiments, name) || (tried !== undefined && tried !== name)) return false;
  const experiment: Experiment = experiments[name as ExperimentName];
  return letterOf(experiment, letter) !== null;
}
