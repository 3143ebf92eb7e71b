import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { renderToStaticMarkup } from "react-dom/server";
import { type Plugin, runnerImport } from "vite";

const root = resolve(import.meta.dirname, "../..");

/** Sizes that phones and installed apps ask for; the maskable one keeps the bird inside the safe circle. */
const iconSizes = { "apple-touch-icon": 180, "icon-192": 192, "icon-512": 512 };

/** Pictures that are files of their own: each plate in both skies, and the icon as pixels. */
export function art(): Plugin {
  return {
    name: "nightjar:art",
    async generateBundle() {
      const { module } = await runnerImport<typeof import("../components/scenes/plates.tsx")>(
        join(root, "client/components/scenes/plates.tsx"),
        { configFile: false, logLevel: "silent" },
      );
      for (const [name, plate] of Object.entries(module.plates)) {
        for (const sky of ["dawn", "dusk"] as const) {
          const source = renderToStaticMarkup(plate.draw(sky));
          this.emitFile({ type: "asset", fileName: `art/${name}.${sky}.svg`, source });
        }
      }
      for (const [name, source] of await icons()) {
        this.emitFile({ type: "asset", fileName: `icons/${name}.png`, source });
      }
    },
  };
}

async function icons(): Promise<[string, Uint8Array][]> {
  const wasm = createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm");
  await initWasm(await readFile(wasm));
  const drawing = await readFile(join(root, "static/icons/app-icon.svg"), "utf8");
  return Object.entries(iconSizes).map(([name, width]) => [
    name,
    new Resvg(drawing, { fitTo: { mode: "width", value: width } }).render().asPng(),
  ]);
}
