import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { nativeFeatures } from "../client/bridge/messages.ts";
import { catalogue } from "../client/subscription/paths.ts";
import { endpoints } from "../src/contract/routes.ts";
import { authErrors, authPaths, tokenErrorCodes } from "../src/contract/subscription/auth.ts";

const root = resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Every file of code, style or prose below a folder. */
function files(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:tsx?|css|md)$/.test(file))
    .map((file) => join(folder, file));
}

/** Ids look like others' names do (UTF-8, SHA-256): only the words that the table uses count. */
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

  const said = (name: string) => text.includes(`\`${name}\``);
  const addresses = [
    ...Object.values(authPaths),
    ...Object.values(catalogue).map(({ path }) => path),
    ...Object.values(endpoints).filter((path) => path.startsWith("/api/")),
  ].filter((path) => path !== endpoints.proEligible);

  it.each([...new Set(addresses)])("%s stands there", (path) => {
    expect(said(path)).toBe(true);
  });

  it.each(Object.entries(nativeFeatures))("every message of %s stands there", (_, feature) => {
    const names = [feature.requests, feature.notifications, feature.events].flatMap((part) => Object.keys(part));
    expect(names.filter((name) => !said(name))).toEqual([]);
  });

  it("every code of a refused sign-in stands there", () => {
    // Whatever is not there at all, and the service's own failure, are not a protocol's.
    const plain = new Set<string>(["not_found", "method_not_allowed", "server_error"]);
    expect(authErrors.filter((name) => !plain.has(name) && !said(name))).toEqual([]);
    for (const code of Object.values(tokenErrorCodes))
      expect(text).toMatch(new RegExp(`\\b${code} (?:invalid|expired|used|logged)`));
  });

  it("every address there is one of ours", () => {
    const known = [...addresses, "/account/login", "/account/undo-email"];
    const own = [...text.matchAll(/^\| `(\/[^`]+)`(?:, `(\/[^`]+)`)? \|/gm)].flatMap(([, one, other]) => [one, other]);
    const served = /^\/api\/(?:subscription|products|checkout|purchase)\b/;
    expect(own.filter((path) => path && !known.includes(path) && !served.test(path))).toEqual([]);
  });
});
