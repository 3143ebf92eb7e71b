import type { RouteName } from "../src/contract/routes.ts";

/** Pages that nobody enters first: without the earlier steps, or signed out, they redirect to the start of their journey. */
export const laterSteps: ReadonlySet<RouteName> = new Set<RouteName>([
  "subscriptionsConfirm",
  "proAddEmail",
  "subscriptionsAddEmail",
  "subscriptionsEditEmail",
  "subscriptionsManage",
  "subscriptionsSecurity",
  "subscriptionsPayments",
  "activateAnotherDeviceAddEmail",
  "activateThisDeviceEmail",
  "itrCase",
  "dbpScanYear",
  "dbpScanAddress",
  "dbpScanConfirm",
  "dbpProgress",
  "dbpDashboard",
  "dbpEdit",
  "dbpDeleted",
  "dbpFeedback",
]);
