import type { RouteName } from "../src/contract/routes.ts";

/** Nobody enters these first: without what comes before, or signed out, they lead to where the journey begins. */
export const laterSteps: ReadonlySet<RouteName> = new Set<RouteName>([
  "subscriptionsConfirm",
  "proAddEmail",
  "subscriptionsAddEmail",
  "subscriptionsEditEmail",
  "subscriptionsManage",
  "activateAnotherDeviceAddEmail",
  "activateThisDeviceEmail",
  "dbpScanYear",
  "dbpScanAddress",
  "dbpScanConfirm",
  "dbpProgress",
  "dbpDashboard",
  "dbpEdit",
  "dbpDeleted",
  "dbpFeedback",
]);
