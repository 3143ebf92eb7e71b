import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { type Plugin, runnerImport } from "vite";
import { filesMadeInParallel } from "./files-made-in-parallel.ts";
import { drawnFace } from "./resvg.ts";
import { onThread } from "./thread.ts";

const root = resolve(import.meta.dirname, "../..");

/** A cache of drawn cards: drawing them all takes seconds, and the build runs before each start and test. */
const drawn = join(root, "node_modules/.cache/social-cards");

/**
 * Writes the pictures that are files of their own: each plate in both themes, the pieces that pages place, and the social cards
 * as PNG.
 */
export function art(): Plugin {
  return filesMadeInParallel("site:art", async () => {
    const { module } = await runnerImport<typeof import("./drawings/plates.tsx")>(
      join(root, "client/build/drawings/plates.tsx"),
      { configFile: false, logLevel: "silent" },
    );
    const face = await drawnFace();
    await mkdir(drawn, { recursive: true });
    const cards = module.socialCards().map(async ([name, card]) => {
      return [`cards/${name}.png`, await drawnOnce(renderToStaticMarkup(card), face)] as const;
    });
    const plates = [...module.plates()].flatMap(([name, draw]) =>
      (["dawn", "dusk"] as const).map(
        (theme) => [`art/${name}.${theme}.svg`, renderToStaticMarkup(draw(theme))] as const,
      ),
    );
    const pieces = Object.entries(module.inPieces).map(
      ([name, draw]) => [`art/${name}.svg`, renderToStaticMarkup(draw())] as const,
    );
    return [...plates, ...pieces, ...(await Promise.all(cards))];
  });
}

async function drawnOnce(drawing: string, face: string): Promise<Uint8Array> {
  const file = join(drawn, `${createHash("sha256").update(drawing).update(face).digest("hex")}.png`);
  try {
    return await readFile(file);
  } catch {
    const made = await onThread("picture", drawing, { face });
    await writeFile(file, made);
    return made;
  }
}
