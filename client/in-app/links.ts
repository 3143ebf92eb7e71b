import type { routes } from "../../src/contract/routes.ts";

/** Where scripts lead. Only the type comes from the site map, which weighs more than all that uses it here. */
export const links = {
  subscriptionsWelcome: "/subscriptions/welcome" satisfies (typeof routes)["subscriptionsWelcome"]["path"],
};
