import type { Hono } from "hono";
import { emailAddressSchema } from "../../../contract/email-address.ts";
import { href, routes } from "../../../contract/routes.ts";
import { newsletters } from "../../../contract/services.ts";
import { form, seeOther, takeForm } from "../../../forms/form.ts";
import { serviceOf } from "../../../gateway/service-of.ts";
import { subscribe } from "../../../gateway/site-services.ts";
import type { Http } from "../../../http.ts";
import { answerPage } from "../../../render/answer-page.ts";
import { keepFact } from "../../../session/flash.ts";
import { companyPages } from "../routes.tsx";

const signUp = form({ email: emailAddressSchema });

/**
 * `POST /newsletter`, a form with `email`: 303 to the page that says what to do next, or the form to show again. What
 * was typed never gets into an address, so it is in no history and no log.
 */
export function newsletterRoutes(app: Hono<Http>): void {
  const handler = takeForm(signUp, async (c, sent) => {
    const newsletter = newsletters[0];
    const tag = sent.ok ? await subscribe(serviceOf(c), { email: sent.value.email, newsletter }) : "invalid";
    if (tag === "pending") {
      return seeOther(href("newsletter", keepFact((await c.var.subscriber()).session, "newsletter-asked")));
    }
    return answerPage(c, companyPages.newsletter, { tag, typed: sent.fields });
  });
  app.post(routes.newsletter.path, handler);
}
