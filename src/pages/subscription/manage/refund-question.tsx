import type { ReactNode } from "react";
import { LinkButton } from "../../../../client/components/button.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import type { SubscriptionAnswer } from "../../../../client/subscription/answers.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { statements } from "../../../contract/statements.ts";
import type { Payment, SubscriptionDetails } from "../../../contract/subscription/details.ts";
import { refundForm, withdrawalFormAddress } from "../../../contract/subscription/payment-terms.ts";
import { formatPrice } from "../../../contract/subscription/prices.ts";
import { isEntitling } from "../../../contract/subscription/subscription.ts";
import { PressForm } from "../../../forms/press-form.tsx";
import { Fact, FactList, MomentFact } from "../../../product/fact-list.tsx";
import { type QuestionProps, questionHref } from "./manage-account.tsx";

interface RefundBeforeProps {
  readonly details: SubscriptionDetails | null;
  readonly action: string;
}

/** To who is about to delete the account: the refund that is possible first. Nothing where there is none. */
export function RefundBefore({ details, action }: RefundBeforeProps) {
  // Without an answer of the service, the form of Help is the way.
  if (!details) return <a href={refundForm()}>{i18n.t("Ask for a refund before you delete your account")}</a>;
  const { refund, withdrawal } = details;
  if (refund) {
    const price = formatPrice(refund.payment);
    return <a href={questionHref(action, "refund")}>{i18n.t("Get your {price} back instead", { price })}</a>;
  }
  return (
    withdrawal && (
      <a href={withdrawalFormAddress()}>
        {i18n.t("Withdraw from my contract and get {price} back", { price: formatPrice(withdrawal.payment) })}
      </a>
    )
  );
}

interface RefundQuestionProps extends QuestionProps {
  readonly notes: ReactNode;
  readonly subscription: SubscriptionAnswer;
  readonly payment: Payment;
  /** On which it is possible, in words. */
  readonly lastDay: string;
}

/** The second press of a refund: what goes back, and what ends with it. */
export function RefundQuestion({ theme, action, notes, subscription, payment, lastDay }: RefundQuestionProps) {
  const price = formatPrice(payment);
  const isRunning = subscription.status !== undefined && isEntitling(subscription.status);
  return (
    <TaskScreen
      title={i18n.t("Get your {price} back?", { price })}
      lead={i18n.t(
        "We refund this payment in full, to the card that paid. There’s one refund for each account, so this is your only one. You don’t have to give a reason.",
      )}
      illustration="tally"
      theme={theme}
    >
      {notes}
      <FactList>
        <Fact name={i18n.t("Refund")}>{price}</Fact>
        <MomentFact name={i18n.t("Paid on")} at={payment.at} />
        <Fact name={i18n.t("Possible until")}>{lastDay}</Fact>
      </FactList>
      <p>
        {isRunning
          ? i18n.t("{refundEnds} Your services stop, and you pay nothing more. {caseFinished}", {
              refundEnds: statements.refundEnds,
              caseFinished: statements.caseFinished,
            })
          : i18n.t("Your subscription has ended already.")}
      </p>
      {isRunning && <p>{statements.removalDeleted}</p>}
      <PressForm action={questionHref(action, "refund")} intent="refund">
        {isRunning ? i18n.t("Refund {price} and end subscription", { price }) : i18n.t("Refund {price}", { price })}
      </PressForm>
      <p className="soft small">{i18n.t("Demonstration: no card was charged, so no money moves.")}</p>
      <p className="acts">
        <LinkButton variant="line" href={action}>
          {i18n.t("Back to Manage subscription")}
        </LinkButton>
      </p>
    </TaskScreen>
  );
}
