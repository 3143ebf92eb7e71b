import { defineFeature } from "../../feature.ts";
import { homePages } from "./routes.tsx";

export const home = defineFeature({ pages: homePages });
