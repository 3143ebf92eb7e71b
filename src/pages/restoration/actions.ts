import type { Hono } from "hono";
import { routes } from "../../contract/routes.ts";
import { takeForm } from "../../forms/form.ts";
import type { Http } from "../../http.ts";
import { codeForm, pressCode } from "./code-actions.ts";
import { surveyForm, takeSurvey } from "./survey-actions.ts";

/** The forms of identity theft restoration. */
export function restorationRoutes(app: Hono<Http>): void {
  app.post(routes.itrAccessCode.path, takeForm(codeForm, pressCode));
  app.post(routes.itrSurvey.path, takeForm(surveyForm, takeSurvey));
}
