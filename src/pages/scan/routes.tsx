import { registerFlow } from "../../render/page.ts";
import { dashboardPage } from "./dashboard/dashboard-page.tsx";
import { deletedPage } from "./deleted-page.tsx";
import { editPage } from "./edit-page.tsx";
import { feedbackPage } from "./feedback-page.tsx";
import { progressPage } from "./progress-page.tsx";
import { scanStartPage } from "./start-page.tsx";
import { stepPages } from "./step-page.tsx";

export const scanPages = registerFlow("scan", {
  dbpScan: scanStartPage,
  ...stepPages,
  dbpProgress: progressPage,
  dbpDashboard: dashboardPage,
  dbpEdit: editPage,
  dbpDeleted: deletedPage,
  dbpFeedback: feedbackPage,
});
