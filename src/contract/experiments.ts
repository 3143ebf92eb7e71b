/**
 * Experiments: two versions of a part of the site, tried at the same time, until a day that is known from the start.
 *
 * Those that the edge assigns (`backend`) are drawn by the day and not by the visitor: everybody who comes on one day
 * sees one version. So the first byte shows it, a visit keeps it, and there is nothing to store and nobody to recognise.
 */
import { type Origin, parseOrigin } from "./acquisition/origin.ts";
import type { RouteName } from "./routes.ts";

/** Which version somebody sees. */
export type VariantLetter = "a" | "b" | "c" | "d";

export interface Experiment {
  /** What is compared, in words for visitors. */
  readonly description: string;
  /** The question that it answers. */
  readonly reason: string;
  readonly owner: string;
  /** The last day that takes part, such as "2027-02-26". Past it the check fails until the entry is taken out. */
  readonly ends: string;
  /** The page that differs; one experiment a page. */
  readonly page: RouteName;
  /** Host variants on which it runs. */
  readonly hosts: readonly ("main" | "noai")[];
  /** What each version is, in words for visitors. `a` is the page as it stands, which everybody else sees. */
  readonly variants: Readonly<Partial<Record<VariantLetter, string>>>;
  /** The share of each version, from 0 to 1; what is left over takes no part. */
  readonly allocation: Readonly<Partial<Record<VariantLetter, number>>>;
  /** `backend`: by the edge, on the first byte. `random`: by the browser, for each on their own. */
  readonly assignment: "backend" | "random";
  /** How long the browser keeps the letter: for the visit, or in local storage for some days (EXP-1). */
  readonly persistence: { readonly storage: "session" } | { readonly storage: "local"; readonly days?: number };
  /** Has the last word once a version is assigned: another letter makes the assignment a manual one (EXP-4). */
  readonly afterEnrolment?: (variant: VariantLetter, origin: Origin | null) => VariantLetter;
}

export const experiments = {
  home_layout: {
    description: "The home page: the whole story, or one idea and the search box.",
    reason: "Does a home page with less on it lead more people to search, or fewer to the browser?",
    owner: "Site team",
    ends: "2027-03-31",
    page: "home",
    hosts: ["main"],
    variants: { a: "PROMO: the whole story, with the offer of Pro", b: "FOCUSED: one idea" },
    // One day in four, until it is known that the shorter page costs nobody the way to the browser.
    allocation: { a: 0.75, b: 0.25 },
    assignment: "backend",
    persistence: { storage: "session" },
  },
  plans_order: {
    description: "The page of plans: which of the two stands first.",
    reason: "Is a year chosen because it is cheaper, or because it was looked at last?",
    owner: "Subscriptions team",
    ends: "2027-03-31",
    page: "subscriptions",
    hosts: ["main", "noai"],
    variants: { a: "The month first", b: "The year first" },
    allocation: { a: 0.5, b: 0.5 },
    assignment: "backend",
    persistence: { storage: "session" },
    // Who pressed the button of one plan on the page before finds that plan first.
    afterEnrolment: (variant, origin) => orderAskedFor.get(origin?.content ?? "") ?? variant,
  },
} as const satisfies Record<string, Experiment>;

/** A Map: the content comes from an address, which may name what every object has. */
const orderAskedFor: ReadonlyMap<string, VariantLetter> = new Map([
  ["monthly", "a"],
  ["annual", "b"],
]);

export type ExperimentName = keyof typeof experiments;

export const experimentNames = Object.keys(experiments) as ExperimentName[];

/** The experiment of a page, null where none runs. */
export function experimentOf(page: string): ExperimentName | null {
  return experimentNames.find((name) => experiments[name].page === page) ?? null;
}

/** How somebody came by a version. */
export type Assignment = "stored" | "address" | "backend" | "random" | "manual";

/**
 * Why somebody sees no version but the page as it stands: `blocked` by Global Privacy Control, Do Not Track, Save-Data
 * or a host that takes no part; `left` by their own choice; the `unassigned` marker in the address; no `storage`; a
 * campaign that is a `pro-search` test; `not-drawn`; the experiment has `ended`.
 */
export type Excluded = "blocked" | "left" | "unassigned" | "storage" | "pro-search" | "not-drawn" | "ended";

/** EXP-2. `until` is the last day of the experiment. */
export type ReadyExperiment = { readonly tag: "ready"; readonly until: string } & (
  | { readonly variant: VariantLetter; readonly why: Assignment }
  | { readonly variant: false; readonly why: Excluded }
);

export type ExperimentState = { readonly tag: "not-ready" } | ReadyExperiment;

/** Every experiment as one visit finds it. */
export type Groups = Readonly<Record<ExperimentName, ExperimentState>>;

/** Stands for "no version": in the address as `exp_<name>=_` or, for all experiments, `exp=_`; stored by who leaves. */
export const unassigned = "_";

/** The name under which a letter is stored, and of the parameter of an address that asks for one. */
export function experimentKey(name: string): string {
  return `exp_${name}`;
}

/** What decides, besides the registry. */
export interface Circumstances {
  /** "2026-11-21" */
  readonly today: string;
  readonly blocked: boolean;
  readonly query: URLSearchParams;
  /** Where the visitor came from, where that is known. */
  readonly origin: Origin | null;
  /** Reads what is stored; null where storage is unavailable. */
  readonly stored: ((key: string) => string | null) | null;
  /** What the edge said: a letter, false for none, null where it said nothing. */
  readonly backend: VariantLetter | false | null;
  /** A number from 0 up to 1, for what is drawn here. */
  readonly random: () => number;
}

