/** What the two buttons of the page of access codes do. Each is a form that answers 303 (FLOW-7). */
import * as z from "zod/mini";
import { type C, form, type SentTo, seeOther } from "../../forms/form.ts";
import { isForAnother } from "../../forms/idempotency-key.tsx";
import { answerPage } from "../../render/answer-page.ts";
import { signedInId } from "../../session/info-store.ts";
import { codeAddress, issueAccessCode, signedInHere } from "./code-view.ts";
import { restorationPages } from "./routes.tsx";

const page = restorationPages.itrAccessCode;

/** `replaces`: the code to renew; left out for a first one. */
export const codeForm = form({ replaces: z.optional(z.string()) });

/** The code is never in an address: a form sends the one to be renewed, and the page that follows shows the new one. */
export async function pressCode(c: C, { fields }: SentTo<typeof codeForm>): Promise<Response> {
  const subscriber = await c.var.subscriber();
  const signedIn = await signedInHere(subscriber);
  if (signedIn === "unseen") return answerPage(c, page, { tag: "unavailable", place: "unseen", code: null });
  if (signedIn === "no") return seeOther(codeAddress(c));
  if (isForAnother(fields, signedInId(subscriber.session) ?? "")) return seeOther(codeAddress(c));
  const issued = await issueAccessCode(c, subscriber, fields.get("replaces") || null);
  if (issued.tag === "issued" || issued.tag === "signed-out") return seeOther(codeAddress(c));
  if (issued.tag === "not-held") return answerPage(c, page, { tag: "forbidden", place: "not-held", code: null });
  return answerPage(c, page, { tag: "unavailable", place: fields.has("replaces") ? "unseen" : "ready", code: null });
}
