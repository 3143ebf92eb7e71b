/**
 * Renders SVG drawings to pixels or to outlines, with resvg as WebAssembly: it gives the same bytes on every machine, so that
 * a test can compare them.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg, type ResvgRenderOptions } from "@resvg/resvg-wasm";
import { headingFace } from "../../src/contract/theme/faces.ts";
import { headingFont } from "./font.ts";

await initWasm(readFile(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));

/** The heading face in the format that resvg reads. */
const face = await headingFont({ targetFormat: "sfnt", variationAxes: { wght: headingFace.weight, opsz: 72 } });

/** A drawing as PNG. `width`: pixels of the picture, by default the drawing's own width. */
export function picture(drawing: string, width?: number): Uint8Array {
  return new Resvg(drawing, options(width)).render().asPng();
}

/** The text of a drawing converted to outlines, as a drawing, and the x at which its last letter ends. */
export function outlineOf(drawing: string): { readonly drawing: string; readonly end: number } {
  const outlined = new Resvg(drawing, options());
  const box = outlined.getBBox();
  if (!box) throw new Error("the drawing shows nothing");
  return { drawing: outlined.toString(), end: box.x + box.width };
}

function options(width?: number): ResvgRenderOptions {
  return {
    font: { fontBuffers: [face], defaultFontFamily: headingFace.family },
    ...(width && { fitTo: { mode: "width", value: width } }),
  };
}
