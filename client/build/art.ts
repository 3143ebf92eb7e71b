import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Plugin, runnerImport } from "vite";
import { drawingIn, drawnFace, startDrawing } from "./resvg.ts";

const root = resolve(import.meta.dirname, "../..");

/** Cards that were drawn before. Drawing all takes seconds, and the build runs before each start and test. */
const drawn = join(root, "node_modules/.cache/social-cards");

/** Pictures that are files of their own: each plate in both themes, and the social cards as pixels. */
export function art(): Plugin {
  return {
    name: "site:art",
    async generateBundle() {
      const { module } = await runnerImport<typeof import("./drawings/plates.tsx")>(
        join(root, "client/build/drawings/plates.tsx"),
        { configFile: false, logLevel: "silent" },
      );
      for (const [name, draw] of module.plates()) {
        for (const theme of ["dawn", "dusk"] as const) {
          const source = renderToStaticMarkup(draw(theme));
          this.emitFile({ type: "asset", fileName: `art/${name}.${theme}.svg`, source });
        }
      }
      for (const [name, draw] of Object.entries(module.inPieces)) {
        this.emitFile({ type: "asset", fileName: `art/${name}.svg`, source: renderToStaticMarkup(draw()) });
      }
      await startDrawing();
      for (const [name, source] of await cardPictures(module.socialCards())) {
        this.emitFile({ type: "asset", fileName: `${name}.png`, source });
      }
    },
  };
}

async function cardPictures(cards: readonly (readonly [string, ReactElement])[]): Promise<[string, Uint8Array][]> {
  await mkdir(drawn, { recursive: true });
  const face = await drawnFace();
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
    const picture = drawingIn(face, drawing).render().asPng();
    await writeFile(file, picture);
    return picture;
  }
}
