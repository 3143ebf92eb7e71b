import { openArea } from "../../area.ts";
import { legalPages } from "./routes.tsx";

export const legal = openArea({ pages: legalPages });
