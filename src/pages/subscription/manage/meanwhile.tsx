/** For whoever cannot delete their account yet: what goes on until then, and who helps sooner. */

import { Trans } from "@lingui/react";
import type { SubscriptionAnswer } from "../../../../client/subscription/answers.ts";
import { brand, facts } from "../../../contract/brand/brand.ts";
import { momentWords } from "../../../contract/day-words.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { links } from "../../../locales/links.tsx";
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
        <Trans
          id="To delete your account sooner, <mailUs/>. {checkedFirst}"
          values={{ checkedFirst: checkedFirst() }}
          components={{ mailUs: <MailUs key="mailUs" {...{ subscription, reference }} /> }}
        />
      </p>
      {renewsHere(subscription) && <p>{goesOn(subscription)}</p>}
    </>
  );
}

/** The reference is no proof: whoever gets into the browser can read it, too. */
export function checkedFirst(): string {
  return i18n.t(
    "That alone isn’t enough: we check first that it’s you. We usually answer within {days} working days.",
    { days: facts.help.answerDays },
  );
}

/** The rest of a sentence: where to write, and with what, so that we find the account. */
export function MailUs({ subscription, reference }: MeanwhileProps) {
  const address = brand.email.privacy;
  const mail = links({ a: `mailto:${address}` });
  if (isFromStore({ subscription })) {
    return (
      <Trans
        id="email <a>{address}</a>: say in which app store you bought, and include the order number on its receipt"
        values={{ address }}
        components={mail}
      />
    );
  }
  return (
    <Trans
      id="email <a>{address}</a> with your payment reference, <b>{reference}</b>"
      values={{ address, reference }}
      components={{ ...mail, b: <b key="b" /> }}
    />
  );
}

export function renewsHere(subscription: SubscriptionAnswer | null): subscription is SubscriptionAnswer {
  return subscription !== null && renewalOf(subscription) === "cancel";
}

/** What happens if the visitor only waits. */
function goesOn(subscription: SubscriptionAnswer): string {
  const { expiresOrRenewsAt: next, status } = subscription;
  if (next === undefined) return i18n.t("Your subscription goes on until you cancel it.");
  if (status === "Grace Period")
    return i18n.t("Your services end on {date}, unless you change your card before then. You can also cancel now.", {
      date: momentWords(next),
    });
  const date = momentWords(next);
  return isOnTrial(subscription)
    ? i18n.t(
        "Until your account is deleted, your subscription goes on. Your first payment is on {date}, unless you cancel before.",
        { date },
      )
    : i18n.t(
        "Until your account is deleted, your subscription goes on. Your next payment is on {date}, unless you cancel before.",
        { date },
      );
}
