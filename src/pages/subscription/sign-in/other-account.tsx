import { Notice } from "../../../../client/components/notice.tsx";
import { i18n } from "../../../contract/language/i18n.ts";
import { FormOwner } from "../../../forms/idempotency-key.tsx";
import type { Subscriber } from "../../../session/subscriber.ts";
import { MoreWaysIn } from "../recovery/recovery-code-button.tsx";
import { lossWithoutWayBack } from "../sign-out.ts";
import { subscriberAccountOf } from "../signed-in.ts";

/** Shown before signing in to another account, if this browser has a subscription that perhaps nothing else can open. */
export async function otherAccountNote(subscriber: Subscriber | null) {
  const account = subscriber && (await subscriberAccountOf(subscriber));
  if (!account || account.email !== null || lossWithoutWayBack(account) === "nothing") return null;
  return (
    <Notice title={i18n.t("This browser already has a subscription")}>
      <p>
        {i18n.t(
          "It has no email address. You can add one, or create a recovery code, before you go on. If you sign in to another account below, this browser keeps both, and you switch between them under Manage subscription.",
        )}
      </p>
      <FormOwner value={account.id}>
        <MoreWaysIn />
      </FormOwner>
    </Notice>
  );
}
