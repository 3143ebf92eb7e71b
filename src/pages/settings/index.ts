import { defineFeature } from "../../feature.ts";
import { settingsPages } from "./routes.tsx";
import { settingsRoutes } from "./theme-actions.ts";

export const settings = defineFeature({ pages: settingsPages, handlers: settingsRoutes });
