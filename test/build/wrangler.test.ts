import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { wranglerFiles } from "../../client/build/wrangler/files.ts";
import { entrypoints, objects } from "../../client/build/wrangler/settings.ts";

const root = resolve(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

describe("wrangler.toml", () => {
  it.each(Object.keys(wranglerFiles))("OPS-1 %s is what the settings say: npm run config", (path) => {
    expect(read(path)).toBe(wranglerFiles[path]);
  });

  it("OPS-1 the edge holds no store, no Durable Object and no signing key", () => {
    expect(wranglerFiles["wrangler.toml"]).not.toMatch(/kv_namespaces|durable_objects|AUTH_SIGNING|AUTH_CLIENTS|EMAIL/);
  });

  it("OPS-6 no worker binds the operator's door", () => {
    for (const [path, text] of Object.entries(wranglerFiles)) expect(text, path).not.toContain("OperatorService");
  });

  it("OPS-1 production binds nothing of the services worker", () => {
    const [, production = ""] = (wranglerFiles["wrangler.toml"] ?? "").split("[env.production]");
    expect(production).toContain('STAGE = "production"');
    expect(production).not.toMatch(/entrypoint|nightjar-services/);
  });

  it("SVC-1 every entrypoint and every object is exported by the services worker and by the worker of the tests", () => {
    for (const name of [...Object.values(entrypoints), ...Object.values(objects)]) {
      for (const worker of ["src/services/index.ts", "test/worker.ts"]) {
        expect(read(worker), `${worker}: ${name}`).toMatch(new RegExp(`export \\{ ${name} \\}`));
      }
    }
  });
});
