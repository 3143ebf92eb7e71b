import type { Hono } from "hono";
import { routes } from "../../contract/routes.ts";
import { takeForm } from "../../forms/form.ts";
import type { Http } from "../../http.ts";
import { inAppRoutes } from "../../render/in-app.tsx";
import { codeForm, pressCode, showCode } from "./code-actions.ts";
import { codePages } from "./routes.tsx";
import { showSurvey, surveyForm, takeSurvey } from "./survey-actions.ts";

/** The handlers of identity theft restoration; its other pages are answered like any page. */
export function restorationRoutes(app: Hono<Http>): void {
  inAppRoutes(app, [codePages.itrAccessCode]);
  app.get(routes.itrAccessCode.path, showCode);
  app.post(routes.itrAccessCode.path, takeForm(codeForm, pressCode));
  app.get(routes.itrSurvey.path, showSurvey);
  app.post(routes.itrSurvey.path, takeForm(surveyForm, takeSurvey));
}
