import { registerPages } from "../../render/page.ts";
import { homePage, suggestionsPage } from "./home-page.tsx";

export const homePages = registerPages({ home: homePage, suggestions: suggestionsPage });
