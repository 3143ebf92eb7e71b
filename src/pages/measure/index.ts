import { defineFeature } from "../../feature.ts";
import { measurePages } from "./routes.tsx";

export const measure = defineFeature({ pages: measurePages });
