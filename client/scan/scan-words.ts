import type { Question } from "../../src/contract/scan/scan-flow.ts";
import { type Fault, type FaultReason, profileLimits } from "../../src/contract/scan/scan-profile.ts";

/** Where the answers are: in the browser's own storage, in an encrypted cookie, with the service, or nowhere yet. */
export type Holder = "browser" | "cookie" | "service" | "subscription" | "nowhere";

interface FieldWords {
  readonly label: string;
  readonly autoComplete: string;
  /** It may stay empty. */
  readonly optional?: true;
}

export const fieldWords: Readonly<Record<string, FieldWords>> = {
  first: { label: "First name", autoComplete: "given-name" },
  middle: { label: "Middle name", autoComplete: "additional-name", optional: true },
  last: { label: "Last name", autoComplete: "family-name" },
  suffix: { label: "Suffix, like Jr", autoComplete: "honorific-suffix", optional: true },
  birthYear: { label: "Year of birth", autoComplete: "bday-year" },
  street: { label: "Street and number", autoComplete: "address-line1", optional: true },
  city: { label: "Town or city", autoComplete: "address-level2" },
  state: { label: "State or region", autoComplete: "address-level1", optional: true },
  zipCode: { label: "Postcode", autoComplete: "postal-code", optional: true },
};

interface RowWords {
  readonly first: string;
  readonly more: string;
  readonly add: string;
}

export const rowWords: Readonly<Record<Question, RowWords>> = {
  name: { first: "Name", more: "Other name", add: "Add another name" },
  year: { first: "Year of birth", more: "", add: "" },
  address: { first: "Address", more: "Other address", add: "Add another address" },
};

type Words = string | Readonly<Record<Question, string>>;

const faultWords: Readonly<Record<FaultReason, Words>> = {
  missing: {
    name: "Enter a first name or a last name.",
    year: "Enter a year of birth, like 1980.",
    address: "Enter a town or city.",
  },
  "too-long": `Enter ${profileLimits.letters} letters or fewer.`,
  "not-a-year": "Enter a year with four digits, like 1980.",
  "too-early": `Enter ${profileLimits.earliestYear} or a later year.`,
  "in-future": "Enter a year in the past.",
  "too-many": "You can enter up to five. Remove one.",
  "too-large": "Your answers are too long to keep in a cookie. Shorten or remove one.",
};

/** What is wrong and what to do, for a fault of a step. */
export function faultText(step: Question, { reason }: Pick<Fault, "reason">): string {
  const words = faultWords[reason];
  return typeof words === "string" ? words : words[step];
}
