import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "..");

/** Every source file below a folder, as a path from the root. */
function sources(folder: string): string[] {
  return (
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      // `wrangler dev` keeps bundles beside the services worker.
      .filter((file) => /\.tsx?$/.test(file) && !file.includes(".wrangler/"))
      .map((file) => join(folder, file))
      .sort()
  );
}

/** What a file imports: packages by name, our own files as paths from the root. */
function imports(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  const named = [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"\s]+)"/g)].map((match) => match[1] ?? "");
  return named.map((name) => (name.startsWith(".") ? relative(root, resolve(root, dirname(file), name)) : name));
}

const contract = sources("src/contract");
const platform = sources("src/platform");
const services = sources("src/services");
const edge = sources("src").filter((file) => !/^src\/(?:contract|operations|platform|services)\//.test(file));
const worker = [...platform, ...services, ...edge];
const client = sources("client").filter((file) => !/^client\/(build\/|vite\.config)/.test(file));

/** The folder right below `src/pages` or `src/services` that a file belongs to. */
function featureOf(file: string): string | undefined {
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

  it("the contract holds what two sides agree on: what one alone uses stands there", () => {
    const sides = [client, edge, [...platform, ...services], sources("client/build")];
    const users = new Map(contract.map((file) => [file, new Set<number>()]));
    const mark = (file: string, side: number) => {
      const known = users.get(file);
      if (!known || known.has(side)) return;
      known.add(side);
      for (const imported of imports(file)) mark(imported, side);
    };
    for (const [side, files] of sides.entries()) {
      for (const imported of files.flatMap(imports)) mark(imported, side);
    }
    const oneSided = [...users].filter(([, sides]) => sides.size < 2).map(([file]) => file);
    expect(oneSided).toEqual([
      // How the edge reads the addresses that `events.ts` writes in the browser.
      "src/contract/events/read-event.ts",
      // All colours are kept in one folder.
      "src/contract/theme/hours.ts",
      "src/contract/theme/palettes.ts",
      "src/contract/web-standards.d.ts",
    ]);
  });

  it("what may reach the browser imports nothing of the worker", () => {
    const allowed = (imported: string) => imported.startsWith("client/") || imported.startsWith("src/contract/");
    const packages = new Set(["react", "react-dom", "react-dom/client", "zod/mini"]);
    expect(offences(client, (imported) => !allowed(imported) && !packages.has(imported))).toEqual([]);
  });

  const own = (imported: string) => /^(?:src|client)\//.test(imported);
  const layersOf = (...layers: string[]) => {
    return (imported: string) => own(imported) && !layers.some((layer) => imported.startsWith(layer));
  };

  it("what both workers are made of imports nothing but itself and the contract", () => {
    expect(offences(platform, layersOf("src/platform/", "src/contract/"))).toEqual([]);
  });

  it("the services import nothing of the edge", () => {
    expect(offences(services, layersOf("src/services/", "src/platform/", "src/contract/"))).toEqual([]);
  });

  it("the edge imports nothing of the services: it reaches them by bindings and knows the contract alone", () => {
    expect(offences(edge, (imported) => imported.startsWith("src/services/"))).toEqual([]);
  });

  it("every class and entrypoint of the services begins where the jurisdiction is chosen", () => {
    const text = (file: string) => readFileSync(join(root, file), "utf8");
    const pinned = "src/services/pinned.ts";
    const own = (file: string) => /extends (?:DurableObject|WorkerEntrypoint)\b/.test(text(file));
    expect(services.filter((file) => file !== pinned && own(file))).toEqual([]);
    expect(services.filter((file) => /extends Pinned(?:Object|Entrypoint)\b/.test(text(file))).length).toBeGreaterThan(
      18,
    );
  });

  it("the list of bangs is a file that the worker reads, and no part of its size", () => {
    const bringing = (imported: string, file: string) =>
      imported === "client/bangs/bang-data.ts" && file !== "client/bangs/wake-bang-list.ts";
    expect(offences([...contract, ...worker, ...client], bringing)).toEqual([]);
  });

  it("the whole of zod is nowhere: the worker's size has no room for it", () => {
    expect(offences([...contract, ...client, ...worker], (imported) => imported === "zod")).toEqual([]);
  });

  it("no feature of pages or services imports another", () => {
    const others = (imported: string, file: string) => {
      const feature = featureOf(file);
      return feature !== undefined && featureOf(imported) !== undefined && featureOf(imported) !== feature;
    };
    expect(offences(worker, others)).toEqual([]);
  });

  it("only the application and its list of features know the features of pages", () => {
    const insiders = new Set(["src/app.ts", "src/features.ts"]);
    const outside = worker.filter((file) => !file.startsWith("src/pages/") && !insiders.has(file));
    expect(offences(outside, (imported) => imported.startsWith("src/pages/"))).toEqual([]);
  });

  it("a stateless component imports no island and keeps no state", () => {
    const components = client.filter((file) => file.startsWith("client/components/"));
    expect(offences(components, (imported) => imported.endsWith("-island.tsx"))).toEqual([]);
    const stateful = components.filter((file) =>
      /\buse(?:State|Effect|Reducer|Ref)\(/.test(readFileSync(join(root, file), "utf8")),
    );
    expect(stateful).toEqual([]);
  });
});

describe("bodies", () => {
  const reader = "src/platform/body.ts";
  const text = (file: string) => readFileSync(join(root, file), "utf8");
  const offending = (pattern: RegExp) => worker.filter((file) => file !== reader && pattern.test(text(file)));

  it("HOLD-3 the body of a request is read in one file", () => {
    // No other file may read a form, from any object, or a body from anything with a name that requests have.
    expect(offending(/\.(?:formData|parseBody)\(|\bgetReader\(/)).toEqual([]);
    expect(offending(/\b(?:req|request|raw)\)?\s*\.(?:text|json|arrayBuffer|blob|bytes|body)\b(?!:)/)).toEqual([]);
    expect(text(reader)).toMatch(/\.formData\(/);
  });

  it("HOLD-3 every form of the edge goes through the door", () => {
    const posting = worker.filter((file) => !file.startsWith("src/services/") && /\.post\(/.test(text(file)));
    expect(posting.length).toBeGreaterThan(8);
    expect(posting.filter((file) => !text(file).includes("takeForm("))).toEqual([]);
  });
});

describe("shape", () => {
  const all = ["src", "client", "test"].flatMap(sources);

  it("no folder holds more than 25 files", () => {
    const entries = ["src", "client", "test"].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true }),
    );
    const filed = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes(".wrangler"));
    const rooms = Map.groupBy(filed, ({ parentPath }) => relative(root, parentPath));
    const full = [...rooms].filter(([, files]) => files.length > 25);
    expect(full.map(([folder, files]) => `${folder}: ${files.length}; make a folder for a subject of it`)).toEqual([]);
  });

  it("no file reaches itself through what it imports, be it types alone", () => {
    expect(circles(new Map(all.map((file) => [file, imports(file)])))).toEqual([]);
  });
});

