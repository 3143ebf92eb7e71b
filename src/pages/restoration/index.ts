import { defineFeature } from "../../feature.ts";
import { restorationRoutes } from "./actions.ts";
import { restorationPages } from "./routes.tsx";

export const restoration = defineFeature({ pages: restorationPages, handlers: restorationRoutes });
