import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Plugin, runnerImport } from "vite";
import { headingFace } from "../../src/contract/theme/faces.ts";
import { headingFont } from "./font.ts";

const root = resolve(import.meta.dirname, "../..");

/** Sizes that phones and installed apps ask for; the maskable one keeps the bird inside the safe circle. */
const iconSizes = { "apple-touch-icon": 180, "icon-192": 192, "icon-512": 512 };

/** Pixels across for the logos of the press page: enough for the width of a printed page. */
const logoWidth = 2400;

/** Cards that were drawn before. Drawing all takes seconds, and the build runs before each start and test. */
const drawn = join(root, "node_modules/.cache/nightjar-cards");

/** Pictures that are files of their own: each plate in both skies, the icon, the logos and the social cards as pixels. */
export function art(): Plugin {
  return {
    name: "nightjar:art",
    async generateBundle() {
      const { module } = await runnerImport<typeof import("./drawings/plates.tsx")>(
        join(root, "client/build/drawings/plates.tsx"),
        { configFile: false, logLevel: "silent" },
      );
      for (const [name, plate] of Object.entries(module.plates)) {
        for (const sky of ["dawn", "dusk"] as const) {
          const source = renderToStaticMarkup(plate.draw(sky));
          this.emitFile({ type: "asset", fileName: `art/${name}.${sky}.svg`, source });
        }
      }
      this.emitFile({ type: "asset", fileName: "art/landscape.svg", source: renderToStaticMarkup(module.landscape()) });
      const wasm = createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm");
      await initWasm(await readFile(wasm));
      const cards = await cardPictures(module.socialCards());
      for (const [name, source] of [...(await icons()), ...(await logos()), ...cards]) {
        this.emitFile({ type: "asset", fileName: `${name}.png`, source });
      }
    },
  };
}

async function icons(): Promise<[string, Uint8Array][]> {
  const drawing = await readFile(join(root, "static/icons/app-icon.svg"), "utf8");
  return Object.entries(iconSizes).map(([name, width]) => [`icons/${name}`, pixels(drawing, width)]);
}

/** Each logo of `static/press` beside its drawing, on a clear ground. */
async function logos(): Promise<[string, Uint8Array][]> {
  const folder = join(root, "static/press");
  const files = (await readdir(folder)).filter((file) => file.endsWith(".svg"));
  return Promise.all(
    files.map(async (file): Promise<[string, Uint8Array]> => {
      const drawing = await readFile(join(folder, file), "utf8");
      return [`press/${file.slice(0, -".svg".length)}`, pixels(drawing, logoWidth)];
    }),
  );
}

async function cardPictures(cards: readonly (readonly [string, ReactElement])[]): Promise<[string, Uint8Array][]> {
  await mkdir(drawn, { recursive: true });
  const face = await headingFont({ targetFormat: "sfnt", variationAxes: { wght: 700, opsz: 72 } });
  return Promise.all(
    cards.map(
      async ([name, card]): Promise<[string, Uint8Array]> => [
        `cards/${name}`,
        await drawnOnce(renderToStaticMarkup(card), face),
      ],
    ),
  );
}

async function drawnOnce(drawing: string, face: Uint8Array): Promise<Uint8Array> {
  const file = join(drawn, `${createHash("sha256").update(drawing).update(face).digest("hex")}.png`);
  try {
    return await readFile(file);
  } catch {
    const font = { fontBuffers: [face], defaultFontFamily: headingFace.family };
    const picture = new Resvg(drawing, { font }).render().asPng();
    await writeFile(file, picture);
    return picture;
  }
}

function pixels(drawing: string, width: number): Uint8Array {
  return new Resvg(drawing, { fitTo: { mode: "width", value: width } }).render().asPng();
}
