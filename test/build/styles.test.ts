import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { describe, expect, it } from "vitest";
import { preload } from "../../client/build/preload.ts";
import { classNames, compile } from "../../client/build/styles.ts";
import { routeNames } from "../../src/contract/routes.ts";

const root = resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "styles-"));

function compiled(name: string, css: string): string {
  writeFileSync(join(folder, name), css);
  return compile(join(folder, name));
}

/** A hook of a plugin; throws if it is not a plain function. */
function hook(plugin: Plugin, name: "resolveId" | "load"): (id: string) => unknown {
  const found = plugin[name];
  if (typeof found !== "function") throw new Error(`${plugin.name} has no ${name}`);
  return (id) => Reflect.apply(found, {}, [id]);
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

  it("a module's classes carry its name, others stay as they are", () => {
    expect(compiled("data-table.module.css", ".row { color: red }")).toContain(".data_table_row{");
    expect(compiled("plain.css", ".row { color: red }")).toContain(".row{");
  });

  it("what is no style sheet fails the build", () => {
    expect(() => compiled("broken.css", ".row { color: red")).not.toThrow();
    expect(() => compiled("worse.css", "} .row {")).toThrow();
  });
});

describe("class names in scripts", () => {
  const resolveId = hook(classNames(), "resolveId");
  const load = hook(classNames(), "load");

  it("are those of the sheet, whatever is asked for", async () => {
    const id = String(resolveId("./frame/data-table.module.css"));
    const [imported = "", helper = ""] = /^import namesOf from "(.+)";/.exec(String(load(id))) ?? [];
    const given = String(load(helper)).replace("export default", "const namesOf =");
    const whole = String(load(id)).replace(imported, given);
    const module = await import(`data:text/javascript,${encodeURIComponent(whole)}`);
    expect([module.default.row, module.default.head]).toEqual(["data_table_row", "data_table_head"]);
  });

  it("other files are none of its business", () => {
    expect(resolveId("./base.css")).toBeNull();
    expect(load("/client/base.css")).toBeNull();
  });
});

describe("imports that happen later", () => {
  it("bring no list of files along", () => {
    const load = hook(preload(), "load");
    expect(load("/client/entry.ts")).toBeNull();
    expect(load("\0vite/preload-helper.js")).toContain("__vitePreload");
    const assets = join(root, "dist/client/assets");
    const lists = readdirSync(assets).filter((file) =>
      readFileSync(join(assets, file), "utf8").includes("__vite__mapDeps"),
    );
    expect(lists).toEqual([]);
  });
});

describe("the sheets that were built", () => {
  const sheets = join(root, "dist/client/data/styles");
  const read = (name: string) => readFileSync(join(sheets, `${name}.css`), "utf8");
  const areas = readdirSync(join(root, "src/pages"), { withFileTypes: true }).filter((entry) => entry.isDirectory());

  it("a journey has one for all of its pages, and every page of its own belongs to a route", () => {
    const names = readdirSync(join(sheets, "areas")).map((file) => file.replace(/\.css$/, ""));
    expect(names.sort()).toEqual(["restoration", "scan", "search", "subscription"]);
    const pages = readdirSync(sheets).filter((file) => file.endsWith(".css"));
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.filter((file) => !routeNames.some((route) => `${route}.css` === file))).toEqual([]);
  });

  it("each has the colours, the ground and the header, and says each thing once", () => {
    for (const name of ["about", "home", "areas/subscription"]) {
      const css = read(name);
      for (const part of ["--ink:", "--ember:", ".header_", ".footer_"])
        expect(css.split(part).length).toBeGreaterThan(1);
      expect(css.match(/--perch:/g)?.length).toBeLessThan(8);
    }
  });

  it("a page has the rules of what it shows, and not those of others", () => {
    expect(read("comparePrivacy")).toContain(".compare_table_");
    expect(read("about")).not.toContain(".compare_table_");
    expect(read("donations")).toContain(".donations_chart_");
    expect(read("press")).not.toContain(".donations_chart_");
  });

  it("DEV-6 no other number stands near the breakpoint", () => {
    const all = [...routeNames, ...areas.map(({ name }) => `areas/${name}`)].flatMap((name) => {
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