/**
 * The version of an experiment for somebody (EXP-2, EXP-3): what is stored, else what the address asks for, else what
 * the edge assigned, else a draw. Throws where an experiment of the edge comes without the edge's word.
 */
export function resolveExperiment(name: string, experiment: Experiment, given: Circumstances): ReadyExperiment {
  const until = experiment.ends;
  const decided = exclusion(name, experiment, given) ?? assignment(name, experiment, given);
  if (decided.variant === false) return { tag: "ready", until, ...decided };
  const variant = experiment.afterEnrolment?.(decided.variant, given.origin) ?? decided.variant;
  return { tag: "ready", until, variant, why: variant === decided.variant ? decided.why : "manual" };
}

type None = { readonly variant: false; readonly why: Excluded };
type Some = { readonly variant: VariantLetter; readonly why: Assignment };

function exclusion(name: string, { ends }: Experiment, given: Circumstances): None | null {
  const { today, blocked, query, origin, stored } = given;
  if (today > ends) return none("ended");
  if (blocked) return none("blocked");
  if (query.get("exp") === unassigned || query.get(experimentKey(name)) === unassigned) return none("unassigned");
  if (stored === null) return none("storage");
  if (stored(experimentKey(name)) === unassigned) return none("left");
  return isProSearchTest(origin?.campaign ?? "") ? none("pro-search") : null;
}

function assignment(name: string, experiment: Experiment, given: Circumstances): Some | None {
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

function none(why: Excluded): None {
  return { variant: false, why };
}

function drawn(variant: VariantLetter | false, why: Assignment): Some | None {
  return variant === false ? none("not-drawn") : { variant, why };
}

/** The letter of a version that the experiment has; null for any other text. */
export function letterOf({ variants }: Experiment, text: string | null | undefined): VariantLetter | null {
  return text != null && Object.hasOwn(variants, text) ? (text as VariantLetter) : null;
}

/** Campaigns that test search advertising for Pro keep one page for all, so that only the advertisement differs. */
function isProSearchTest(campaign: string): boolean {
  return /^prosearch(?:\.|$)/i.test(campaign);
}

/** The version that a draw falls on: the shares lie behind each other from 0 on, in the order of the letters. */
export function allocate(allocation: Experiment["allocation"], draw: number): VariantLetter | false {
  let end = 0;
  for (const [letter, share] of Object.entries(allocation)) {
    end += share;
    if (draw < end) return letter as VariantLetter;
  }
  return false;
}

const day = 86_400_000;

/** Days of drawing begin at 06:00 UTC: past midnight in all of the Americas but their west, before work in Europe. */
const dayBegins = 21_600_000;

/** The draw of an experiment for the day of a moment, from 0 up to 1: the same for everybody, and no hint of any other. */
export function drawOfDay(name: string, now: number): number {
  return hash(`${name} ${Math.floor((now - dayBegins) / day)}`) / 0x1_0000_0000;
}

/** FNV-1a, with MurmurHash3's last steps so that neighbouring days have nothing in common. */
function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** What the edge knows of a visit, as far as experiments are concerned. */
export interface EdgeVisit {
  readonly host: string;
  readonly unmeasured: boolean;
  readonly saveData: boolean;
  /** Somebody's browser opens a page: not a monitor, a crawler or a reader of links, which get the page as it stands. */
  readonly opened: boolean;
  readonly url: URL;
  readonly cookies: ReadonlyMap<string, string>;
}

/**
 * The version of each experiment for a visit, on the first byte (EXP-5). Those that the browser draws are not ready here.
 *
 * @param now in milliseconds
 */
export function groupsOf(visit: EdgeVisit, now: number): Groups {
  const query = visit.url.searchParams;
  const origin = parseOrigin(query.get("origin"));
  const today = new Date(now).toISOString().slice(0, 10);
  const groups = experimentNames.map((name) => {
    const experiment: Experiment = experiments[name];
    if (experiment.assignment === "random") return [name, { tag: "not-ready" }];
    const hosts: readonly string[] = experiment.hosts;
    const draw = drawOfDay(name, now);
    const group = resolveExperiment(name, experiment, {
      today,
      blocked: visit.unmeasured || visit.saveData || !hosts.includes(visit.host),
      query,
      origin,
      stored: (key) => visit.cookies.get(key) ?? null,
      backend: visit.opened && allocate(experiment.allocation, draw),
      random: () => draw,
    });
    return [name, group];
  });
  return Object.fromEntries(groups) as Groups;
}

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

/** An experiment as the browser finds it. */
export interface Enrolment<Name extends string = ExperimentName> {
  readonly name: Name;
  readonly state: ExperimentState;
  /** "2026-11-21" */
  readonly enrolledOn: string;
  /** Nothing was stored before. */
  readonly isNew: boolean;
}

/** A version that an address or a rule put somebody in says nothing about those who were drawn: it is not counted. */
const counted: ReadonlySet<Assignment | Excluded> = new Set(["stored", "backend", "random"]);

/** What is told of an experiment that a page shows: the enrolment once, the exposure each time (EXP-6). */
export function experimentEvents({ name, state, enrolledOn, isNew }: Enrolment): readonly ExperimentEvent[] {
  if (state.tag === "not-ready" || state.variant === false || !counted.has(state.why)) return [];
  const parameters = { variants: `${name}.${state.variant}`, enrolledOn };
  const exposure: ExperimentEvent = { id: `exp_${name}_exposure`, parameters };
  return isNew ? [{ id: `exp_${name}_enrolment`, parameters }, exposure] : [exposure];
}
