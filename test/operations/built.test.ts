import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { builtScripts } from "../../client/build/client-files.ts";
import { sourceVersion } from "../../client/build/version.ts";
import { differences, fingerprintsOf } from "../../src/operations/built.ts";
import { deploymentOf, writeBuiltSettings } from "../../src/operations/deployment.ts";
import { query, securityDaysLeft, summarise, verdictOf } from "../../src/operations/objective-rules.ts";
import { fetchKept, scriptsToPublish } from "../../src/operations/previous-files.ts";
import { smokeOf } from "../../src/operations/smoke.ts";
import { sourceOf } from "../../src/operations/source-of.ts";

const dist = resolve(import.meta.dirname, "../../dist");
const text = (path: string) => readFileSync(join(dist, path), "utf8");
const release = { version: sourceVersion(), files: fingerprintsOf(dist) };
const workers = ["edge", "services"] as const;

const folder = mkdtempSync(join(tmpdir(), "upload-"));
afterAll(() => rmSync(folder, { recursive: true }));

const scriptsOf = (worker: string) =>
  Object.keys(release.files).filter((file) => file.startsWith(`${worker}/`) && file.endsWith(".js"));

describe("what was built (npm run build)", () => {
  it("OPS-5 is named by its sources in both workers", () => {
    expect(release.version).toMatch(/^[0-9a-f]{12}$/);
    for (const worker of workers) {
      const named = scriptsOf(worker).filter((file) => text(file).includes(release.version));
      expect(named.length, `${worker}: sources have changed since \`npm run build\``).toBeGreaterThan(0);
    }
  });

  it("OPS-5 a file that changed, came or went is noticed", () => {
    expect(differences(release, fingerprintsOf(dist))).toEqual([]);
    const { "edge/index.js": _, ...others } = release.files;
    expect(differences({ files: others }, release.files)).toEqual(["edge/index.js"]);
    expect(differences({ files: { ...release.files, "client/_headers": "0" } }, release.files)).toEqual([
      "client/_headers",
    ]);
  });

  it.each(workers)(
    "OPS-5 STREAM-2 is uploaded as it is: %s, in every deployed environment",
    (worker) => {
      for (const environment of ["staging", "production"]) {
        const config = writeBuiltSettings(deploymentOf(environment), worker);
        const out = join(folder, `${worker}-${environment}`);
        const given = ["versions", "upload", "-c", config, "--dry-run", "--outdir", out];
        const { status, stderr } = spawnSync("wrangler", given, { encoding: "utf8" });
        expect([status, stderr.replace(/^npm warn.*\n/gm, "")]).toEqual([0, ""]);
        expect(readFileSync(join(out, "index.js"), "utf8")).toBe(text(`${worker}/index.js`));
      }
      expect(differences(release, fingerprintsOf(dist)), "no second build").toEqual([]);
    },
    120_000,
  );

  it.each([
    ["edge", "writeDataPoint", "src/watch/answer-counter.ts"],
    ["edge", "whatWeMeasure", "src/contract/routes.ts"],
    ["services", "beginEnding", "src/services/auth/account/account.ts"],
  ])("OPS-2 a frame of the %s names our file", (worker, words, file) => {
    // The bundler's own lines have no source, and neither have the texts of languages.
    const made = /\/(?:rolldown-runtime|_virtual_service-texts-[\w-]+|[a-z]{2}-[\w-]+)\.js$/;
    const scripts = scriptsOf(worker).filter((name) => !made.test(name));
    const places = scripts.flatMap((script) => {
      const code = text(script);
      const map = JSON.parse(text(`${script}.map`));
      const frames = [...code.matchAll(new RegExp(words, "g"))].map(({ index }) => frameAt(code, index));
      return frames.map((frame) => sourceOf(map, frame)?.replace(/:\d+$/, ""));
    });
    expect(places).toContain(file);
    for (const script of scripts) expect(text(script)).toContain(`//# sourceMappingURL=${basename(script)}.map`);
    const map = JSON.parse(text(`${worker}/index.js.map`));
    expect(sourceOf(map, "index.js:999999:1")).toBeNull();
    expect(sourceOf(map, "no frame")).toBeNull();
  });
});

function frameAt(code: string, index: number): string {
  const lines = code.slice(0, index).split("\n");
  return `index.js:${lines.length}:${(lines.at(-1) ?? "").length + 1}`;
}

