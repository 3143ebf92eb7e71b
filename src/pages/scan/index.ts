import { openArea } from "../../area.ts";
import { scanRoutes } from "./actions.ts";
import { scanPages } from "./routes.tsx";

export const scan = openArea({ pages: scanPages, handlers: scanRoutes });