/** Groups of files that import one another in a circle, found by Tarjan's algorithm. */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): number => {
    const at = order.size;
    order.set(file, at);
    open.push(file);
    let low = at;
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next)) continue;
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === at) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1) found.push(group.sort());
    }
    return low;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
}

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

  it("exported types have names of their own, so that an import alone says what they are", () => {
    const declared = ["src", "client"].flatMap(sources).flatMap((file) => {
      const types = readFileSync(join(root, file), "utf8").matchAll(/^export (?:declare )?(?:type|interface) (\w+)/gm);
      return [...types].map(([, name = ""]) => ({ name, file }));
    });
    expect(declared.length).toBeGreaterThan(500);
    const shared = [...Map.groupBy(declared, ({ name }) => name)].filter(([, places]) => places.length > 1);
    expect(shared.map(([name, places]) => `${name}: ${places.map(({ file }) => file).join(", ")}`)).toEqual([]);
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

describe("the log", () => {
  const speaking = (files: readonly string[]) =>
    files.filter((file) => /\bconsole\b\s*[.[]/.test(readFileSync(join(root, file), "utf8")));

  it("OPS-2 one file of the workers writes to it", () => {
    expect(speaking([...contract, ...worker])).toEqual(["src/platform/log.ts"]);
    // These write to the console of the visitor's own browser.
    expect(speaking(client)).toEqual([
      "client/events/start.ts",
      "client/in-app/in-app.ts",
      "client/search/use-suggestions.ts",
    ]);
  });

  it("OPS-2 no test keeps a line from the test that reads them all", () => {
    const replacing = sources("test").filter((file) =>
      /spyOn\(console|\bconsole(?:\.\w+|\[\w+\]) = /.test(readFileSync(join(root, file), "utf8")),
    );
    expect(replacing).toEqual(["test/console.ts", "test/logged.ts"]);
  });
});
