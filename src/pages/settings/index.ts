import { openArea } from "../../area.ts";
import { settingsPages } from "./routes.tsx";
import { settingsRoutes } from "./theme-actions.ts";

export const settings = openArea({ pages: settingsPages, handlers: settingsRoutes });
