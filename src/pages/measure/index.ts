import { openArea } from "../../area.ts";
import { measurePages } from "./routes.tsx";

export const measure = openArea({ pages: measurePages });
