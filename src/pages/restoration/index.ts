import { openFeature } from "../../feature.ts";
import { restorationRoutes } from "./actions.ts";
import { restorationPages } from "./routes.tsx";

export const restoration = openFeature({ pages: restorationPages, handlers: restorationRoutes });
