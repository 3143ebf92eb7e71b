import { openArea } from "../../area.ts";
import { homePages } from "./routes.tsx";

export const home = openArea({ pages: homePages });
