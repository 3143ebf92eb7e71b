import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readWorkerSettings } from "../src/operations/settings.ts";
import { serviceTable } from "../src/platform/service-table.ts";

const root = resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Every file of code, style or prose below a folder. */
function files(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:tsx?|css|md)$/.test(file))
    .map((file) => join(folder, file));
}

/** Other names look like ids (UTF-8, SHA-256), so only the words that the table uses count. */
const rows = [...read("test/requirements.md").matchAll(/^\| (([A-Z]+)-\d+) \| (.+) \|$/gm)];
const listed = new Set(rows.map(([, id]) => id ?? ""));
const open = new Set(rows.filter(([, , , line]) => /\bopen\b/.test(line ?? "")).map(([, id]) => id ?? ""));
const words = [...new Set(rows.map(([, , word]) => word))].join("|");

const idsIn = (text: string) => text.match(new RegExp(`\\b(?:${words})-\\d+\\b`, "g")) ?? [];
const tests = files("test").filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));
const source = ["src", "client"].flatMap(files);

const unknown = (all: readonly string[]) =>
  all.flatMap((file) =>
    idsIn(read(file))
      .filter((id) => !listed.has(id))
      .map((id) => `${file}: ${id}`),
  );

describe("requirements", () => {
  it("each has one row", () => {
    expect(rows.length).toBe(listed.size);
    expect(rows.length).toBeGreaterThan(100);
  });

  it("a test names no id without a row", () => {
    expect(unknown(tests)).toEqual([]);
  });

  it("a comment of the source names no id without a row", () => {
    expect(unknown([...source, "README.md"])).toEqual([]);
  });

  it("each is named by a test, or is open", () => {
    const named = new Set(tests.flatMap((file) => idsIn(read(file))));
    expect([...listed].filter((id) => !named.has(id) && !open.has(id))).toEqual([]);
  });
});

/** Every path from the root, with a slash before it: comments name a file by its whole path or by the end of it. */
const all = ["src", "client", "test"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `/${join(folder, file)}`),
);
const isThere = (path: string) => existsSync(join(root, path)) || all.some((file) => file.endsWith(`/${path}`));

describe("comments", () => {
  const named = [...source, ...files("test")].flatMap((file) =>
    [...read(file).matchAll(/`(\w[\w./-]*\.(?:tsx?|css|md))`/g)].map(([, path]) => ({ file, path: path ?? "" })),
  );

  it("name files that there are", () => {
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ path }) => !isThere(path)).map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
  });
});

describe.each(["README.md", "src/docs/contributing.md", "src/docs/decisions.md"])("%s", (file) => {
  const named = new Set(
    [...read(file).matchAll(/`([\w.-]+\/[\w./-]+|[\w-]+\.(?:tsx?|md|toml))`/g)].map(([, path]) => path ?? ""),
  );

  it("names paths and files that there are", () => {
    // The output of a tool, and a package.
    const made = new Set(["test-results/shots", "zod/mini"]);
    expect(named.size).toBeGreaterThan(9);
    expect([...named].filter((path) => !made.has(path) && !isThere(path))).toEqual([]);
  });
});

describe("src/services/README.md", () => {
  const lines = read("src/services/README.md").split("\n");
  /** The code in the first cell of each row of a table. */
  const firstCells = lines.flatMap((line) => [...(/^\| `(\w+)`/.exec(line)?.slice(1) ?? [])]);

  const entrypoints = new Map(
    readWorkerSettings("edge", "development", root).services?.map(({ binding, entrypoint }) => [binding, entrypoint]),
  );
  const { bindings } = readWorkerSettings("services", "development", root).durable_objects;

  it("has each service with its addresses, its hosts, its binding and its entrypoint", () => {
    for (const [name, service] of Object.entries(serviceTable)) {
      const row = lines.find((line) => line.startsWith(`| ${name} |`)) ?? "";
      const told = [...row.matchAll(/`([^`]+)`/g)].map(([, code]) => code);
      const { paths, host, stagingHost, binding } = service;
      expect(told, name).toEqual([...paths, host, stagingHost, binding, entrypoints.get(binding)]);
    }
  });

  it("says of each object what it keeps, and of no other", () => {
    const classes = new Set(bindings.map(({ class_name }) => class_name));
    expect(firstCells.filter((cell) => /^[A-Z][a-z]/.test(cell)).toSorted()).toEqual([...classes].toSorted());
  });
});

describe("protocols", () => {
  const text = read("src/contract/protocols.md");
  const sections = new Set([...text.matchAll(/^## (\d+)\. /gm)].map(([, number]) => number));

  it("every section that a comment names is there", () => {
    const missing = source.flatMap((file) =>
      [...read(file).matchAll(/protocols, sections? (\d+)(?: (?:and|to) (\d+))?/gi)].flatMap(([said, one, other]) =>
        [one, other].filter((number) => number && !sections.has(number)).map(() => `${file}: ${said}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  it("no comment points at a specification that is not here", () => {
    expect(source.filter((file) => /(?<!GPC )\bspecification, section/i.test(read(file)))).toEqual([]);
  });
});
