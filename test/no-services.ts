import type { Services } from "../src/gateway/site-services.ts";

/** Services for tests of pages that need none: nothing is listed, and no subscription succeeds. */
export const noServices: Services = {
  jobs: async () => null,
  posts: async () => null,
  subscribe: async () => "unavailable",
};
