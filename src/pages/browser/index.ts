import { defineFeature } from "../../feature.ts";
import { browserPages } from "./routes.tsx";

export const browser = defineFeature({ pages: browserPages });
