/** What deleting an account takes, what it leaves, and what becomes of the payments. */
import { Notice } from "../../../../client/components/notice.tsx";
import type { SubscriptionAnswer } from "../../../../client/subscription/answers.ts";
import { retention } from "../../../contract/retention.ts";
import { href } from "../../../contract/routes.ts";
import { statements } from "../../../contract/statements.ts";
import { platformWords } from "../../../contract/subscription/manage-words.ts";
import { refundForm } from "../../../contract/subscription/payment-terms.ts";
import { isEntitling, isWebPurchased } from "../../../contract/subscription/subscription.ts";
import { isFromStore } from "../account.ts";
import { Fact, FactList } from "../fact-list.tsx";
import type { DeletionProof } from "./deletion-proof.ts";
import { isOnTrial } from "./manage-terms.tsx";

interface WhatGoesProps {
  readonly proof: DeletionProof;
  readonly subscription: SubscriptionAnswer | null;
}

/** Lists only what an account of this kind is known to have. */
export function WhatGoes({ proof, subscription }: WhatGoesProps) {
  const hasPaid = subscription !== null;
  const hasEmail = proof.by !== "nothing" && proof.email !== null;
  const gone = [
    ...(hasEmail ? ["email address"] : []),
    ...(proof.by === "recovery" || (proof.by !== "nothing" && proof.mayHaveCode) ? ["recovery codes"] : []),
    ...(hasPaid ? ["subscription", "details you gave for Personal Information Removal"] : []),
  ];
  const all =
    gone.length > 0 ? `Your account, with your ${new Intl.ListFormat("en-GB").format(gone)}.` : "Your account.";
  const letters = hasEmail ? " If your email address gets our newsletter, that stops too." : "";
  return (
    <>
      <FactList>
        <Fact name="We delete">{`${all} We sign out every device.${letters}`}</Fact>
        <Fact name="We keep">{keptOf(subscription)}</Fact>
      </FactList>
      <p className="soft small">
        More about <a href={href("privacy", {}, "retention")}>what we keep, and for how long</a>
      </p>
    </>
  );
}

function keptOf(subscription: SubscriptionAnswer | null): string {
  const caseFile = "If an adviser helped you, their company keeps your case file.";
  if (!subscription) return "Receipts, as long as tax law requires.";
  if (isFromStore({ subscription }))
    return `A random number that stood for your account, for ${retention.deletedAccountHours} hours. ${caseFile}`;
  return `Your payment reference for ${retention.deletedAccountHours} hours, and receipts as long as tax law requires. ${caseFile}`;
}

/** What deleting does not do for somebody who pays a store, and what it costs others. */
export function StillRunning({ subscription }: { subscription: SubscriptionAnswer }) {
  const { platform, status } = subscription;
  if (!status || !isEntitling(status)) return null;
  if (platform && !isWebPurchased(platform)) {
    return (
      <Notice tone="bad" title="Cancel in your store first">
        <p>
          Deleting your account stops your services at once, and you can’t use the time you’ve paid for. It doesn’t stop
          the store’s payments: only the store that sold the subscription can. {platformWords[platform].how}
        </p>
      </Notice>
    );
  }
  if (isOnTrial(subscription)) {
    return (
      <Notice title="Your free trial ends too">
        <p>You pay nothing.</p>
      </Notice>
    );
  }
  if (status === "Grace Period") {
    return (
      <Notice title="Your subscription ends too">
        <p>Your latest payment failed. Your services stop at once, and you owe nothing.</p>
      </Notice>
    );
  }
  return (
    <Notice title="You have time left that you’ve paid for">
      <p>
        When you delete your account, your subscription ends and you can’t use that time.{" "}
        {`To use it, ${status === "Auto-Renewable" ? "cancel your subscription now and " : ""}delete the account later. `}
        {statements.refund} <a href={refundForm}>Ask for a refund before you delete your account</a>
      </p>
    </Notice>
  );
}
