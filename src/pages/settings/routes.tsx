import { registerPages } from "../../render/page.ts";
import { themePage } from "./theme-page.tsx";

export const settingsPages = registerPages({ theme: themePage });
