import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type FontSubset, headingFace } from "../../src/contract/theme/faces.ts";
import { menuIcons } from "../frame/menu/menu-icons.ts";
import { illustrations, inPieces, socialCards } from "./drawings/illustrations.tsx";
import { cutFont, cutLetters } from "./font.ts";
import type { MadeFiles } from "./make.ts";
import { marks } from "./marks.ts";
import { picture } from "./resvg.ts";

/**
 * What `npm run pictures` makes, all of it served as it is: each illustration in both themes, the pieces that pages place, the icons of
 * the menu, the social cards as PNG, the marks of the brand and the heading face.
 */
export async function made(): Promise<MadeFiles> {
  const svg = (name: string, drawing: ReactElement) => [`art/${name}.svg`, renderToStaticMarkup(drawing)] as const;
  const files: readonly (readonly [string, string | Uint8Array])[] = [
    ...[...illustrations()].flatMap(([name, draw]) =>
      (["light", "dark"] as const).map((theme) => svg(`${name}.${theme}`, draw(theme))),
    ),
    ...Object.entries(inPieces).map(([name, draw]) => svg(name, draw())),
    ...Object.entries(menuIcons).map(([name, path]) => [`icons/menu/${name}.svg`, menuIcon(path)] as const),
    ...socialCards().map(([name, card]) => [`cards/${name}.png`, picture(renderToStaticMarkup(card))] as const),
    ...marks(),
    [headingFace.file.slice(1), await cutFont()],
    ...(await Promise.all(
      (Object.keys(headingFace.letters) as FontSubset[]).map(
        async (letters) => [headingFace.letters[letters].file.slice(1), await cutLetters(letters)] as const,
      ),
    )),
  ];
  return {
    folders: ["art", "cards", "fonts", "icons", "press"].map((folder) => `static/${folder}`),
    files: new Map(files.map(([path, content]) => [`static/${path}`, content])),
  };
}

/** A mask: only its shape matters, its colour is the link's. */
function menuIcon(path: string): string {
  const pen = 'fill="none" stroke="black" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}" ${pen}/></svg>`;
}
