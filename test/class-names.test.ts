import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const files = ["client", "src"].flatMap((layer) =>
  readdirSync(layer, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => join(layer, file)),
);

const sheets = files.flatMap((file) => {
  const text = readFileSync(file, "utf8");
  const source = text.replace(/^import .*$/gm, "");
  return [...text.matchAll(/^import (\w+) from "([^"]+\.module\.css)";$/gm)].map(([, name = "", sheet = ""]) => ({
    file,
    source,
    name,
    sheet: join(dirname(file), sheet),
  }));
});

/** A class name that its sheet lacks raises no error: the element has no style. */
describe("the class names of components", () => {
  it.each(sheets)("SET-5 $file has those of $sheet", ({ source, name, sheet }) => {
    const known = new Set([...readFileSync(sheet, "utf8").matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, found]) => found));
    const used = [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].map(([, found]) => found);
    expect(used.filter((found) => !known.has(found))).toEqual([]);
  });
});
