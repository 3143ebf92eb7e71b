import { feature } from "../../render/page.ts";
import { themePage } from "./theme-page.tsx";

export const settingsPages = feature({ theme: themePage });
