import { openArea } from "../../area.ts";
import { searchPages, searchRoutes } from "./routes.tsx";

export const search = openArea({ pages: searchPages, handlers: searchRoutes });
