/**
 * The profile of a free scan: the person to search for at the brokers (`protocols.md`, section 8). One schema for the form,
 * the browser's storage, the cookie and the service. It accepts people's details as they are: any script, long names, a
 * single name, no postcode where there is none.
 */
import * as z from "zod/mini";

/** Why a field is not accepted. */
export const faultReasons = [
  "missing",
  "too-long",
  "not-a-year",
  "too-early",
  "in-future",
  "too-many",
  "too-large",
] as const;
export type FaultReason = (typeof faultReasons)[number];

/** `field` is the path in the profile: `names.0.first`, `birthYear`, `addresses.1.city`, or `profile` for all of it. */
export interface ProfileFault {
  readonly field: string;
  readonly reason: FaultReason;
}

export const profileLimits = {
  /** The longest name on record has 747 letters. */
  letters: 800,
  names: 5,
  addresses: 5,
  /** Nobody alive was born earlier. */
  earliestYear: 1900,
  /** Bytes of the profile in a cookie before encryption: the most that browsers keep, less what encryption adds. */
  weight: 2600,
} as const;

/** Each letter in its one composed form (NFC), with single spaces and without control characters. */
function tidy(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
}

function reason(given: FaultReason): FaultReason {
  return given;
}

/** Dots and dashes alone name nobody. */
const saysSomething = /[\p{L}\p{N}]/u;

const part = z.string().check(z.overwrite(tidy), z.maxLength(profileLimits.letters, reason("too-long")));
const neededPart = part.check(z.regex(saysSomething, reason("missing")));
/** Left out where nothing was typed. */
const sparePart = z.optional(part);

/** Somebody with a single name may enter it as `first` or as `last`. */
const nameSchema = z.object({ first: part, middle: sparePart, last: part, suffix: sparePart }).check(
  z.refine(({ first, last }) => saysSomething.test(first + last), {
    error: reason("missing"),
    path: ["first"],
    // Checked even if other parts of the name are at fault, so that all faults are reported at once.
    when: ({ value }) => typeof value === "object" && value !== null,
  }),
);
export type ScanName = z.infer<typeof nameSchema>;

/** `state` is empty where a country has none. */
const addressSchema = z.object({ street: sparePart, city: neededPart, state: part, zipCode: sparePart });
export type ScanAddress = z.infer<typeof addressSchema>;

const namesSchema = z
  .array(nameSchema)
  .check(z.minLength(1, reason("missing")), z.maxLength(profileLimits.names, reason("too-many")));

const birthYearSchema = z
  .int(reason("not-a-year"))
  .check(z.gte(profileLimits.earliestYear, reason("too-early")), z.lte(9999, reason("not-a-year")));

const addressesSchema = z
  .array(addressSchema)
  .check(z.minLength(1, reason("missing")), z.maxLength(profileLimits.addresses, reason("too-many")));

/** The shape of a whole profile. {@link readProfile} also checks that the year is not in the future and that it all fits. */
export const profileSchema = z.object({ names: namesSchema, birthYear: birthYearSchema, addresses: addressesSchema });
export type ScanProfile = z.infer<typeof profileSchema>;

/** What has been answered so far. */
export const draftSchema = z.partial(profileSchema);
export type ScanDraft = z.infer<typeof draftSchema>;

export type ProfileReading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; faults: readonly ProfileFault[] };

/** A whole profile as it came over the wire or out of storage. Never throws. */
export function readProfile(given: unknown, thisYear: number): ProfileReading<ScanProfile> {
  const read = readWith(profileSchema, given, "");
  if (!read.ok) return read;
  const faults = [...yearFaults(read.value.birthYear, thisYear), ...weightFaults(read.value)];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: emptyPartsLeftOut(read.value) };
}

/** The answers that were stored; none if the text cannot be read. */
export function readDraft(text: string | null): ScanDraft {
  try {
    return draftSchema.safeParse(JSON.parse(text ?? "{}")).data ?? {};
  } catch {
    return {};
  }
}

export function readNames(given: unknown): ProfileReading<ScanProfile["names"]> {
  const read = readWith(namesSchema, given, "names");
  return read.ok ? { ok: true, value: read.value.map(withoutEmpty) } : read;
}

export function readAddresses(given: unknown): ProfileReading<ScanProfile["addresses"]> {
  const read = readWith(addressesSchema, given, "addresses");
  return read.ok ? { ok: true, value: read.value.map(withoutEmpty) } : read;
}

/** Reads a year as it was typed; full-width digits are accepted. */
export function readBirthYear(typed: string, thisYear: number): ProfileReading<number> {
  const text = tidy(typed).normalize("NFKC");
  if (text === "") return refused("birthYear", "missing");
  const read = readWith(birthYearSchema, /^\d{4}$/.test(text) ? Number(text) : Number.NaN, "birthYear");
  if (!read.ok) return read;
  const faults = yearFaults(read.value, thisYear);
  return faults.length > 0 ? { ok: false, faults } : read;
}

/** A fault if the answers so far are too large for a cookie; none if they fit. */
export function weightFaults(draft: ScanDraft): readonly ProfileFault[] {
  // Stringified twice, because the cookie holds the JSON as a string within JSON.
  const bytes = encodeURIComponent(JSON.stringify(JSON.stringify(draft))).replace(/%../g, "b").length;
  return bytes > profileLimits.weight ? [{ field: "profile", reason: "too-large" }] : [];
}

function yearFaults(year: number, thisYear: number): readonly ProfileFault[] {
  return year > thisYear ? [{ field: "birthYear", reason: "in-future" }] : [];
}

function refused(field: string, given: FaultReason): { ok: false; faults: readonly ProfileFault[] } {
  return { ok: false, faults: [{ field, reason: given }] };
}

function readWith<Schema extends z.ZodMiniType>(
  schema: Schema,
  given: unknown,
  at: string,
): ProfileReading<z.output<Schema>> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return { ok: true, value: parsed.data };
  const faults = parsed.error.issues.map(({ path, message }) => ({
    field: [...(at ? [at] : []), ...path].join(".") || "profile",
    // For a value of the wrong type, the message is the schema's own and not one of our reasons.
    reason: faultReasons.find((known) => known === message) ?? reason("missing"),
  }));
  return { ok: false, faults: firstOfEachField(faults) };
}

function firstOfEachField(faults: readonly ProfileFault[]): readonly ProfileFault[] {
  return faults.filter(({ field }, index) => faults.findIndex((fault) => fault.field === field) === index);
}

function emptyPartsLeftOut({ names, birthYear, addresses }: ScanProfile): ScanProfile {
  return { names: names.map(withoutEmpty), birthYear, addresses: addresses.map(withoutEmpty) };
}

const needed: ReadonlySet<string> = new Set(["first", "last", "city", "state"]);

function withoutEmpty<Row extends ScanName | ScanAddress>(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([field, text]) => text !== "" || needed.has(field))) as Row;
}
