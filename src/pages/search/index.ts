import { openFeature } from "../../feature.ts";
import { searchPages } from "./routes.tsx";

export const search = openFeature({ pages: searchPages });
