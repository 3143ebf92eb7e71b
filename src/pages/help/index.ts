import { openArea } from "../../area.ts";
import { helpRoutes } from "./help-actions.ts";
import { helpPages } from "./routes.tsx";

export const help = openArea({ pages: helpPages, handlers: helpRoutes });
