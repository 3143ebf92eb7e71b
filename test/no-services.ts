import type { Services } from "../src/gateway/site-services.ts";

/** For pages that ask no service, or find none: nothing is listed, and nobody is subscribed to anything. */
export const noServices: Services = {
  jobs: async () => null,
  posts: async () => null,
  subscribe: async () => "unavailable",
};
