import { defineFeature } from "../../feature.ts";
import { searchPages } from "./routes.tsx";

export const search = defineFeature({ pages: searchPages });
