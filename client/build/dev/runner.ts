/**
 * Runs the edge in workerd from modules that Vite makes one by one, as they stand now. What did not change is not asked for
 * again, but run again: pages are kept in modules that know nothing of what a page is made of.
 */
import { type FetchResult, ModuleRunner, ssrModuleExportsKey } from "vite/module-runner";

interface DevEnv {
  /** Vite, in the process outside: see `site-worker.ts`. */
  readonly DEV: Fetcher;
  readonly EVAL: { eval(code: string, name: string): (...given: unknown[]) => Promise<void> };
  readonly ASSETS: Fetcher;
}

type Site = Required<Pick<ExportedHandler<object>, "fetch">>;
type Asked = Parameters<Site["fetch"]>[0];

/** Modules by their addresses; null until the isolate has asked which are made already. */
let known: Map<string, FetchResult> | null = null;
/** The site as it is now, with a binding of its own: what was read of its files is kept by that. */
let running: { readonly site: Promise<Site>; readonly env: object } | null = null;

export default {
  async fetch(request, env, context) {
    try {
      await forgetChanged(env);
      running ??= { site: runSite(env), env: { ...env, ASSETS: { fetch: filesWith(env) } } };
      const { site, env: given } = running;
      return await (await site).fetch(request as Asked, given, context);
    } catch (error) {
      // Asked for again, it may have been put right.
      running = null;
      const { message, stack } = error instanceof Error ? error : new Error(String(error));
      // Said to be coded already: otherwise it would be packed on its way out.
      return Response.json(
        { message, stack },
        { status: 500, headers: { "x-dev-failed": "yes", "content-encoding": "identity" } },
      );
    }
  },
} satisfies ExportedHandler<DevEnv>;

async function forgetChanged({ DEV }: DevEnv): Promise<void> {
  const made = known ?? new Map(await ask<[string, FetchResult][]>(DEV, "modules"));
  const changed = new Set(await ask<string[]>(DEV, "changed"));
  if (known && changed.size === 0) return;
  for (const [url, result] of made) if ("file" in result && changed.has(result.file ?? "")) made.delete(url);
  known = made;
  running = null;
}

async function runSite({ DEV, EVAL }: DevEnv): Promise<Site> {
  const runner = new ModuleRunner(
    {
      hmr: false,
      sourcemapInterceptor: false,
      transport: {
        async invoke(payload) {
          if (payload.type !== "custom") throw new Error(`Vite asked for ${payload.type}`);
          const { name, data } = payload.data;
          const [url = ""] = data as string[];
          const held = known?.get(url);
          if (held) return { result: held };
          const answer = await ask<{ result: FetchResult }>(DEV, name, data);
          if (answer.result && name === "fetchModule") known?.set(url, answer.result);
          return answer;
        },
      },
    },
    {
      async runInlinedModule(context, code, { id }) {
        const names = Object.keys(context).join();
        // As many lines before it as Vite takes off again, when it tells whence an error came.
        await EVAL.eval(`"use strict";async(${names})=>{\n\n\n${code}\n}`, id)(...Object.values(context));
        Object.seal(context[ssrModuleExportsKey]);
      },
      runExternalModule: (name) => import(name),
    },
  );
  return (await runner.import<{ default: Site }>("/build/dev/edge.ts")).default;
}

/** The site's files as they were built, but for style sheets, which are written when they are asked for. */
function filesWith({ ASSETS, DEV }: DevEnv): Fetcher["fetch"] {
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    return pathname.endsWith(".css") ? DEV.fetch(`http://dev${pathname}`) : ASSETS.fetch(input, init);
  };
}

async function ask<Answer>(dev: Fetcher, what: string, payload?: object): Promise<Answer> {
  const answer = await dev.fetch(`http://dev/${what}`, { method: "POST", body: JSON.stringify(payload ?? null) });
  return answer.json();
}
