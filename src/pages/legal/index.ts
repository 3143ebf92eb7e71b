import { defineFeature } from "../../feature.ts";
import { legalPages } from "./routes.tsx";

export const legal = defineFeature({ pages: legalPages });
