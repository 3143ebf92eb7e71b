import { defineFeature } from "../../feature.ts";
import { scanRoutes } from "./actions.ts";
import { scanPages } from "./routes.tsx";

export const scan = defineFeature({ pages: scanPages, handlers: scanRoutes });
