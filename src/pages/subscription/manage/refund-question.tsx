import { LinkButton } from "../../../../client/components/button.tsx";
import { Card } from "../../../../client/components/card.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import type { SubscriptionAnswer } from "../../../../client/subscription/answers.ts";
import { momentWords } from "../../../contract/day-words.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { statements } from "../../../contract/statements.ts";
import type { SubscriptionDetails } from "../../../contract/subscription/details.ts";
import { formatPrice } from "../../../contract/subscription/prices.ts";
import { isEntitling } from "../../../contract/subscription/subscription.ts";
import { PressForm } from "../../../forms/press-form.tsx";
import { Fact, FactList, MomentFact } from "../fact-list.tsx";
import formStyles from "../sign-in/sign-in.module.css";
import { type QuestionProps, questionHref } from "./manage-account.tsx";

interface RefundQuestionProps extends QuestionProps {
  readonly subscription: SubscriptionAnswer;
  readonly refund: NonNullable<SubscriptionDetails["refund"]>;
}

/** The second press of a refund: what goes back, and what ends with it. */
export function RefundQuestion({ theme, action, subscription, refund: { payment, until } }: RefundQuestionProps) {
  const price = formatPrice(payment);
  const isRunning = subscription.status !== undefined && isEntitling(subscription.status);
  const question = questionHref(action, "refund");
  return (
    <TaskScreen
      title={i18n.t("Get your {price} back?", { price })}
      lead={i18n.t("We refund your first payment in full, to the card that paid. You don’t have to give a reason.")}
      illustration="tally"
      theme={theme}
    >
      <FactList>
        <Fact name={i18n.t("Refund")}>{price}</Fact>
        <MomentFact name={i18n.t("Paid on")} at={payment.at} />
        <MomentFact name={i18n.t("Possible until")} at={until} />
      </FactList>
      {isRunning && (
        <Card as="section" label={i18n.t("End your subscription too")}>
          <h2 className={formStyles.title}>{i18n.t("End your subscription too")}</h2>
          <p className="soft">
            {i18n.t("Your services stop at once, and you pay nothing more. {caseFinished}", {
              caseFinished: statements.caseFinished,
            })}
          </p>
          <PressForm action={question} intent="refund-end">
            {i18n.t("Refund {price} and end subscription", { price })}
          </PressForm>
        </Card>
      )}
      <Card as="section" label={i18n.t("Only the refund")}>
        <h2 className={formStyles.title}>
          {isRunning ? i18n.t("Or keep your subscription") : i18n.t("Only the refund")}
        </h2>
        <p className="soft">{whatStays(subscription)}</p>
        <PressForm action={question} intent="refund" variant={isRunning ? "line" : "primary"}>
          {isRunning ? i18n.t("Refund {price} and keep subscription", { price }) : i18n.t("Refund {price}", { price })}
        </PressForm>
      </Card>
      <p className="soft small">{i18n.t("Demonstration: no card was charged, so no money moves.")}</p>
      <p className="acts">
        <LinkButton variant="line" href={action}>
          {i18n.t("Back to Manage subscription")}
        </LinkButton>
      </p>
    </TaskScreen>
  );
}

function whatStays({ status, expiresOrRenewsAt: at }: SubscriptionAnswer): string {
  const date = at === undefined ? "" : momentWords(at);
  if (status === "Auto-Renewable")
    return i18n.t(
      "Your services stay on. A refund doesn’t cancel your subscription: your next payment is on {date}, unless you cancel before then.",
      { date },
    );
  if (status === "Not Auto-Renewable")
    return i18n.t("Your services stay on until {date}, and you won’t be charged again.", { date });
  if (status === "Grace Period")
    return i18n.t("Your services stay on until {date}. The payment that failed isn’t tried again.", { date });
  return i18n.t("Your subscription has ended already.");
}
