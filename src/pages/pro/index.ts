import { defineFeature } from "../../feature.ts";
import { proPages } from "./routes.tsx";

export const pro = defineFeature({ pages: proPages });
