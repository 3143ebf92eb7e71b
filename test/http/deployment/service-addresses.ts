import type { ServiceName } from "../../../src/platform/service-table.ts";

/** An address of each service. */
export const serviceAddresses = {
  auth: "/api/auth/v2/account",
  subscriptions: "/api/products",
  identity: "/itr/issue",
  newsletter: "/newsletter/subscription/confirm",
  content: "/content/posts",
  jobs: "/jobs.js",
  support: "/support/messages",
  scans: "/api/scans",
} as const satisfies Readonly<Record<ServiceName, string>>;
