import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { brandName } from "../../src/contract/brand/brand-name.ts";
import { headingFace } from "../../src/contract/theme/faces.ts";
import { logoList } from "../../src/render/logo-list.ts";
import { AppIcon, Favicon, LogoFile, type NameOutline } from "./drawings/marks.tsx";
import { outlineOf, picture } from "./resvg.ts";

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

/** The tab's icon, the app's icon and the press page's logos, by path: each as SVG, and as PNG where that is needed too. */
export function marks(): ReadonlyMap<string, string | Uint8Array> {
  const favicon = renderToStaticMarkup(createElement(Favicon));
  const icon = renderToStaticMarkup(createElement(AppIcon));
  const outline = nameOutline();
  const logos = logoList.flatMap((logo) => {
    const drawing = renderToStaticMarkup(createElement(LogoFile, { logo, outline }));
    return [
      [`press/${logo.file}.svg`, drawing],
      [`press/${logo.file}.png`, picture(drawing, logoWidth)],
    ] as const;
  });
  return new Map<string, string | Uint8Array>([
    ["favicon.svg", favicon],
    ["favicon.ico", icoOf(picture(favicon, icoWidth))],
    ["icons/app-icon.svg", icon],
    ...Object.entries(iconSizes).map(([name, width]) => [`icons/${name}.png`, picture(icon, width)] as const),
    ...logos,
  ]);
}

/** The brand's name in the heading face, converted to outlines by resvg, so that a logo looks the same without the font. */
function nameOutline(): NameOutline {
  const words =
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="320"><text font-family="${headingFace.family}" ` +
    `font-weight="${headingFace.weight}" font-size="240" letter-spacing="-.03em">${escaped(brandName)}</text></svg>`;
  const { drawing, end } = outlineOf(words);
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
