import { registerPages } from "../../render/page.ts";
import { addToBrowserPage } from "./add-to-browser-page.tsx";
import { bangsPage } from "./bangs-page.tsx";

export const searchPages = registerPages({
  addToBrowser: addToBrowserPage,
  bangs: bangsPage,
});
