import type { C } from "../../../forms/form.ts";
import type { Subscriber } from "../../../session/subscriber.ts";

/** Whether passkeys can be made and used here. They belong to the main host alone, and version 1 of the auth service has none. */
export function hasPasskeys({ var: { visit } }: C, { isV2 }: Pick<Subscriber, "isV2">): boolean {
  return isV2 && visit.host === "main";
}
