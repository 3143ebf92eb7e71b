import type { Plugin } from "vite";

type Files = Iterable<readonly [fileName: string, source: string | Uint8Array]>;

/** A plugin of files that are begun with the build and written at its end, so that whatever makes them works beside it. */
export function begunFiles(name: string, make: () => Promise<Files>): Plugin {
  let begun: Promise<Files> | undefined;
  return {
    name,
    apply: "build",
    buildStart() {
      begun = make();
      // Who waits for it, at the end, is told.
      begun.catch(() => {});
    },
    async generateBundle() {
      for (const [fileName, source] of await (begun ?? make())) this.emitFile({ type: "asset", fileName, source });
    },
  };
}
