import { defineFeature } from "../../feature.ts";
import { subscriptionRoutes } from "./actions.ts";
import { subscriptionPages } from "./routes.tsx";

export const subscription = defineFeature({ pages: subscriptionPages, handlers: subscriptionRoutes });
