import { openArea } from "../../area.ts";
import { searchPages } from "./routes.tsx";

export const search = openArea({ pages: searchPages });
