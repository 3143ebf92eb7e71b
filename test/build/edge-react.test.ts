import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { withoutListeners } from "../../client/build/edge-listeners.ts";
import { textRenderer, withoutUnused } from "../../client/build/edge-react.ts";

const require = createRequire(import.meta.url);
const inProduction = join(dirname(require.resolve("react")), "cjs/react.production.js");
const { createElement, useId, useState }: typeof import("react") = require(inProduction);
const renderer = readFileSync(textRenderer, "utf8");

/** Renders a node by a renderer with this code, and with the React that it is made for. */
function render(code: string, node: ReactNode): string {
  const exports: { renderToString?: (node: ReactNode) => string } = {};
  const load = (name: string) => require(name === "react" ? inProduction : name);
  new Function("require", "exports", code)(load, exports);
  if (!exports.renderToString) throw new Error("not a renderer");
  return exports.renderToString(node);
}

function Field({ label }: { label: string }) {
  const [value] = useState("a < b");
  const id = useId();
  return createElement(
    "p",
    { className: "field", style: { marginTop: 4 } },
    createElement("label", { htmlFor: id }, label, " & more"),
    createElement("input", { id, defaultValue: value, disabled: true, formAction: "/go", type: "submit" }),
    createElement("select", { defaultValue: "b" }, createElement("option", { value: "b" }, "B")),
    createElement("img", { src: "/a.png", alt: "", fetchPriority: "high" }),
  );
}

describe("React at the edge", () => {
  it("writes what React writes", () => {
    const body = createElement(
      "body",
      null,
      [1, 2].map((no) => createElement(Field, { key: no, label: `No ${no}` })),
    );
    const page = createElement("html", null, createElement("head", null, createElement("title", null, "A")), body);
    const written = render(withoutUnused(renderer), page);
    expect(written).toContain("<label");
    expect(written).toBe(render(renderer, page));
  });

  it("hands on what a component throws", () => {
    const Broken = () => {
      throw new Error("a bug of ours");
    };
    expect(() => render(withoutUnused(renderer), createElement("main", null, createElement(Broken)))).toThrow(
      "a bug of ours",
    );
  });

  it("leaves out what a component listens to, and moves nothing", () => {
    const written = `const a = (<a\n  onClick={() => {\n    load();\n  }} href="/">{on(<b onAir />)}<Our onGo={go} /></a>);`;
    const { code } = withoutListeners(written);
    expect(code.replace(/\s+/g, " ")).toBe('const a = (<a href="/">{on(<b />)}<Our onGo={go} /></a>);');
    expect(code).toHaveLength(written.length);
    expect(code.split("\n")).toHaveLength(written.split("\n").length);
    expect(code.indexOf("href")).toBe(written.indexOf("href"));
  });

  it("says so where a part is reached that was left out", () => {
    const { reach } = evaluated(withoutUnused("function reach() { return 1 }", { unused: ["reach"], idle: [] }));
    expect(reach).toThrow("edge-react-parts.ts");
  });

  it("has a part do nothing that is called to no effect", () => {
    const { reach } = evaluated(withoutUnused("function reach() { throw 1 }", { unused: [], idle: ["reach"] }));
    expect(reach?.()).toBeUndefined();
  });

  it("is not built where React has no part of that name", () => {
    expect(() => withoutUnused("function other() {}", { unused: ["reach"], idle: [] })).toThrow("reach");
  });
});

function evaluated(code: string): { reach?: () => unknown } {
  return new Function(`${code}; return { reach }`)();
}
