import { area } from "../../render/page.ts";
import { themePage } from "./theme-page.tsx";

export const settingsPages = area({ theme: themePage });
