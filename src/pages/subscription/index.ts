import { openArea } from "../../area.ts";
import { subscriptionRoutes } from "./actions.ts";
import { subscriptionPages } from "./routes.tsx";

export const subscription = openArea({ pages: subscriptionPages, handlers: subscriptionRoutes });
