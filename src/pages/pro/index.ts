import { openFeature } from "../../feature.ts";
import { proPages } from "./routes.tsx";

export const pro = openFeature({ pages: proPages });
