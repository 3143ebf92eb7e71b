import { openArea } from "../../area.ts";
import { newsletterRoutes } from "./newsletter-actions.ts";
import { companyPages } from "./routes.tsx";

export const company = openArea({ pages: companyPages, handlers: newsletterRoutes });
