import { openFeature } from "../../feature.ts";
import { legalPages } from "./routes.tsx";

export const legal = openFeature({ pages: legalPages });
