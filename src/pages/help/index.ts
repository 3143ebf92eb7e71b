import { openFeature } from "../../feature.ts";
import { helpRoutes } from "./help-actions.ts";
import { helpPages } from "./routes.tsx";

export const help = openFeature({ pages: helpPages, handlers: helpRoutes });
