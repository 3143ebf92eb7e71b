import { href } from "../contract/routes.ts";
import { newsletterRequestSchema, newsletters } from "../contract/services.ts";
import type { Services } from "../gateway/ask.ts";
import type { ReturnedForm } from "../render/page.ts";
import { readForm } from "../services/wire.ts";

/**
 * `POST /newsletter`, a form with `email`: 303 to the page that says what to do next, or the form to show again. What
 * was typed never gets into an address, so it is in no history and no log.
 */
export async function subscribe(request: Request, services: Services): Promise<Response | ReturnedForm> {
  const fields = (await readForm(request)) ?? new Map<string, string>();
  const form = newsletterRequestSchema.safeParse({ email: fields.get("email"), newsletter: newsletters[0] });
  const outcome = form.success ? await services.subscribe(form.data) : "invalid";
  if (outcome !== "pending") return { fields, trouble: outcome };
  return new Response(null, {
    status: 303,
    headers: { location: href("newsletter", { subscription: "pending" }), "cache-control": "no-store" },
  });
}
