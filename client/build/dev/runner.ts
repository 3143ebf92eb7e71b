/**
 * Runs the edge in workerd from modules that Vite makes one by one. After a change, unchanged modules are not requested again,
 * but all are run again: some keep rendered pages without depending on the modules that those are made of.
 */
import { type FetchResult, ModuleRunner, ssrModuleExportsKey } from "vite/module-runner";

interface DevEnv {
  /** Vite, in the process outside: see `site-worker.ts`. */
  readonly DEV: Fetcher;
  readonly EVAL: { eval(code: string, name: string): (...given: unknown[]) => Promise<void> };
  readonly ASSETS: Fetcher;
}

type Site = Required<Pick<ExportedHandler<object>, "fetch">>;
type SiteRequest = Parameters<Site["fetch"]>[0];

/** Modules by URL; null until the isolate has asked Vite which ones it has made already. */
let known: Map<string, FetchResult> | null = null;
/**
 * The running site, and its bindings: `ASSETS` is a new object for each run, since what was read of the files is cached by it.
 */
let running: { readonly site: Promise<Site>; readonly env: object } | null = null;

export default {
  async fetch(request, env, context) {
    try {
      await forgetChanged(env);
      running ??= { site: runSite(env), env: { ...env, ASSETS: { fetch: filesWith(env) } } };
      const { site, env: given } = running;
      return await (await site).fetch(request as SiteRequest, given, context);
    } catch (error) {
      // The next request starts anew: the error may be fixed by then.
      running = null;
      const { message, stack } = error instanceof Error ? error : new Error(String(error));
      // With a coding stated, the platform does not compress the response.
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
        // As many lines before the code as Vite subtracts from the line numbers of a stack trace.
        await EVAL.eval(`"use strict";async(${names})=>{\n\n\n${code}\n}`, id)(...Object.values(context));
        Object.seal(context[ssrModuleExportsKey]);
      },
      runExternalModule: (name) => import(name),
    },
  );
  return (await runner.import<{ default: Site }>("/build/dev/edge.ts")).default;
}

/** The site's files as they were built, except style sheets, which are compiled on request. */
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
