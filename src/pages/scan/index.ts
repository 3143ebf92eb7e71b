import { openFeature } from "../../feature.ts";
import { scanRoutes } from "./actions.ts";
import { scanPages } from "./routes.tsx";

export const scan = openFeature({ pages: scanPages, handlers: scanRoutes });
