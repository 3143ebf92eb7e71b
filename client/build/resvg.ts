/** Renders SVG drawings to pixels or to outlines, with resvg. */
import { createHash } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";
import { headingFace } from "../../src/contract/theme/faces.ts";
import { headingFont } from "./font.ts";

/** Kept from one build to the next: the build runs before each start and test. */
const cache = resolve(import.meta.dirname, "../../node_modules/.cache");

let face: Promise<string> | undefined;

/** The path of the heading face in the format that resvg reads, made once per build. */
export function drawnFace(): Promise<string> {
  face ??= writtenFace();
  return face;
}

async function writtenFace(): Promise<string> {
  const cut = await headingFont({ targetFormat: "sfnt", variationAxes: { wght: headingFace.weight, opsz: 72 } });
  const file = join(cache, `heading-face-${createHash("sha256").update(cut).digest("hex").slice(0, 12)}.ttf`);
  await mkdir(cache, { recursive: true });
  // In one step: another build may read it meanwhile.
  await writeFile(`${file}.${process.pid}`, cut);
  await rename(`${file}.${process.pid}`, file);
  return file;
}

/** `width`: pixels of the picture, by default the drawing's own width. `face`: path of the font file for its text. */
interface Setting {
  readonly width?: number;
  readonly face?: string;
}

/** A drawing as PNG. It takes tens of milliseconds, so the build does it on a thread (`thread.ts`). */
export function picture(drawing: string, setting: Setting): Uint8Array {
  return new Resvg(drawing, options(setting)).render().asPng();
}

/** The text of a drawing converted to outlines, as a drawing, and the x at which its last letter ends. */
export function outlineOf(drawing: string, face: string): { readonly drawing: string; readonly end: number } {
  const outlined = new Resvg(drawing, options({ face }));
  const box = outlined.getBBox();
  if (!box) throw new Error("the drawing shows nothing");
  return { drawing: outlined.toString(), end: box.x + box.width };
}

function options({ width, face }: Setting): ResvgRenderOptions {
  return {
    font: {
      loadSystemFonts: false,
      ...(face && { fontFiles: [face], defaultFontFamily: headingFace.family }),
    },
    ...(width && { fitTo: { mode: "width", value: width } }),
  };
}
