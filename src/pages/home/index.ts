import { openFeature } from "../../feature.ts";
import { homePages } from "./routes.tsx";

export const home = openFeature({ pages: homePages });
