import { feature } from "../../render/page.ts";
import { homePage, suggestionsPage } from "./home-page.tsx";

export const homePages = feature({ home: homePage, suggestions: suggestionsPage });
