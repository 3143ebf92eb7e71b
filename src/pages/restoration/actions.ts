import type { Hono } from "hono";
import { routes } from "../../contract/routes.ts";
import { takeForm } from "../../forms/form.ts";
import type { Http } from "../../http.ts";
import { inAppRoutes } from "../../render/in-app.tsx";
import { pressCode, showCode } from "./code-actions.ts";
import { restorationPages } from "./routes.tsx";
import { showSurvey, surveyForm, takeSurvey } from "./survey-actions.ts";

/** The handlers of identity theft restoration; its other pages are answered like any page. */
export function restorationRoutes(app: Hono<Http>): void {
  const { itrAccessCode, itrSurvey } = restorationPages;
  inAppRoutes(app, [itrAccessCode]);
  app.get(routes.itrAccessCode.path, (c) => showCode(c, itrAccessCode));
  app.post(routes.itrAccessCode.path, (c) => pressCode(c, itrAccessCode));
  app.get(routes.itrSurvey.path, (c) => showSurvey(c, itrSurvey));
  app.post(
    routes.itrSurvey.path,
    takeForm(surveyForm, (c, sent) => takeSurvey(c, itrSurvey, sent)),
  );
}
