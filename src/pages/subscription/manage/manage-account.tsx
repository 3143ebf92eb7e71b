import type { ReactNode } from "react";
import { LinkButton } from "../../../../client/components/button.tsx";
import { ButtonForm } from "../../../../client/journey/button-form.tsx";
import { TaskScreen } from "../../../../client/journey/task-screen.tsx";
import type { SubscriptionAnswer } from "../../../../client/subscription/answers.ts";
import { href } from "../../../contract/routes.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import type { Account } from "../account.ts";
import formStyles from "../sign-in/sign-in.module.css";
import styles from "./manage.module.css";
import type { Question } from "./manage-flow.ts";
import { dayOf, isOnTrial } from "./manage-terms.tsx";

interface AccountProps {
  readonly account: Account;
  readonly action: string;
  /** The browser holds another account as well. */
  readonly hasOther: boolean;
}

/** The address, the ways out, and what a person may ask of us by law. */
export function AccountSection({ account: { email }, action, hasOther }: AccountProps) {
  return (
    <section className={styles.section} aria-labelledby="account">
      <h2 id="account">The account</h2>
      <ul className={styles.rows}>
        <Line
          title="Email address"
          text={
            email ? (
              <>
                It is <b>{email}</b>. Codes to sign in go there.
              </>
            ) : (
              "None. The subscription is known to this browser alone."
            )
          }
        >
          {email ? (
            <LinkButton variant="line" href={href("subscriptionsEditEmail")}>
              Change or remove
            </LinkButton>
          ) : (
            <LinkButton href={href("subscriptionsAddEmail")}>Add an address</LinkButton>
          )}
        </Line>
        <Line
          title="Recovery code"
          text="On paper, it signs you in without an email. A new one takes the place of the one before."
        >
          <ButtonForm action={action} intent="recovery-code" variant="line" icon="key">
            Make a code
          </ButtonForm>
        </Line>
        <Line
          title="Your data"
          text="Account and subscription, as our services hold them, in a file that people and programs can read."
        >
          <ButtonForm action={action} intent="export" saves variant="line" icon="download">
            Export
          </ButtonForm>
        </Line>
        {hasOther && (
          <Line
            title="Another order"
            text="A second one was begun in this browser, with an account of its own. If that was paid for as well, change to it here."
          >
            <ButtonForm action={action} intent="switch" variant="line" icon="refresh">
              Change to it
            </ButtonForm>
          </Line>
        )}
        <Line
          title="Sign out"
          text={
            email
              ? "From this browser, or from every device at once, as after losing one. Everywhere also makes your recovery code void."
              : "Without an address only a recovery code signs you in again. See that you have one."
          }
        >
          <ButtonForm action={action} intent="sign-out" variant="line">
            Here
          </ButtonForm>
          <ButtonForm action={action} intent="sign-out-everywhere" variant="line">
            Everywhere
          </ButtonForm>
        </Line>
        <Line title="Delete the account" text="The address and the subscription go for good. We ask once more before.">
          <LinkButton variant="line" icon="trash" href={href("subscriptionsManage", { ask: "delete" })}>
            Delete
          </LinkButton>
        </Line>
      </ul>
    </section>
  );
}

function Line({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <li>
      <div className={styles.said}>
        <h3>{title}</h3>
        <p className="soft small">{text}</p>
      </div>
      <div className={styles.ways}>{children}</div>
    </li>
  );
}

export interface QuestionProps {
  readonly theme: Theme;
  readonly action: string;
}

/** The second press of cancelling: what happens then stands beside it. */
export function CancelQuestion({
  theme,
  action,
  subscription,
}: QuestionProps & { readonly subscription: SubscriptionAnswer }) {
  return (
    <TaskScreen title="Cancel the subscription?" lead={afterCancelling(subscription)} plate="rest" theme={theme}>
      <div className={formStyles.row}>
        <ButtonForm action={asking(action, "cancel")} intent="cancel">
          Yes, cancel
        </ButtonForm>
        <LinkButton variant="line" href={action}>
          Keep it
        </LinkButton>
      </div>
    </TaskScreen>
  );
}

/** The address of the page with its question, at which alone the answer is taken. */
export function asking(action: string, question: Question): string {
  return `${action}${action.includes("?") ? "&" : "?"}ask=${question}`;
}

function afterCancelling(subscription: SubscriptionAnswer): string {
  const { expiresOrRenewsAt, status } = subscription;
  if (status === "Grace Period") {
    return "The last payment failed, so no time is paid for: all three services stop at once, and nothing is charged.";
  }
  const day = expiresOrRenewsAt === undefined ? "the end of the paid time" : dayOf(expiresOrRenewsAt);
  if (isOnTrial(subscription)) return `You keep everything until ${day}, the last of the free days, and pay nothing.`;
  return `You keep everything until ${day}, and then it ends by itself. Until that day one press takes this back.`;
}
