import { openFeature } from "../../feature.ts";
import { newsletterRoutes } from "./newsletter-actions.ts";
import { companyPages } from "./routes.tsx";

export const company = openFeature({ pages: companyPages, handlers: newsletterRoutes });
