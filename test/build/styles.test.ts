import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { compile, minified } from "../../client/build/css.ts";
import { routeNames } from "../../src/contract/routes.ts";

const root = resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "styles-"));

function compiled(name: string, css: string): string {
  writeFileSync(join(folder, name), css);
  return minified([compile(join(folder, name))]);
}

describe("a style sheet as it is sent", () => {
  it("DEV-6 800 px belong to a phone, and nothing lies between it and a desk", () => {
    const css = compiled("a.css", "@media (--phone) { a { color: red } } @media (--desk) { a { color: blue } }");
    expect(css).toBe("@media (width<=800px){a{color:red}}@media (width>800px){a{color:#00f}}");
  });

  it("DEV-6 the name can stand beside other conditions", () => {
    expect(compiled("b.css", "@media (--desk) and (max-width: 1099px) { a { color: red } }")).toContain("800px");
    expect(compiled("c.css", "@media (--desk), print { a { color: red } }")).toMatch(/800px.*,\s*print|print.*800px/);
  });

  it("a module's classes are its own, others stay as they are", () => {
    const [one, other] = ["data-table", "field"].map((name) => compiled(`${name}.module.css`, ".row { color: red }"));
    expect(one).toMatch(/^\.[\w-]{6,}_row\{/);
    expect(one).not.toBe(other);
    expect(compiled("plain.css", ".row { color: red }")).toBe(".row{color:red}");
  });

  it("no colour of the theme is unknown, and none is left to the browser", () => {
    expect(compiled("d.css", "a { color: theme(ink) }")).toMatch(/^a\{color:light-dark\(#\w+,#\w+\)\}$/);
    expect(() => compiled("e.css", "a { color: theme(mauve) }")).toThrow("mauve");
  });

  it("what is no style sheet fails the build", () => {
    expect(() => compiled("broken.css", ".row { color: red")).not.toThrow();
    expect(() => compiled("worse.css", "} .row {")).toThrow();
  });
});

describe("the sheets that were built", () => {
  const sheets = join(root, "dist/client/data/styles");
  const read = (name: string) => readFileSync(join(sheets, `${name}.css`), "utf8");
  const features = readdirSync(join(root, "src/pages"), { withFileTypes: true }).filter((entry) => entry.isDirectory());

  /** The names that a module's classes have. */
  const namesIn = (module: string) => compile(join(root, `${module}.module.css`)).match(/\.[\w-]{6,}_\w+/g) ?? [];

  it("a flow has one for all of its pages, and every page of its own belongs to a route", () => {
    const names = readdirSync(join(sheets, "features")).map((file) => file.replace(/\.css$/, ""));
    // The page of controls has no route, as only developers open it, nor has the page for an address that has none.
    expect(names.sort()).toEqual(["controls", "fallback", "restoration", "scan", "search", "subscription"]);
    const pages = readdirSync(sheets).filter((file) => file.endsWith(".css"));
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.filter((file) => !routeNames.some((route) => `${route}.css` === file))).toEqual([]);
  });

  it("each has the colours, the ground and the header, and says each thing once", () => {
    for (const name of ["about", "home", "features/subscription"]) {
      const css = read(name);
      for (const part of ["--ink:", "--accent:", ...namesIn("client/frame/header"), ...namesIn("client/frame/footer")])
        expect(css, part).toContain(part);
      expect(css.match(/--surface:/g)?.length).toBeLessThan(8);
    }
  });

  it("a page has the rules of what it shows, and not those of others", () => {
    const [table = ""] = namesIn("src/pages/company/compare-table");
    expect(read("comparePrivacy")).toContain(table);
    expect(read("about")).not.toContain(table);
    const [chart = ""] = namesIn("src/pages/company/donations/donations-chart");
    expect(read("donations")).toContain(chart);
    expect(read("press")).not.toContain(chart);
  });

  it("DEV-6 no other number stands near the breakpoint", () => {
    const all = [...routeNames, ...features.map(({ name }) => `features/${name}`)].flatMap((name) => {
      try {
        return read(name);
      } catch {
        return [];
      }
    });
    expect(all.length).toBeGreaterThan(20);
    expect(all.flatMap((css) => css.match(/width[^)]*\b(?:799|801)(?:\.\d+)?px/g) ?? [])).toEqual([]);
    expect(all.filter((css) => /--phone|--desk/.test(css))).toEqual([]);
  });
});
