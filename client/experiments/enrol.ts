import type { Origin } from "../../src/contract/acquisition/origin.ts";
import { parseCookies } from "../../src/contract/cookies.ts";
import { resolveExperiment } from "../../src/contract/experiments/assignment.ts";
import { type Experiment, experimentKey, letterOf } from "../../src/contract/experiments/registry.ts";
import type { Store } from "../storage/store.ts";
import type { Enrolment } from "./exposure.ts";

/** What the browser knows of a page that tries something, and of the visit. */
export interface EnrolmentSetting {
  /** `data-exp` of the page: the experiment and what the edge said of it: "home_layout.b", or "home_layout." for none */
  readonly mark: string;
  readonly search: string;
  /** `document.cookie`: holds the marker of who left. */
  readonly cookie: string;
  /** Measured neither by the visitor's wish nor on this host. */
  readonly blocked: boolean;
  readonly origin: Origin | null;
  /** "2026-11-21" */
  readonly today: string;
  readonly random: () => number;
  /** Null where the browser has none to give. */
  readonly open: (storage: Experiment["persistence"]["storage"]) => Store | null;
}

/**
 * Enrols the visit in the experiment of a page and keeps the letter, alone, where the experiment says (EXP-1). Only what
 * was drawn is kept: a version that the address or a rule asked for is not the visitor's own. Null where the page tries
 * nothing that is in the registry.
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
    // A visit is over before the day is: only what lasts longer has to know when it began.
    if (persistence.storage === "local") store.set(`${key}_on`, setting.today, days);
  }
  // What the edge assigned, it has rendered already; what is drawn here, the page shows from now on.
  const shown = experiment.assignment === "backend" ? letterOf(experiment, said) : state.variant || null;
  return { name, state, shown, isNew, enrolledOn: store?.get(`${key}_on`) ?? setting.today };
}

function isIn<Name extends string>(registry: Readonly<Record<Name, Experiment>>, name: string): name is Name {
  return Object.hasOwn(registry, name);
}
