import { openFeature } from "../../feature.ts";
import { settingsPages } from "./routes.tsx";
import { settingsRoutes } from "./theme-actions.ts";

export const settings = openFeature({ pages: settingsPages, handlers: settingsRoutes });