describe("the scripts of the releases before", () => {
  const digest = (body: string) => createHash("sha256").update(body).digest("hex");
  const bytes = new Map(["a", "b", "c", "d", "e"].map((name) => [`${name}.js`, `import"./${name}"`]));
  const scripts = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, digest(bytes.get(name) ?? "")]));
  const built = (version: string, ...names: string[]) => ({
    version,
    files: Object.fromEntries(Object.entries(scripts(...names)).map(([name, hash]) => [`client/assets/${name}`, hash])),
  });
  const site = async (name: string) => new TextEncoder().encode(bytes.get(name) ?? "");

  it("OPS-5 an old page finds every script that it names beside the new worker, for three releases", async () => {
    // Four releases one after the other, each with a script of its own and one that stays.
    let live: unknown = null;
    const served: ReadonlySet<string>[] = [];
    for (const [version, own] of [
      ["1", "a"],
      ["2", "b"],
      ["3", "c"],
      ["4", "d"],
    ] as const) {
      const release = built(version, `${own}.js`, "e.js");
      const kept = scriptsToPublish(release, live);
      const fetched = await fetchKept(kept, site);
      served.push(new Set([`${own}.js`, "e.js", ...fetched.keys()]));
      live = JSON.parse(JSON.stringify(kept.list));
    }
    expect([...(served[2] ?? [])].sort()).toEqual(["a.js", "b.js", "c.js", "e.js"]);
    expect([...(served[3] ?? [])].sort()).toEqual(["b.js", "c.js", "d.js", "e.js"]);
  });

  it("OPS-5 of this very build, opened before the next release, nothing is missing", async () => {
    const names = Object.keys(release.files).filter((path) => /^client\/assets\/[\w-]+\.js$/.test(path));
    const { entry } = builtScripts();
    const named = [...text(`client${entry}`).matchAll(/["`]\.\/([\w-]+\.js)["`]/g)].map(([, name]) => name ?? "");
    expect(named.length).toBeGreaterThan(5);
    const { list } = scriptsToPublish(release, null);
    const next = built("ffffffffffff", "a.js");
    const { wanted } = scriptsToPublish(next, list);
    expect(Object.keys(wanted).sort()).toEqual(names.map((path) => path.replace("client/assets/", "")).sort());
    for (const name of [entry.replace("/assets/", ""), ...named]) expect(Object.keys(wanted)).toContain(name);
  });

  it("OPS-5 takes no other file's name and no other bytes from the site", async () => {
    const list = { releases: [{ version: "0", scripts: { "../_headers": digest("x"), "a.js": digest("x") } }] };
    const kept = scriptsToPublish(built("1", "b.js"), list);
    expect(Object.keys(kept.wanted)).toEqual(["a.js"]);
    await expect(fetchKept(kept, site)).rejects.toThrow("a.js");
    await expect(fetchKept(kept, async () => null)).rejects.toThrow("a.js");
    for (const broken of [null, "text", { releases: "many" }])
      expect(scriptsToPublish(built("1", "b.js"), broken).wanted).toEqual({});
  });
});

describe("the objectives", () => {
  const row = (answers: number, status: string, duration: string) => ({
    ...{ route: "home", start: "warm", version: "v", answers, status, duration },
  });

  it("OPS-2 are told from what was counted", () => {
    const summary = summarise([
      row(900, "200", "30"),
      row(50, "404", "100"),
      row(40, "200", "300"),
      row(10, "503", "slower"),
    ]);
    expect(summary).toEqual({ answers: 1000, failed: 10, available: 0.99, fast: 0.95 });
    expect(verdictOf(summary)).toBe("unavailable");
    expect(verdictOf({ ...summary, failed: 0, available: 1 })).toBe("met");
    expect(verdictOf({ ...summary, available: 1, fast: 0.94 })).toBe("slow");
  });

  it("OPS-2 silence is a failure", () => {
    expect(verdictOf(summarise([]))).toBe("nothing counted");
  });

  it("OPS-2 a security.txt that is about to expire is noticed", () => {
    const now = Date.parse("2026-11-22T00:00:00Z");
    expect(securityDaysLeft("Contact: a\nExpires: 2026-12-22T00:00:00Z\n", now)).toBe(30);
    expect(securityDaysLeft("Expires: 2026-11-01T00:00:00Z", now)).toBeLessThan(0);
    expect(securityDaysLeft("Contact: a", now)).toBeLessThan(0);
  });

  it("OPS-2 are asked for by position, as the worker writes them", () => {
    expect(query("nightjar_answers", 10, "0123456789ab")).toMatch(/blob1 AS route, blob2 AS status, blob3 AS duration/);
    expect(query("nightjar_answers", 10, null)).not.toContain("AND");
  });
});

describe("the look at a version", () => {
  const type = (path: string) =>
    path.startsWith("/assets")
      ? "text/javascript"
      : path.startsWith("/ac")
        ? "application/json"
        : path.endsWith(".xml")
          ? "application/xml"
          : "text/html";
  const site = (health: object) => async (path: string) =>
    path === "/healthz" ? Response.json(health) : new Response("", { headers: { "content-type": type(path) } });
  const built = { version: "abc", entry: "/assets/entry.js" };

  it("OPS-5 finds nothing wrong with one that is whole", async () => {
    expect(await smokeOf(site({ status: "ok", version: "abc", missing: [] }), built)).toEqual([]);
  });

  it("OPS-5 finds another version, what is missing and what does not answer", async () => {
    const faults = await smokeOf(site({ status: "failing", version: "old", missing: ["STORE"] }), built);
    expect(faults).toEqual([expect.stringContaining("old"), expect.stringContaining("STORE")]);
    const broken = await smokeOf(
      async (path) => (path === "/healthz" ? Response.json({}) : new Response("", { status: 500 })),
      built,
    );
    expect(broken.length).toBeGreaterThan(6);
  });
});
