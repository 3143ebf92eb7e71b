import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { builtScripts } from "../../client/build/client-files.ts";
import { type EndingName, endingFile, illustrationList } from "../../client/components/sections/illustration-list.ts";
import { legalTextSchema } from "../../src/contract/legal-text.ts";
import { bangCounts, readBangs } from "../../src/contract/search/bangs.ts";
import { postSchema } from "../../src/contract/services.ts";
import { shippedPosts } from "../../src/services/content/shipped-posts.ts";

const endings = ["perch", "pines", "rain", "fern", "water", "ground"] as const satisfies readonly EndingName[];
const illustrationNames = [...Object.keys(illustrationList), ...endings.map(endingFile)];
const site = resolve(import.meta.dirname, "../../dist/client");
const bytes = (path: string) => readFileSync(join(site, path));
const text = (path: string) => readFileSync(join(site, path), "utf8");

/** Width and height of a PNG: its first chunk (PNG, 11.2.2). */
function sizeOf(path: string): [number, number] {
  const file = bytes(path);
  expect(file.subarray(1, 4).toString("latin1")).toBe("PNG");
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

describe("pictures", () => {
  const files = readdirSync(join(site, "art"));

  it("each stands in both skies, and there is none besides", () => {
    const wanted = [...illustrationNames, "hide"].flatMap((name) => [`${name}.light.svg`, `${name}.dark.svg`]);
    expect(files.sort()).toEqual([...wanted, "landscape.svg", "hide.svg", "found.svg"].sort());
  });

  it("none depends on anything outside it", () => {
    const dependent = files.filter((file) =>
      /<(?:script|style|image|foreignObject)|(?:href|src)="(?!#)|url\((?!#)|\bon\w+=/.test(text(`art/${file}`)),
    );
    expect(dependent).toEqual([]);
  });

  it("the two skies of one differ in colours and in nothing else", () => {
    const drawn = (name: string, sky: string) => text(`art/${name}.${sky}.svg`);
    const uncoloured = (svg: string) => svg.replace(/#[0-9a-f]{3,8}\b/gi, "#");
    const same = illustrationNames.filter((name) => drawn(name, "light") === drawn(name, "dark"));
    expect(same).toEqual([]);
    const alike = illustrationNames.filter(
      (name) => uncoloured(drawn(name, "light")) === uncoloured(drawn(name, "dark")),
    );
    expect(alike.length).toBeGreaterThan(illustrationNames.length / 2);
  });

  it("icons and cards have the sizes that are asked for", () => {
    expect(sizeOf("icons/apple-touch-icon.png")).toEqual([180, 180]);
    expect(sizeOf("icons/icon-192.png")).toEqual([192, 192]);
    expect(sizeOf("icons/icon-512.png")).toEqual([512, 512]);
    const cards = readdirSync(join(site, "cards"));
    expect(cards.length).toBeGreaterThan(20);
    expect(new Set(cards.map((card) => sizeOf(`cards/${card}`).join(" by ")))).toEqual(new Set(["1200 by 630"]));
  });

  it("the logos of the press page are wide enough to print", () => {
    const drawings = readdirSync(join(site, "press")).filter((file) => file.endsWith(".svg"));
    expect(drawings.length).toBeGreaterThan(0);
    for (const drawing of drawings) expect(sizeOf(`press/${drawing.replace(/svg$/, "png")}`)[0]).toBe(2400);
  });
});

describe("the heading face", () => {
  it("is one file that a slow phone has in one round trip", () => {
    const file = bytes("fonts/bricolage.woff2");
    expect(file.subarray(0, 4).toString("latin1")).toBe("wOF2");
    expect(file.length).toBeLessThan(14_000);
    expect(readdirSync(join(site, "fonts"))).toContain("bricolage.woff2");
  });
});

describe("what the worker reads", () => {
  it("SRCH-4 the list of bangs is as long as pages say", () => {
    const { all, categories } = readBangs(text("data/bangs.txt"));
    expect({ bangs: all.length, categories: categories.size }).toEqual(bangCounts);
  });

  it("PAGE-4 every update is one, newest first, each under its own name", () => {
    const posts = z.array(postSchema).parse(JSON.parse(JSON.stringify(shippedPosts)));
    const dates = posts.map(({ published_at }) => published_at);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(posts.length);
    for (const { html, paragraphs } of posts) expect(html.match(/<p>/g)).toHaveLength(paragraphs.length);
    for (const { html } of posts) expect(html.replace(/<\/?p>/g, "")).not.toMatch(/[<>]/);
  });

  it.each(["privacy", "terms", "pro-terms", "acceptable-use"])("PAGE-5 %s can be read as a legal text", (name) => {
    expect(() => legalTextSchema.parse(JSON.parse(text(`data/${name}.json`)))).not.toThrow();
  });
});

describe("the scripts that pages name", () => {
  const { entry, results, simulator } = builtScripts();

  it("are there", () => {
    for (const script of [entry, results, simulator]) expect(statSync(join(site, script)).size).toBeGreaterThan(0);
    expect(new Set([entry, results, simulator]).size).toBe(3);
  });

  it("no name of a chunk in the entry script leads nowhere, and it waits for no list of files", () => {
    const named = [...text(entry.slice(1)).matchAll(/["`]\.\/([\w-]+\.js)["`]/g)].map(([, name]) => name ?? "");
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !existsSync(join(site, "assets", name)))).toEqual([]);
    const scripts = readdirSync(join(site, "assets"));
    expect(scripts.filter((file) => text(`assets/${file}`).includes("__vite__mapDeps"))).toEqual([]);
  });

  it("bring no style sheet along: a page has its own", () => {
    for (const folder of ["assets", "../edge", "../edge/modules"]) {
      expect(readdirSync(join(site, folder)).filter((file) => file.endsWith(".css"))).toEqual([]);
    }
  });
});

describe("the simulator", () => {
  const scripts = join(site, "assets");
  const named = (prefix: string) => readdirSync(scripts).find((file) => file.startsWith(prefix)) ?? "";

  /** A script, and all scripts that are loaded before it runs. */
  function readBefore(file: string, read = new Set<string>()): ReadonlySet<string> {
    if (read.has(file)) return read;
    read.add(file);
    const code = readFileSync(join(scripts, file), "utf8");
    for (const [, next = ""] of code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) readBefore(next, read);
    return read;
  }

  it("NAT-5 is there before the entry script runs, which looks for the app", () => {
    const read = readBefore(named("simulator-"));
    expect(read.size).toBeGreaterThan(3);
    expect(read).not.toContain(named("entry-"));
  });
});
