import { openFeature } from "../../feature.ts";
import { browserPages } from "./routes.tsx";

export const browser = openFeature({ pages: browserPages });
