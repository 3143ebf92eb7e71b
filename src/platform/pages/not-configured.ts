import { html } from "hono/html";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import { failure, wantsPage } from "../json-http.ts";
import type { Viewer } from "./plain-page.ts";
import { servicePage } from "./service-page.ts";

/**
 * The answer for a service that this deployment does not have: 503 `{"error":"service_not_configured"}`, or a page for a
 * person. Without Retry-After: it takes another deployment to change this.
 */
export async function notConfigured(request: Viewer): Promise<Response> {
  if (!wantsPage(request.headers)) return failure("service_not_configured", 503);
  return servicePage(request, {
    title: i18n.t("We don’t offer this service here"),
    status: 503,
    body: html`<p>${i18n.t("We haven’t kept anything you sent, and we haven’t charged you.")}</p>
      <p><a href="${href("home")}">${i18n.t("Go to the home page")}</a></p>`,
  });
}
