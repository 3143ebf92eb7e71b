/** What the page of sign-in security asks the auth service, on behalf of somebody signed in. */
import type * as z from "zod/mini";
import type { Result } from "../../../contract/call.ts";
import { href } from "../../../contract/routes.ts";
import { type C, seeOther } from "../../../forms/form.ts";
import { callAs } from "../../../session/call-as.ts";
import type { Subscriber } from "../../../session/subscriber.ts";

interface Asked<Value> {
  readonly path: string;
  readonly schema: z.ZodMiniType<Value>;
  /** With a body, it is a POST. */
  readonly body?: object;
}

/** A response where nobody is signed in any more: this sign-in was ended elsewhere. */
export async function ask<Value>(
  c: C,
  subscriber: Subscriber,
  { path, schema, body }: Asked<Value>,
): Promise<Result<Value> | Response> {
  const answer = await callAs(c, subscriber, { path, schema, ...(body && { method: "POST", body }) });
  if (answer.ok || answer.error.status !== 401) return answer;
  subscriber.client.auth.signOut();
  return seeOther(href("subscriptionsActivate", { next: href("subscriptionsSecurity") }));
}
