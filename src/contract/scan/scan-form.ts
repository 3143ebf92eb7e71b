/** The forms of a scan, read the same way by the worker and in the browser. */
import type { ScanQuestion } from "./scan-flow.ts";
import {
  type ProfileFault,
  type ProfileReading,
  profileLimits,
  readAddresses,
  readBirthYear,
  readNames,
  type ScanDraft,
  weightFaults,
} from "./scan-profile.ts";

/** One name or address as it was typed, by field. */
export type ScanRow = Readonly<Record<string, string>>;

export const stepFields = {
  name: ["first", "middle", "last", "suffix"],
  year: ["birthYear"],
  address: ["street", "city", "state", "zipCode"],
} as const satisfies Readonly<Record<ScanQuestion, readonly string[]>>;

/** How many rows a step may have. */
export const rowLimits: Readonly<Record<ScanQuestion, number>> = {
  name: profileLimits.names,
  year: 1,
  address: profileLimits.addresses,
};

/** The values of a form's buttons; `remove-` is followed by the index of the row. */
export const intents = { next: "next", add: "add", remove: "remove-", forget: "forget", erase: "erase" } as const;

/** Marks a form that was sent, and shown again so that a script could handle it. Sent once more, it is accepted without one. */
export const shownAgainField = "held";

/** The part of FormData that reading needs. */
interface FormValues {
  getAll(name: string): unknown[];
}

/** The rows of a submitted form, as typed: at least one, and at most one more than the step allows, which is then a fault. */
export function rowsIn(step: ScanQuestion, form: FormValues): readonly ScanRow[] {
  const columns = stepFields[step].map((field) => [field, form.getAll(field)] as const);
  const count = Math.min(Math.max(1, ...columns.map(([, texts]) => texts.length)), rowLimits[step] + 1);
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(columns.map(([field, texts]) => [field, textOf(texts[index])])),
  );
}

/** In characters: twice what a field takes, so that a text that is too long is reported, and shown as it was typed. */
const longestShown = 2 * profileLimits.letters;

function textOf(value: unknown): string {
  return typeof value === "string" ? value.slice(0, longestShown) : "";
}

/** The rows after a button that adds or removes one was pressed. */
export function rowsAfter(step: ScanQuestion, rows: readonly ScanRow[], intent: string): readonly ScanRow[] {
  if (intent === intents.add) return rows.length < rowLimits[step] ? [...rows, emptyRow(step)] : rows;
  if (!intent.startsWith(intents.remove)) return rows;
  const left = rows.filter((_, index) => String(index) !== intent.slice(intents.remove.length));
  return left.length > 0 ? left : [emptyRow(step)];
}

export function emptyRow(step: ScanQuestion): ScanRow {
  return Object.fromEntries(stepFields[step].map((field) => [field, ""]));
}

/** The rows without those left empty. If all are empty the first stays, so that it is reported as missing. */
export function filledRows(rows: readonly ScanRow[]): readonly ScanRow[] {
  const filled = rows.filter((row) => Object.values(row).some((text) => text.trim() !== ""));
  return filled.length > 0 ? filled : rows.slice(0, 1);
}

const readers: Readonly<
  Record<ScanQuestion, (rows: readonly ScanRow[], thisYear: number) => ProfileReading<ScanDraft>>
> = {
  name: (rows) => named(readNames(rows), "names"),
  year: ([row], thisYear) => named(readBirthYear(row?.birthYear ?? "", thisYear), "birthYear"),
  address: (rows) => named(readAddresses(rows), "addresses"),
};

function named<Field extends keyof ScanDraft>(
  read: ProfileReading<ScanDraft[Field]>,
  field: Field,
): ProfileReading<ScanDraft> {
  return read.ok ? { ok: true, value: { [field]: read.value } } : read;
}

/** The draft with the answer of a step in it, or what is wrong with the answer. */
export function answered(
  draft: ScanDraft,
  { step, rows, thisYear }: { step: ScanQuestion; rows: readonly ScanRow[]; thisYear: number },
): ProfileReading<ScanDraft> {
  const read = readers[step](rows, thisYear);
  if (!read.ok) return read;
  const value = { ...draft, ...read.value };
  const faults = weightFaults(value);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value };
}

/** What a form shows at first: the answer that is known, or one empty row. */
export function rowsOf(step: ScanQuestion, draft: ScanDraft): readonly ScanRow[] {
  if (step === "year") return [{ birthYear: draft.birthYear === undefined ? "" : String(draft.birthYear) }];
  const known: readonly object[] = (step === "name" ? draft.names : draft.addresses) ?? [];
  const rows = known.map((entry) => ({ ...emptyRow(step), ...entry }));
  return rows.length > 0 ? rows : [emptyRow(step)];
}

/** The id of the control that a fault belongs to: `names.1.first` → `first-1`. For a fault of the whole profile, the first. */
export function controlOf(step: ScanQuestion, { field }: Pick<ProfileFault, "field">): string {
  const [, index = "0", name = stepFields[step][0]] = field.split(".");
  return `${name}-${index}`;
}
