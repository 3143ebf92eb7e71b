import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { storedTables } from "../../client/build/documents/stored-tables.ts";
import { writtenDocuments } from "../../client/build/documents/written-documents.ts";
import { brand } from "../../src/contract/brand/brand.ts";

// Modules of its own: what is said here is no language that another test may hear.
vi.resetModules();
const { documentsIn } = await import("../../client/build/documents/documents-in.ts");
vi.resetModules();

const names = Object.keys(writtenDocuments());
const { groups } = storedTables();

/** Every message that documents may say, translated by a sign before it. */
const translated = Object.fromEntries(
  ["shared", "setting-labels", "legal-documents"].flatMap((name) => {
    const catalog = readFileSync(`src/locales/de/${name}.po`, "utf8");
    return [...catalog.matchAll(/^msgid "(.+)"$/gm)].map(([, id = ""]) => [id, `§${id}`] as const);
  }),
);

/** The texts of a document, without addresses, ids, names of cookies and what everybody writes alike. */
function textsOf(part: unknown, key = ""): readonly string[] {
  if (typeof part === "string") return ["id", "day", "name", "names"].includes(key) || part === "…" ? [] : [part];
  if (Array.isArray(part)) return part.flatMap((each) => textsOf(each, key));
  return Object.entries(part ?? {}).flatMap(([key, each]) => textsOf(each, key));
}

it("PAGE-5 LANG-2 a document is written in a language whole, with its links and numbers", async () => {
  const { documents: german } = await documentsIn("de", translated);
  expect(Object.keys(german)).toEqual([...names, "cookies"]);
  const texts = Object.values(german).flatMap((document) => textsOf(document));
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((text) => !text.startsWith("§"))).toEqual([brand.pro]);
  const contract = JSON.stringify(german["pro-terms"]);
  expect(contract).toContain("§9,99 USD a month or 99,99 USD a year");
  expect(contract).toContain('href=\\"/de/help?subject=withdrawal\\"');
  expect(contract).toContain("otherwise “§Order and pay”, followed by the price");
  expect(JSON.stringify(german.cookies)).toContain("§Cookie, for 30 Tage");
  expect(german.cookies).toMatchObject({
    groups: groups.map(({ rows }) => ({ rows: rows.map(({ names }) => ({ names })) })),
  });
});

it("PAGE-5 LANG-2 what a language has no text for is in English, and named: another brand brings sentences of its own", async () => {
  const { "Your law": _, ...others } = translated;
  const { documents, missing } = await documentsIn("fr", others);
  expect(missing).toEqual(["Your law"]);
  expect(JSON.stringify(documents)).toContain('"Your law"');
});
