import { openArea } from "../../area.ts";
import { browserPages } from "./routes.tsx";

export const browser = openArea({ pages: browserPages });
