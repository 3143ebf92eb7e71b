import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { headingFace } from "../../src/contract/theme/faces.ts";
import { headingFont } from "./font.ts";

let started: Promise<void> | undefined;

/** Starts the drawing engine, once for a build: it can be started no second time. */
export function startDrawing(): Promise<void> {
  started ??= readFile(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")).then((wasm) =>
    initWasm(wasm),
  );
  return started;
}

/** The heading face as the engine reads it. */
export function drawnFace(): Promise<Uint8Array> {
  return headingFont({ targetFormat: "sfnt", variationAxes: { wght: headingFace.weight, opsz: 72 } });
}

/** A drawing that names the heading face, ready to be made into pixels or outlines. */
export function drawingIn(face: Uint8Array, drawing: string): InstanceType<typeof Resvg> {
  return new Resvg(drawing, { font: { fontBuffers: [face], defaultFontFamily: headingFace.family } });
}

/** A drawing without words, so many pixels wide. */
export function pixels(drawing: string, width: number): Uint8Array {
  return new Resvg(drawing, { fitTo: { mode: "width", value: width } }).render().asPng();
}
