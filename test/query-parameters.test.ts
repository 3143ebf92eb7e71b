import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { namedElsewhere, readableParameters } from "./query-parameters.ts";
import { questionsReadIn } from "./questions.ts";

const root = resolve(import.meta.dirname, "..");

/** The files that make pages: neither the build nor modules that answer programs, such as the services. */
const files = ["client", "src"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  )
  .filter(
    (file) => /\.tsx?$/.test(file) && !/^(?:client\/build|src\/(?:services|platform|suggestions|results))\//.test(file),
  )
  .sort();

/** Reads of a query parameter, by the names of queries in the code. */
const read =
  /(?:\b(?:searchParams|query|params)|URLSearchParams\([^()]*\))\s*\??\.\s*(?:get|has|getAll)\(\s*([^)]*)|\breq\.query\(\s*([^)]*)/g;

const reads = files.flatMap((file) =>
  [...readFileSync(join(root, file), "utf8").matchAll(read)].map(([, got, asked]) => ({
    file,
    what: got ?? asked ?? "",
  })),
);
const literal = /^"([^"]*)"$/;

describe("HOLD-10 what a page reads from its address", () => {
  it("is one of a closed list, in which nothing only makes a claim", () => {
    const named = reads.flatMap(({ file, what }) => {
      const name = literal.exec(what.trim())?.[1];
      return name === undefined || name in readableParameters ? [] : [`${file} reads ${name}`];
    });
    expect(named).toEqual([]);
  });

  it("is named by a literal, or in a file that says which names those are", () => {
    const unnamed = new Set(reads.filter(({ what }) => !literal.test(what.trim())).map(({ file }) => file));
    expect([...unnamed].sort()).toEqual(Object.keys(namedElsewhere).sort());
  });

  it("FLOW-5 is a question only where the walks over all questions find it", () => {
    const readers = reads.filter(({ what }) => what.trim() === '"ask"').map(({ file }) => file);
    expect(readers).toEqual(Object.keys(questionsReadIn));
  });

  it("is read somewhere", () => {
    const text = files.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
    expect(
      Object.keys(readableParameters).filter((name) => !text.includes(`"${name}"`) && !text.includes(`${name}:`)),
    ).toEqual([]);
  });
});
