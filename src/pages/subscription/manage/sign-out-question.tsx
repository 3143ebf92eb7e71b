import { LinkButton } from "../../../../client/components/button.tsx";
import { Card } from "../../../../client/components/card.tsx";
import { ButtonForm } from "../../../../client/journey/button-form.tsx";
import { TaskScreen } from "../../../../client/journey/task-screen.tsx";
import type { SubscriptionAnswer } from "../../../../client/subscription/answers.ts";
import { momentWords } from "../../../contract/day-words.ts";
import { href } from "../../../contract/routes.ts";
import { statements } from "../../../contract/statements.ts";
import { type Stake, stakeOfBare } from "../leaving.ts";
import { RecoveryCodeButton } from "../recovery-code-button.tsx";
import formStyles from "../sign-in/sign-in.module.css";
import { asking, type QuestionProps } from "./manage-account.tsx";
import { isOnTrial } from "./manage-terms.tsx";

interface SignOutProps extends QuestionProps {
  readonly subscription: SubscriptionAnswer;
}

export const signOutTitle = "How will you sign in again?";

/** Asked of whoever would lose the way to what they pay for: a way back, or an end to the payments. */
export function SignOutQuestion({ theme, action, subscription }: SignOutProps) {
  const stake = stakeOfBare({ subscription });
  return (
    <TaskScreen
      title={signOutTitle}
      lead={`Only this browser can open your subscription. ${statements.lostDevice}`}
      plate="empty"
      theme={theme}
    >
      <Card as="section" label="Add an email address">
        <h2 className={formStyles.title}>Add an email address</h2>
        <p className="soft">Then you can sign in again, on any device, with a code we email you.</p>
        <p className="acts">
          <LinkButton icon="mail" href={href("subscriptionsAddEmail")}>
            Add email address
          </LinkButton>
        </p>
      </Card>
      <Card as="section" label="Create a recovery code">
        <h2 className={formStyles.title}>Create a recovery code</h2>
        <p className="soft">It signs you in without an email address. Print it or write it down.</p>
        <RecoveryCodeButton action={action} />
      </Card>
      <Card as="section" label="Sign out for good">
        <h2 className={formStyles.title}>
          {stake === "payments" ? "Or cancel and sign out for good" : "Or give up the time you have left"}
        </h2>
        <p className="soft">{moneyText(stake, subscription)}</p>
        <ButtonForm action={asking(action, "sign-out")} intent="sign-out-for-good" variant="line">
          {stake === "payments" ? "Cancel subscription and sign out" : "Sign out for good"}
        </ButtonForm>
      </Card>
      <p className="acts">
        <LinkButton variant="line" href={action}>
          Stay signed in
        </LinkButton>
      </p>
    </TaskScreen>
  );
}

/** What else happens to the money, and to the time. */
function moneyText(stake: Stake, subscription: SubscriptionAnswer): string {
  const { expiresOrRenewsAt, status } = subscription;
  const lost = "We sign out every browser, and nobody can use your subscription after that. You can’t undo this.";
  if (stake === "time" && isOnTrial(subscription)) return `You’ve already cancelled, and you pay nothing. ${lost}`;
  if (stake === "time") return `You’ve already cancelled, and we don’t charge you again. ${lost} ${statements.refund}`;
  if (status === "Grace Period")
    return `Your last payment failed. We cancel your subscription, and you owe nothing. ${lost}`;
  if (isOnTrial(subscription)) return `Your free trial ends at once, and you pay nothing. ${lost}`;
  const until = expiresOrRenewsAt === undefined ? "" : ` You’ve paid until ${momentWords(expiresOrRenewsAt)}.`;
  return `We cancel your subscription, and don’t charge you again.${until} ${lost} ${statements.refund}`;
}
