import { i18n, languageNow } from "../../src/contract/language/i18n.ts";
import type { ScanQuestion } from "../../src/contract/scan/scan-flow.ts";
import { type FaultReason, type ProfileFault, profileLimits } from "../../src/contract/scan/scan-profile.ts";

/** Where the answers are: in the browser's own storage, in an encrypted cookie, with the service, or nowhere yet. */
export type AnswerHolder = "browser" | "cookie" | "service" | "subscription" | "nowhere";

interface FieldWords {
  readonly label: string;
  readonly autoComplete: string;
  /** It may stay empty. */
  readonly optional?: true;
}

export function fieldWords(): Readonly<Record<string, FieldWords>> {
  return {
    first: { label: i18n.t("First name"), autoComplete: "given-name" },
    middle: { label: i18n.t("Middle name"), autoComplete: "additional-name", optional: true },
    last: { label: i18n.t("Last name"), autoComplete: "family-name" },
    suffix: { label: i18n.t("Suffix, like Jr"), autoComplete: "honorific-suffix", optional: true },
    birthYear: { label: i18n.t("Year of birth"), autoComplete: "bday-year" },
    street: { label: i18n.t("Street and number"), autoComplete: "address-line1", optional: true },
    city: { label: i18n.t("Town or city"), autoComplete: "address-level2" },
    state: { label: i18n.t("State or region"), autoComplete: "address-level1", optional: true },
    zipCode: { label: i18n.t("Postcode"), autoComplete: "postal-code", optional: true },
  };
}

interface RowWords {
  readonly first: string;
  readonly more: string;
  readonly add: string;
}

export function rowWords(): Readonly<Record<ScanQuestion, RowWords>> {
  return {
    name: { first: i18n.t("Name"), more: i18n.t("Other name"), add: i18n.t("Add another name") },
    year: { first: i18n.t("Year of birth"), more: "", add: "" },
    address: { first: i18n.t("Address"), more: i18n.t("Other address"), add: i18n.t("Add another address") },
  };
}

type Words = string | Readonly<Record<ScanQuestion, string>>;

function faultWords(): Readonly<Record<FaultReason, Words>> {
  return {
    missing: {
      name: i18n.t("Enter a first name or a last name."),
      year: i18n.t("Enter a year of birth, like 1980."),
      address: i18n.t("Enter a town or city."),
    },
    "too-long": i18n.t("Enter {most} letters or fewer.", { most: profileLimits.letters }),
    "not-a-year": i18n.t("Enter a year with four digits, like 1980."),
    "too-early": i18n.t("Enter {year} or a later year.", { year: profileLimits.earliestYear }),
    "in-future": i18n.t("Enter a year in the past."),
    "too-many": i18n.t("You can enter up to five. Remove one."),
    "too-large": i18n.t("Your answers are too long to keep in a cookie. Shorten or remove one."),
  };
}

/** What is wrong and what to do, for a fault of a step. */
export function faultText(step: ScanQuestion, { reason }: Pick<ProfileFault, "reason">): string {
  const words = faultWords()[reason];
  return typeof words === "string" ? words : words[step];
}

/** The name of an answer after a verb: English writes it small there. */
export function inText(name: string): string {
  return languageNow() === "en" ? name.toLowerCase() : name;
}
