import { openArea } from "../../area.ts";
import { proPages } from "./routes.tsx";

export const pro = openArea({ pages: proPages });
