/** For whoever cannot delete their account yet: what goes on until then, and who helps sooner. */
import type { SubscriptionAnswer } from "../../../../client/subscription/answers.ts";
import { brand, facts } from "../../../contract/brand.ts";
import { momentWords } from "../../../contract/day-words.ts";
import { isFromStore } from "../account.ts";
import { renewalOf } from "./manage-flow.ts";
import { isOnTrial } from "./manage-terms.tsx";

interface MeanwhileProps {
  readonly subscription: SubscriptionAnswer | null;
  /** By which we find the account's payments. */
  readonly reference: string;
}

export function Meanwhile({ subscription, reference }: MeanwhileProps) {
  return (
    <>
      <p>
        To delete your account sooner, <MailUs {...{ subscription, reference }} />. {checkedFirst}
      </p>
      {renewsHere(subscription) && <p>{goesOn(subscription)}</p>}
    </>
  );
}

/** The reference is no proof: whoever gets into the browser can read it, too. */
export const checkedFirst = `That alone isn’t enough: we check first that it’s you. We usually answer within ${facts.help.answerDays} working days.`;

/** The rest of a sentence: where to write, and with what, so that we find the account. */
export function MailUs({ subscription, reference }: MeanwhileProps) {
  const mail = <a href={`mailto:${brand.email.privacy}`}>{brand.email.privacy}</a>;
  if (isFromStore({ subscription })) {
    return <>email {mail}: say in which app store you bought, and include the order number on its receipt</>;
  }
  return (
    <>
      email {mail} with your payment reference, <b>{reference}</b>
    </>
  );
}

export function renewsHere(subscription: SubscriptionAnswer | null): subscription is SubscriptionAnswer {
  return subscription !== null && renewalOf(subscription) === "cancel";
}

/** What happens if the visitor only waits. */
function goesOn(subscription: SubscriptionAnswer): string {
  const { expiresOrRenewsAt: next, status } = subscription;
  if (next === undefined) return "Your subscription goes on until you cancel it.";
  if (status === "Grace Period")
    return `Your services end on ${momentWords(next)}, unless you change your card before then. You can also cancel now.`;
  const payment = isOnTrial(subscription) ? "first" : "next";
  return `Until your account is deleted, your subscription goes on. Your ${payment} payment is on ${momentWords(next)}, unless you cancel before.`;
}
