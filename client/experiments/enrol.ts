import type { AcquisitionOrigin } from "../../src/contract/acquisition/origin.ts";
import { parseCookies } from "../../src/contract/cookies.ts";
import { resolveExperiment } from "../../src/contract/experiments/assignment.ts";
import { type Experiment, experimentKey, letterOf } from "../../src/contract/experiments/registry.ts";
import type { Store } from "../storage/store.ts";
import type { Enrolment } from "./exposure.ts";

/** What the browser knows of the visit and of a page with an experiment. */
export interface EnrolmentSetting {
  /** `data-exp` of the page: "home_layout.b" from the edge, "home_layout." for no version, "home_layout.?" to draw one here. */
  readonly mark: string;
  readonly search: string;
  /** `document.cookie`: holds the marker of a visitor who left the experiment. */
  readonly cookie: string;
  /** Nothing is measured, by the visitor's wish or because of the host. */
  readonly blocked: boolean;
  readonly origin: AcquisitionOrigin | null;
  /** "2026-11-21" */
  readonly today: string;
  readonly random: () => number;
  /** Opens the browser's storage; null if there is none. */
  readonly open: (storage: Experiment["persistence"]["storage"]) => Store | null;
}

/**
 * Enrols the visit in the experiment of a page and stores the letter in the storage that the experiment names (EXP-1). Only
 * a version that was drawn is stored: one that an address or a rule chose is not the visitor's own. Null if the page has no
 * experiment that is in the registry.
 */
export function enrol<Name extends string>(
  registry: Readonly<Record<Name, Experiment>>,
  setting: EnrolmentSetting,
): Enrolment<Name> | null {
  const [name = "", said] = setting.mark.split(".");
  if (!isIn(registry, name)) return null;
  const experiment = registry[name];
  const { persistence } = experiment;
  const key = experimentKey(name);
  const store = setting.open(persistence.storage);
  const cookies = parseCookies(setting.cookie);
  const state = resolveExperiment(name, experiment, {
    ...setting,
    query: new URLSearchParams(setting.search),
    stored: store && ((wanted) => cookies.get(wanted) ?? store.get(wanted)),
    backend: said === undefined ? null : (letterOf(experiment, said) ?? false),
  });
  const isNew = state.why === "backend" || state.why === "random";
  const days = "days" in persistence ? persistence.days : undefined;
  if (store && isNew) {
    store.set(key, state.variant, days);
    // A visit is over before the day is: only a letter that lasts longer needs the day on which it was drawn.
    if (persistence.storage === "local") store.set(`${key}_on`, setting.today, days);
  }
  // A version that the edge assigned is already on the page; one that was drawn here is shown from this point on.
  const shown = experiment.assignment === "backend" ? letterOf(experiment, said) : state.variant || null;
  return { name, state, shown, isNew, enrolledOn: store?.get(`${key}_on`) ?? setting.today };
}

function isIn<Name extends string>(registry: Readonly<Record<Name, Experiment>>, name: string): name is Name {
  return Object.hasOwn(registry, name);
}
