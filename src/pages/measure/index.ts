import { openFeature } from "../../feature.ts";
import { measurePages } from "./routes.tsx";

export const measure = openFeature({ pages: measurePages });
