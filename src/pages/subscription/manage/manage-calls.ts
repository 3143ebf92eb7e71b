/** Calls that only a signed-in person makes and that the subscription client does not have. */
import { anything } from "../../../contract/call.ts";
import { href } from "../../../contract/routes.ts";
import {
  type SubscriptionDetails,
  subscriptionDetailsSchema,
  subscriptionPaths,
} from "../../../contract/subscription/details.ts";
import { type C, seeOther } from "../../../forms/form.ts";
import { callAs } from "../../../session/call-as.ts";
import type { Subscriber } from "../../../session/subscriber.ts";
import { environmentIn } from "../../../visit/staging.ts";
import { type ManageProblem, problemIn } from "./manage-flow.ts";

/** The services' addresses for managing. */
export const managePaths = {
  cancel: "/api/subscription/cancel",
  resume: "/api/subscription/resume",
  portal: "/api/checkout/portal",
} as const;

/** `instead`: why it could not be done, or the answer for somebody who is not signed in any more. */
export type ManageCallResult =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly instead: Response | ManageProblem };

export async function callService(
  c: C,
  subscriber: Subscriber,
  { method, path, body }: { readonly method: "GET" | "POST"; readonly path: string; readonly body?: object },
): Promise<ManageCallResult> {
  const answer = await callAs(c, subscriber, { method, path, schema: anything, ...(body && { body }) });
  if (answer.ok) return { ok: true, data: answer.value };
  if (answer.error.status !== 401) return { ok: false, instead: problemIn(answer.error.code) };
  subscriber.client.auth.signOut();
  return { ok: false, instead: seeOther(managePage(c)) };
}

/** Payments, plans and news; null without a subscription, and from a service that does not tell them. */
export async function detailsOf(c: C, subscriber: Subscriber): Promise<SubscriptionDetails | null> {
  const asked = { path: subscriptionPaths.details, schema: subscriptionDetailsSchema };
  const answer = await callAs(c, subscriber, asked);
  return answer.ok ? answer.value : null;
}

/** The page's address without its question, in the environment that it was opened in. `told`: the note that it shows. */
export function managePage(c: C, told?: string): string {
  return href("subscriptionsManage", { ...environmentIn(c.var.visit.url), told });
}
