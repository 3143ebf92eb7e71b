import { join, resolve } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Plugin, runnerImport } from "vite";
import { brandName } from "../../src/contract/brand-name.ts";
import { headingFace } from "../../src/contract/theme/faces.ts";
import { logoList } from "../../src/render/logo-list.ts";
import type { NameOutline } from "./drawings/marks.tsx";
import { filesMadeInParallel } from "./files-made-in-parallel.ts";
import { drawnFace, outlineOf } from "./resvg.ts";
import { onThread } from "./thread.ts";

const marksFile = resolve(import.meta.dirname, "drawings/marks.tsx");

/** Sizes that phones and installed apps ask for; the maskable one keeps the bird inside the safe circle. */
const iconSizes = { "apple-touch-icon": 180, "icon-192": 192, "icon-512": 512 };

/** Width in pixels of the icon that browsers request by themselves, whatever a page links. */
const icoWidth = 48;

/** A PNG in the ICO format of Windows: a header, one entry, and the PNG unchanged. */
function icoOf(png: Uint8Array): Uint8Array {
  const head = new DataView(new ArrayBuffer(22));
  head.setUint16(2, 1, true);
  head.setUint16(4, 1, true);
  head.setUint8(6, icoWidth);
  head.setUint8(7, icoWidth);
  head.setUint16(10, 1, true);
  head.setUint16(12, 32, true);
  head.setUint32(14, png.byteLength, true);
  head.setUint32(18, head.byteLength, true);
  return new Uint8Array([...new Uint8Array(head.buffer), ...png]);
}

/** Width in pixels of the press page's logos: enough for the width of a printed page. */
const logoWidth = 2400;

/** Writes the tab's icon, the app's icon and the press page's logos: each as SVG, and as PNG where that is needed too. */
export function marks(): Plugin {
  return filesMadeInParallel("site:marks", async () => {
    const { module } = await runnerImport<typeof import("./drawings/marks.tsx")>(marksFile, {
      configFile: false,
      logLevel: "silent",
    });
    const pixels = (drawing: string, width: number) => onThread("picture", drawing, { width });
    const favicon = renderToStaticMarkup(createElement(module.Favicon));
    const icon = renderToStaticMarkup(createElement(module.AppIcon));
    const icons = Object.entries(iconSizes).map(
      async ([name, width]) => [`icons/${name}.png`, await pixels(icon, width)] as const,
    );
    const outline = await nameOutline();
    const logos = logoList.map(async (logo) => {
      const drawing = renderToStaticMarkup(createElement(module.LogoFile, { logo, outline }));
      const file = join("press", logo.file);
      return [[`${file}.svg`, drawing] as const, [`${file}.png`, await pixels(drawing, logoWidth)] as const];
    });
    return [
      ["favicon.svg", favicon],
      ["favicon.ico", icoOf(await pixels(favicon, icoWidth))],
      ["icons/app-icon.svg", icon],
      ...(await Promise.all(icons)),
      ...(await Promise.all(logos)).flat(),
    ];
  });
}

/** The brand's name in the heading face, converted to outlines by resvg, so that a logo looks the same without the font. */
async function nameOutline(): Promise<NameOutline> {
  const words =
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="320"><text font-family="${headingFace.family}" ` +
    `font-weight="${headingFace.weight}" font-size="240" letter-spacing="-.03em">${escaped(brandName)}</text></svg>`;
  const { drawing, end } = outlineOf(words, await drawnFace());
  const strokes = [...drawing.matchAll(/ d="([^"]+)"/g)].map(([, d = ""]) => d);
  if (strokes.length === 0) throw new Error("the heading face has no outline of the name");
  return { d: strokes.map(shortened).join(""), width: end };
}

/** Rounds path data to a tenth of a unit, far below what a printer shows. */
function shortened(d: string): string {
  return d
    .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
    .replace(/ ?([A-Z]) ?/g, "$1");
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
