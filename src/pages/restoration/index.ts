import { openArea } from "../../area.ts";
import { restorationRoutes } from "./actions.ts";
import { codePages, restorationPages } from "./routes.tsx";

export const restoration = openArea({ pages: restorationPages, handled: codePages, handlers: restorationRoutes });
