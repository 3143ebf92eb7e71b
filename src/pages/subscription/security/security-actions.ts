/** What the buttons of `/subscriptions/security` do (LIFE-4), each as a form that answers 303 (FLOW-7). */
import type { Hono } from "hono";
import * as z from "zod/mini";
import { href, routes } from "../../../contract/routes.ts";
import { authPaths } from "../../../contract/subscription/auth-paths.ts";
import { endSignInsAnswerSchema, endSignInsRequestSchema } from "../../../contract/subscription/sign-ins.ts";
import { type C, form, type SentTo, seeOther, takeForm } from "../../../forms/form.ts";
import type { Http } from "../../../http.ts";
import { answerPage } from "../../../render/answer-page.ts";
import type { RegisteredPage } from "../../../render/page.ts";
import { keepFact } from "../../../session/flash.ts";
import { requireSignedIn } from "../signed-in.ts";
import { ask } from "./security-calls.ts";
import type { SecurityResult } from "./security-page.tsx";

type SecurityPage = RegisteredPage<SecurityResult>;

const securityForm = form({ intent: z.enum(["end", "end-others"]), id: z.optional(z.string()) });

export function securityRoutes(
  app: Hono<Http>,
  { subscriptionsSecurity: page }: Readonly<Record<"subscriptionsSecurity", SecurityPage>>,
): void {
  app.post(
    routes.subscriptionsSecurity.path,
    takeForm(securityForm, (c, sent) => takeSecurity(c, page, sent)),
  );
}

async function takeSecurity(c: C, page: SecurityPage, sent: SentTo<typeof securityForm>): Promise<Response> {
  const signedIn = await requireSignedIn(c);
  if (signedIn instanceof Response) return signedIn;
  const which = sent.ok ? signInsMeant(sent.value) : null;
  if (!which) return answerPage(c, page, { tag: "invalid" });
  const { subscriber } = signedIn;
  const ended = await ask(c, subscriber, { path: authPaths.sessionsEnd, schema: endSignInsAnswerSchema, body: which });
  if (ended instanceof Response) return ended;
  if (!ended.ok) return answerPage(c, page, { tag: "unavailable" });
  const fact = "others" in which ? "other-sign-ins-ended" : "sign-in-ended";
  return seeOther(href("subscriptionsSecurity", keepFact(subscriber.session, fact)));
}

function signInsMeant({ intent, id }: { readonly intent: string; readonly id?: string | undefined }) {
  const asked: unknown = intent === "end" ? { id } : { others: true };
  return endSignInsRequestSchema.safeParse(asked).data ?? null;
}
