/** Drawings as pixels and as outlines. It takes seconds, so the thread beside the build does it: see `thread.ts`. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { headingFace } from "../../src/contract/theme/faces.ts";

let started: Promise<void> | undefined;

/** Starts the drawing engine, once: it can be started no second time. */
function start(): Promise<void> {
  started ??= readFile(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")).then((wasm) =>
    initWasm(wasm),
  );
  return started;
}

/** How a drawing becomes a picture: so many pixels wide, else as wide as it says; with words, in the heading face. */
export interface Setting {
  readonly width?: number;
  /** The heading face as the engine reads it. */
  readonly face?: Uint8Array;
}

/** A drawing as PNG. */
export async function picture(drawing: string, setting: Setting): Promise<Uint8Array> {
  return (await read(drawing, setting)).render().asPng();
}

/** The outline of what a drawing says, as a drawing, and the end of its right-most letter. */
export async function outlineOf(
  drawing: string,
  face: Uint8Array,
): Promise<{ readonly drawing: string; readonly end: number }> {
  const outlined = await read(drawing, { face });
  const box = outlined.getBBox();
  if (!box) throw new Error("the drawing shows nothing");
  return { drawing: outlined.toString(), end: box.x + box.width };
}

async function read(drawing: string, { width, face }: Setting): Promise<InstanceType<typeof Resvg>> {
  await start();
  return new Resvg(drawing, {
    ...(width && { fitTo: { mode: "width" as const, value: width } }),
    ...(face && { font: { fontBuffers: [face], defaultFontFamily: headingFace.family } }),
  });
}
