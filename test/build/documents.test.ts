import { describe, expect, it } from "vitest";
import { formal } from "../../client/build/documents/formal.ts";
import { storedGroups } from "../../client/build/documents/stored-entries.ts";
import { storedTables } from "../../client/build/documents/stored-tables.ts";
import { writtenDocuments } from "../../client/build/documents/written-documents.ts";
import { restorationCases } from "../../src/contract/restoration/cases.ts";
import { href } from "../../src/contract/routes.ts";
import { statements } from "../../src/contract/statements.ts";
import { orderButton } from "../../src/contract/subscription/order-button.ts";
import { withdrawalForm } from "../../src/contract/support/withdrawal.ts";

const contraction = /\b\w+n[’']t\b|\b\w+[’'](?:ve|re|ll|m)\b|\b(?:it|that|there|here|what|who|let)[’']s\b/i;

const documents = writtenDocuments();

const textOf = (name: string) => JSON.stringify(documents[name]).replaceAll("&#x27;", "’").replaceAll('\\"', '"');

describe("legal documents", () => {
  it.each(Object.keys(documents))("PAGE-5 %s has no contraction", (name) => {
    expect(contraction.exec(textOf(name))?.[0]).toBeUndefined();
  });

  it.each(Object.entries(statements))("PAGE-5 what is promised can be said formally: %s", (_, statement) => {
    expect(contraction.exec(formal(statement))?.[0]).toBeUndefined();
  });

  it("PAGE-5 the contract says what the pages say: refund, cancelling, cases, the order button, the withdrawal form", () => {
    const said = [
      ...[statements.refund, statements.cancel, statements.cancelEnd, statements.failedPayment, statements.lostDevice],
      ...[statements.deletionWaits, statements.oneBrowser],
      ...[statements.removal, statements.freeScan, statements.adviserHours, statements.accessCode],
      ...restorationCases.covered,
      ...restorationCases.uncovered,
      ...Object.values(orderButton).map((words) => words.replace(" {price}", "")),
      ...[withdrawalForm.notice, ...withdrawalForm.open, withdrawalForm.contract],
    ];
    const contract = textOf("pro-terms");
    expect(said.map(formal).filter((words) => !contract.includes(words))).toEqual([]);
  });

  it("PAGE-5 the privacy policy leads to the list of every cookie and stored entry, with how long it stays", () => {
    expect(textOf("privacy")).toContain(`href="${href("cookies")}"`);
    const storedEntries = storedGroups().flatMap(({ entries }) => entries);
    const { groups } = storedTables();
    const rows = groups.flatMap((group) => group.rows);
    const told = groups.flatMap(({ rows, below }) => [
      ...rows.flatMap(({ names }) => names),
      ...below.map(({ name }) => name),
    ]);
    expect(rows).toHaveLength(storedEntries.length);
    expect(told.map((name) => name.replace("…", "")).sort()).toEqual(
      storedEntries.flatMap(({ names }) => names).sort(),
    );
    for (const { when, what, life } of rows) expect([when, what, life].every((cell) => cell.length > 0)).toBe(true);
  });
});
