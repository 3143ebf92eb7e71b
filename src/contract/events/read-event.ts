import { type Experiment, type ExperimentName, experiments, letterOf } from "../experiments/registry.ts";
import { routes } from "../routes.ts";
import { errorMessages } from "./error-messages.ts";
import { checkedParameters, eventKind, otherPages, type SerializedParameters } from "./events.ts";

/** Every page that an event may come from (EVT-4). */
export const pageNames: ReadonlySet<string> = new Set([
  ...Object.values(routes).map(({ event }) => event),
  ...otherPages,
]);

/** An event as it is counted. */
export interface CountedEvent {
  readonly id: string;
  readonly parameters: SerializedParameters;
}

/** What the scripts of a page that was opened before a release still send. */
const earlierThemes: ReadonlyMap<string, string> = new Map([
  ["dawn", "light"],
  ["dusk", "dark"],
]);

/**
 * Reads what {@link eventAddress} wrote. Null for anything that the catalogue does not allow to the letter: an unknown id,
 * an extra, repeated or missing parameter, a value of the wrong form, an unregistered experiment. Never throws.
 */
export function readEvent(id: string, query: string): CountedEvent | null {
  const kind = eventKind(id);
  const [random, ...given] = new URLSearchParams(query);
  if (!kind || !random || !/^\d{1,9}$/.test(random[0]) || random[1] !== "") return null;
  const parameters = checkedParameters(
    kind,
    Object.fromEntries(given.map(([name, value]) => [name, (name === "theme" && earlierThemes.get(value)) || value])),
  );
  if (!parameters || Object.keys(parameters).length !== given.length) return null;
  const isKnown = pageNames.has(parameters.page ?? "") && namesKnownErrors(parameters);
  return isKnown && namesRegisteredVersion(id, parameters) ? { id, parameters } : null;
}

function namesKnownErrors({ message, cause }: SerializedParameters): boolean {
  const isKnown = (name?: string) => name === undefined || errorMessages.some((known) => known === name);
  return isKnown(message) && isKnown(cause);
}

/**
 * Whether the version that an event names belongs to a registered experiment; for an event of an experiment, to that one.
 */
function namesRegisteredVersion(id: string, { variants = "" }: SerializedParameters): boolean {
  const tried = /^exp_(.+)_(?:enrolment|exposure)$/.exec(id)?.[1];
  if (variants === "") return tried === undefined;
  const [name = "", letter] = variants.split(".");
  if (!Object.hasOwn(experiments, name) || (tried !== undefined && tried !== name)) return false;
  const experiment: Experiment = experiments[name as ExperimentName];
  return letterOf(experiment, letter) !== null;
}
