import { defineFeature } from "../../feature.ts";
import { newsletterRoutes } from "./newsletter/newsletter-actions.ts";
import { companyPages } from "./routes.tsx";

export const company = defineFeature({ pages: companyPages, handlers: newsletterRoutes });
