import { defineFeature } from "../../feature.ts";
import { helpRoutes } from "./help-actions.ts";
import { helpPages } from "./routes.tsx";

export const help = defineFeature({ pages: helpPages, handlers: helpRoutes });
