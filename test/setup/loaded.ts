/**
 * The test runner makes a module when it is first imported, which takes longer than a visitor is kept waiting. So all that the edge
 * loads when it is first asked for is loaded before the tests.
 */
import.meta.glob(["../../src/**/*.{ts,tsx}", "!../../src/**/*.d.ts", "!../../src/operations/**"], { eager: true });

/** What is used here of Vite's module runner, which the test runner keeps in a global variable. */
interface ModuleRunner {
  readonly evaluatedModules: {
    getModuleByUrl(url: string): { readonly meta?: unknown; readonly evaluated: boolean } | undefined;
  };
  readonly vitestOptions: {
    readonly transport: { resolveId(id: string, importer?: string): Promise<unknown> };
  };
  cachedModule(url: string, importer?: string): Promise<unknown>;
}

declare global {
  var __vitest_mocker__: { readonly moduleRunner: ModuleRunner };
}

/**
 * The runner looks up even a loaded module by a message, and requests that import it at once share one promise of that message:
 * workerd then cancels all of them but the first, because none may wait for what another one sent. Here, what is loaded is
 * given at once, as it is in a deployment.
 */
const runner = globalThis.__vitest_mocker__.moduleRunner;
const { cachedModule } = Object.getPrototypeOf(runner) as ModuleRunner;
runner.cachedModule = async (url, importer) => {
  const known = runner.evaluatedModules.getModuleByUrl(url);
  return known?.meta && known.evaluated ? known : cachedModule.call(runner, url, importer);
};

/**
 * Each call of a service or a Durable Object imports the worker's main module by its path, and the runner asks the main process by a
 * message where that is: it says the same each time. Asked once, tests of the services take two thirds of the time.
 */
const { transport } = runner.vitestOptions;
const { resolveId } = transport;
const resolved = new Map<string, unknown>();
transport.resolveId = async (id, importer) => {
  if (importer) return resolveId(id, importer);
  if (!resolved.has(id)) resolved.set(id, await resolveId(id));
  return resolved.get(id);
};
