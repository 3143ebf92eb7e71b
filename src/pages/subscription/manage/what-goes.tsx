/** What deleting an account takes, what it leaves, and what becomes of the payments. */

import { Trans } from "@lingui/react";
import { Notice } from "../../../../client/components/notice.tsx";
import type { SubscriptionAnswer } from "../../../../client/subscription/answers.ts";
import { i18n, languageTag } from "../../../contract/language/i18n.ts";
import { retention } from "../../../contract/retention.ts";
import { href } from "../../../contract/routes.ts";
import type { SubscriptionDetails } from "../../../contract/subscription/details.ts";
import { platformWords } from "../../../contract/subscription/manage-words.ts";
import { isEntitling, isWebPurchased } from "../../../contract/subscription/subscription.ts";
import { links } from "../../../locales/links.tsx";
import { Fact, FactList } from "../../../product/fact-list.tsx";
import { isFromStore } from "../account.ts";
import type { DeletionProof } from "./deletion-proof.ts";
import { isOnTrial } from "./manage-terms.tsx";
import { RefundBefore } from "./refund-question.tsx";

interface WhatGoesProps {
  readonly proof: DeletionProof;
  readonly subscription: SubscriptionAnswer | null;
}

/** Lists only what an account of this kind is known to have. */
export function WhatGoes({ proof, subscription }: WhatGoesProps) {
  const hasPaid = subscription !== null;
  const hasEmail = proof.by !== "nothing" && proof.email !== null;
  const gone = [
    ...(hasEmail ? [i18n.t("email address")] : []),
    ...(proof.by === "recovery" || (proof.by !== "nothing" && proof.mayHaveCode) ? [i18n.t("recovery codes")] : []),
    ...(hasPaid ? [i18n.t("subscription"), i18n.t("details you gave for Personal Information Removal")] : []),
  ];
  const all =
    gone.length > 0
      ? i18n.t("Your account, with your {list}.", { list: new Intl.ListFormat(languageTag()).format(gone) })
      : i18n.t("Your account.");
  const whatWeDelete = [
    all,
    i18n.t("We sign out every device."),
    ...(hasEmail ? [i18n.t("If your email address gets our newsletter, that stops too.")] : []),
  ].join(" ");
  return (
    <>
      <FactList>
        <Fact name={i18n.t("We delete")}>{whatWeDelete}</Fact>
        <Fact name={i18n.t("We keep")}>{keptOf(subscription)}</Fact>
      </FactList>
      <p className="soft small">
        <Trans
          id="More about <a>what we keep, and for how long</a>"
          components={links({ a: href("privacy", {}, "retention") })}
        />
      </p>
    </>
  );
}

function keptOf(subscription: SubscriptionAnswer | null): string {
  const caseFile = i18n.t("If an adviser helped you, their company keeps your case file.");
  if (!subscription) return i18n.t("Receipts, as long as tax law requires.");
  if (isFromStore({ subscription }))
    return i18n.t("A random number that stood for your account, for {hours} hours. {caseFile}", {
      hours: retention.deletedAccountHours,
      caseFile,
    });
  return i18n.t("Your payment reference for {hours} hours, and receipts as long as tax law requires. {caseFile}", {
    hours: retention.deletedAccountHours,
    caseFile,
  });
}

interface StillRunningProps {
  readonly subscription: SubscriptionAnswer;
  readonly details: SubscriptionDetails | null;
  readonly action: string;
}

/** For who has cancelled in the store already: nothing is left to do there. */
export function storeTakesNoMore(): string {
  return i18n.t("You’ve cancelled in the app store that sold your subscription, so it takes no more payments.");
}

/** What deleting does not do for somebody who pays a store, and what it costs others. */
export function StillRunning({ subscription, details, action }: StillRunningProps) {
  const { platform, status } = subscription;
  if (!status || !isEntitling(status)) return null;
  const isFromAStore = platform !== undefined && !isWebPurchased(platform);
  const isCancelled = status === "Not Auto-Renewable";
  if (isFromAStore && !isCancelled) {
    return (
      <Notice tone="bad" title={i18n.t("Cancel in your store first")}>
        <p>
          {i18n.t(
            "Deleting your account stops your services at once, and you can’t use the time you’ve paid for. It doesn’t stop the store’s payments: only the store that sold the subscription can. {how}",
            { how: platformWords()[platform].how },
          )}
        </p>
      </Notice>
    );
  }
  if (isOnTrial(subscription)) {
    return (
      <Notice title={i18n.t("Your free trial ends too")}>
        <p>{i18n.t("You pay nothing.")}</p>
      </Notice>
    );
  }
  if (status === "Grace Period") {
    return (
      <Notice title={i18n.t("Your subscription ends too")}>
        <p>{i18n.t("Your latest payment failed. Your services stop at once, and you owe nothing.")}</p>
      </Notice>
    );
  }
  const title = i18n.t("You have time left that you’ve paid for");
  if (isFromAStore) {
    return (
      <Notice title={title}>
        <p>
          {[
            storeTakesNoMore(),
            i18n.t("When you delete your account, your services stop at once, and you can’t use that time."),
            i18n.t("To use it, delete the account later."),
          ].join(" ")}
        </p>
      </Notice>
    );
  }
  return (
    <Notice title={title}>
      <p>
        {i18n.t("When you delete your account, your subscription ends and you can’t use that time.")}{" "}
        {isCancelled
          ? i18n.t("To use it, delete the account later.")
          : i18n.t("To use it, cancel your subscription now and delete the account later.")}{" "}
        <RefundBefore {...{ details, action }} />
      </p>
    </Notice>
  );
}
