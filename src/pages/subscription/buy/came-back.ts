import type { C } from "../../../forms/form.ts";
import { factAt } from "../../../session/flash.ts";
import { type CheckoutReturnReason, readReturnReason } from "./buy-flow.ts";
import { provenAccount } from "./return-proof.ts";

/** Why the visitor is back: as the note of the last press says, or the payment page with a proof (see `return-proof.ts`). */
export async function howCameBack(c: C): Promise<CheckoutReturnReason | null> {
  const { url } = c.var.visit;
  const subscriber = await c.var.subscriber();
  if (factAt({ url, session: subscriber.session }) === "signed-out-elsewhere") return "signed-out";
  const reason = readReturnReason(url.searchParams);
  return reason && (await provenAccount(c, subscriber)) ? reason : null;
}
