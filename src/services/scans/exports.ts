/** A scan as a file to keep. */
import type { ScanProfile } from "../../contract/scan/scan-profile.ts";
import type { Finding, ScanStatus } from "../../contract/scan/scans.ts";

const notice = "Demonstration: the brokers, and what they show, are invented.";

/** Everything that is known of the scan, the profile included. */
export function jsonFile(status: ScanStatus, profile: ScanProfile): string {
  return `${JSON.stringify({ notice, profile, ...status }, null, 2)}\n`;
}

const columns: Readonly<Record<string, (finding: Finding) => string>> = {
  Broker: ({ dataBroker }) => dataBroker.name,
  Page: ({ pageUrl }) => pageUrl,
  State: ({ state }) => state,
  Name: ({ name }) => name,
  "Other names": ({ alternativeNames }) => alternativeNames.join("; "),
  Addresses: ({ addresses }) => addresses.map(addressText).join("; "),
  Relatives: ({ relatives }) => relatives.join("; "),
  "Agrees on": ({ matchedOn }) => matchedOn.join("; "),
  Found: ({ foundDate }) => dateText(foundDate),
  Asked: ({ optOutSubmittedDate }) => dateText(optOutSubmittedDate),
  "Removal due": ({ estimatedRemovalDate }) => dateText(estimatedRemovalDate),
  Removed: ({ removedDate }) => dateText(removedDate),
  Requests: ({ requests }) => String(requests),
  "Ask yourself": ({ optOutUrl }) => optOutUrl,
  Notice: () => notice,
};

/** RFC 4180, one row a finding. The mark at the start tells spreadsheets that this is UTF-8. */
export function csvFile({ resultsFound }: Pick<ScanStatus, "resultsFound">): string {
  const rows = resultsFound.map((finding) => Object.values(columns).map((cell) => cell(finding)));
  return `\uFEFF${[Object.keys(columns), ...rows].map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("")}`;
}

/**
 * The start of a text that a spreadsheet might take for a formula: =, +, - or @ in any form, after any invisible characters.
 */
const formulaStart = /^[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212]/u;

/** A cell that holds its text and nothing else: quoted, in one line, and with an apostrophe before a formula. */
export function csvCell(text: string): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
  const harmless = formulaStart.test(line) ? `'${line}` : line;
  return `"${harmless.replaceAll('"', '""')}"`;
}

function addressText({ street, city, state, zipCode }: Finding["addresses"][number]): string {
  return [street, city, state, zipCode].filter(Boolean).join(", ");
}

function dateText(date: number | undefined): string {
  return date === undefined ? "" : new Date(date).toISOString().slice(0, 10);
}
