import { openFeature } from "../../feature.ts";
import { subscriptionRoutes } from "./actions.ts";
import { subscriptionPages } from "./routes.tsx";

export const subscription = openFeature({ pages: subscriptionPages, handlers: subscriptionRoutes });
