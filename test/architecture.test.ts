import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "..");

/** Every source file below a folder, as a path from the root. */
function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file))
    .sort();
}

/** What a file imports, packages as they are named and own files as paths from the root. */
function imports(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  const named = [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map((match) => match[1] ?? "");
  return named.map((name) => (name.startsWith(".") ? relative(root, resolve(root, dirname(file), name)) : name));
}

const worker = sources("src").filter((file) => !file.startsWith("src/contract/"));
const contract = sources("src/contract");
const client = sources("client").filter((file) => !/^client\/(build\/|vite\.config)/.test(file));

/** The folder right below `src/pages` or `src/services` that a file belongs to. */
function areaOf(file: string): string | undefined {
  return /^src\/(?:pages|services)\/([a-z-]+)\//.exec(file)?.[0];
}

const offences = (files: string[], isOffence: (imported: string, file: string) => boolean) =>
  files.flatMap((file) =>
    imports(file)
      .filter((imported) => isOffence(imported, file))
      .map((imported) => `${file} imports ${imported}`),
  );

describe("layers", () => {
  it("the contract imports nothing but itself and zod", () => {
    expect(offences(contract, (imported) => !imported.startsWith("src/contract/") && imported !== "zod/mini")).toEqual(
      [],
    );
  });

  it("what may reach the browser imports nothing of the worker", () => {
    const allowed = (imported: string) => imported.startsWith("client/") || imported.startsWith("src/contract/");
    const packages = new Set(["react", "react-dom", "react-dom/client", "zod/mini"]);
    expect(offences(client, (imported) => !allowed(imported) && !packages.has(imported))).toEqual([]);
  });

  it("the list of bangs is a file that the worker reads, and no part of its size", () => {
    const carriers = [...contract, ...worker, ...client.filter((file) => !file.startsWith("client/bangs/"))];
    const bringing = (imported: string, file: string) =>
      imported.startsWith("client/bangs/") && file !== "client/islands/watch.ts";
    expect(offences(carriers, bringing)).toEqual([]);
  });

  it("the whole of zod is nowhere: the worker's size has no room for it", () => {
    expect(offences([...contract, ...client, ...worker], (imported) => imported === "zod")).toEqual([]);
  });

  it("no area of pages or services imports another", () => {
    const others = (imported: string, file: string) => {
      const area = areaOf(file);
      return area !== undefined && areaOf(imported) !== undefined && areaOf(imported) !== area;
    };
    expect(offences(worker, others)).toEqual([]);
  });

  it("only the application and the entry know the areas of pages", () => {
    const outside = worker.filter((file) => !file.startsWith("src/pages/") && file !== "src/app.ts");
    expect(offences(outside, (imported) => imported.startsWith("src/pages/"))).toEqual([]);
  });

  it("a stateless component imports no island and keeps no state", () => {
    const components = client.filter((file) => file.startsWith("client/components/"));
    expect(offences(components, (imported) => imported.startsWith("client/islands/"))).toEqual([]);
    const stateful = components.filter((file) =>
      /\buse(?:State|Effect|Reducer|Ref)\(/.test(readFileSync(join(root, file), "utf8")),
    );
    expect(stateful).toEqual([]);
  });
});

describe("names", () => {
  const all = [...worker, ...contract, ...client];

  it("no drawer: no folder or file is called utils, lib, helpers, common or misc", () => {
    expect(all.filter((file) => /(?:^|\/)(?:utils?|lib|helpers?|common|misc)(?:\/|\.)/.test(file))).toEqual([]);
  });

  it("files are in kebab case", () => {
    expect(all.filter((file) => !/^(?:[a-z0-9-]+\/)*[a-z0-9.-]+\.tsx?$/.test(file))).toEqual([]);
  });

  it("no file only exports what others export", () => {
    const barrels = all.filter((file) => {
      const lines = readFileSync(join(root, file), "utf8")
        .split("\n")
        .filter((line) => line.trim());
      return lines.length > 0 && lines.every((line) => /^export .* from /.test(line));
    });
    expect(barrels).toEqual([]);
  });

  it("style sheets of components and pages have names of their own", () => {
    const names = [...sheets("client"), ...sheets("src")].map((file) => file.split("/").at(-1));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

function sheets(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".module.css"),
  );
}

describe("what reaches the browser", () => {
  const assets = join(root, "dist/client/assets");

  it("no script holds a word of the server", () => {
    expect(existsSync(assets)).toBe(true);
    const scripts = readdirSync(assets).filter((file) => file.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(1);
    const words = /KVNamespace|DurableObject|cloudflare:workers|AUTH_SIGNING|renderToString|passcode_hash/;
    expect(scripts.filter((file) => words.test(readFileSync(join(assets, file), "utf8")))).toEqual([]);
  });
});
