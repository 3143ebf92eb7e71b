import type { routes } from "../../src/contract/routes.ts";

/** Addresses that scripts lead to. Only a type is imported: the table of routes weighs more than all that uses it here. */
export const links = {
  subscriptionsWelcome: "/subscriptions/welcome" satisfies (typeof routes)["subscriptionsWelcome"]["path"],
};
