import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";

const root = resolve(import.meta.dirname, "../..");

interface SpokenFiles {
  readonly name: string;
  /** Where the files lie, from the root of the site. */
  readonly folder: string;
  /** Every file by its path, from the root of the site. */
  make(): Promise<ReadonlyMap<string, object>>;
}

/** Writes files of JSON beside what browsers load; while developing, the same addresses answer with them as they would be now. */
export function spokenFiles({ name, folder, make }: SpokenFiles): Plugin {
  return {
    name,
    applyToEnvironment: ({ name }) => name === "edge",
    async writeBundle() {
      const { outDir } = this.environment.getTopLevelConfig().environments.client?.build ?? {};
      if (!outDir) throw new Error("the files of the site have no folder");
      for (const [path, content] of await make()) {
        const target = resolve(root, outDir, path);
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, JSON.stringify(content));
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(async ({ url = "" }, answer, next) => {
        if (!url.startsWith(`/${folder}/`)) return next();
        try {
          const content = (await make()).get(url.slice(1));
          if (!content) return next();
          answer.setHeader("content-type", "application/json").end(JSON.stringify(content));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
