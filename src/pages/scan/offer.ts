/** Whether removal is offered to a visitor on this site. */
import { includesFeature } from "../../contract/subscription/subscription.ts";
import type { C } from "../../forms/form.ts";
import { freshToken } from "../../session/fresh-token.ts";

/** Whether the visitor is signed in here, to a subscription that includes removal. */
export async function includesRemoval(c: C): Promise<boolean> {
  const subscriber = await c.var.subscriber();
  if (!(await freshToken(subscriber))) return false;
  const { entitlements = [] } = subscriber.client.info.read();
  return includesFeature(entitlements, "personal-information-removal");
}
