import { openArea } from "../../area.ts";
import { restorationRoutes } from "./actions.ts";
import { restorationPages } from "./routes.tsx";

export const restoration = openArea({ pages: restorationPages, handlers: restorationRoutes });
