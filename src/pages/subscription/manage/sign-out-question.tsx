import { LinkButton } from "../../../../client/components/button.tsx";
import { Card } from "../../../../client/components/card.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import type { SubscriptionAnswer } from "../../../../client/subscription/answers.ts";
import { momentWords } from "../../../contract/day-words.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import { statements } from "../../../contract/statements.ts";
import type { SubscriptionDetails } from "../../../contract/subscription/details.ts";
import { isActive } from "../account.ts";
import { RecoveryCodeButton } from "../recovery/recovery-code-button.tsx";
import { type QuestionProps, questionHref } from "./manage-account.tsx";
import { isPaid } from "./manage-terms.tsx";
import { RefundBefore } from "./refund-question.tsx";

interface SignOutProps extends QuestionProps {
  readonly subscription: SubscriptionAnswer;
  readonly details: SubscriptionDetails | null;
}

export function signOutTitle(): string {
  return i18n.t("How will you sign in again?");
}

/** Asks a visitor who would lose access to what they pay for: add a way back, or end the account and its payments. */
export function SignOutQuestion({ theme, action, subscription, details }: SignOutProps) {
  return (
    <TaskScreen title={signOutTitle()} lead={stillSignedIn(subscription)} illustration="aloft" theme={theme}>
      <Card as="section" label={i18n.t("Add an email address")}>
        <h2>{i18n.t("Add an email address")}</h2>
        <p className="soft">{i18n.t("Then you can sign in again, on any device, with a code we email you.")}</p>
        <p className="acts">
          <LinkButton href={href("subscriptionsAddEmail")}>{i18n.t("Add email address")}</LinkButton>
        </p>
      </Card>
      <Card as="section" label={i18n.t("Create a recovery code")}>
        <h2>{i18n.t("Create a recovery code")}</h2>
        <p className="soft">{i18n.t("It signs you in without an email address. Print it or write it down.")}</p>
        <RecoveryCodeButton action={action} />
      </Card>
      <Card as="section" label={i18n.t("Delete your account")}>
        <h2>{i18n.t("Or delete your account")}</h2>
        <p className="soft">{moneyText(subscription)}</p>
        {isPaid(subscription) && (
          <p>
            <RefundBefore {...{ details, action }} />
          </p>
        )}
        <p className="acts">
          <LinkButton variant="line" href={questionHref(action, "delete")}>
            {i18n.t("Delete account")}
          </LinkButton>
        </p>
      </Card>
      <p className="acts">
        <LinkButton variant="line" href={action}>
          {i18n.t("Stay signed in")}
        </LinkButton>
      </p>
    </TaskScreen>
  );
}

function stillSignedIn(subscription: SubscriptionAnswer): string {
  const { lostDevice } = statements;
  return isActive({ subscription })
    ? i18n.t("You’re still signed in. Only this browser can open your subscription. {lostDevice}", { lostDevice })
    : i18n.t("You’re still signed in. Only this browser can open your account and its receipts. {lostDevice}", {
        lostDevice,
      });
}

/** What becomes of the money, and of the time. Nobody goes on paying for what nobody can open. */
function moneyText(subscription: SubscriptionAnswer): string {
  const { expiresOrRenewsAt } = subscription;
  if (!isActive({ subscription })) return i18n.t("Your subscription has ended already.");
  if (!isPaid(subscription)) return i18n.t("That ends your subscription at once, and you owe nothing.");
  const ends = i18n.t("That ends your subscription at once, and we don’t charge you again.");
  return expiresOrRenewsAt === undefined
    ? ends
    : `${ends} ${i18n.t("You’ve paid until {date}.", { date: momentWords(expiresOrRenewsAt) })}`;
}
