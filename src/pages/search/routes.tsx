import { area } from "../../render/page.ts";
import { bangsPage } from "./bangs-page.tsx";
import { themePage } from "./theme-page.tsx";

export { answerSearch } from "./search-answer.tsx";
export { refusedSettings } from "./theme-page.tsx";

export const searchPages = area("search", { bangs: bangsPage, theme: themePage });
