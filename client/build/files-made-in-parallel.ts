import type { Plugin } from "vite";

type Files = Iterable<readonly [fileName: string, source: string | Uint8Array]>;

/**
 * A plugin that starts to make its files when the build starts and emits them at its end, so that bundling goes on meanwhile.
 */
export function filesMadeInParallel(name: string, make: () => Promise<Files>): Plugin {
  let pending: Promise<Files> | undefined;
  return {
    name,
    apply: "build",
    buildStart() {
      pending = make();
      // `generateBundle` awaits it and reports a failure.
      pending.catch(() => {});
    },
    async generateBundle() {
      for (const [fileName, source] of await (pending ?? make())) this.emitFile({ type: "asset", fileName, source });
    },
  };
}
