import { Button, LinkButton } from "../../../../client/components/button.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { TaskScreen } from "../../../../client/journey/task-screen.tsx";
import { facts } from "../../../contract/brand.ts";
import { href, routes } from "../../../contract/routes.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import { Hole } from "../../../render/hole.tsx";
import { type Given, page } from "../../../render/page.ts";
import type { Account } from "../account.ts";
import { accountOf } from "../signed-in.ts";
import { typedAddress } from "../typed-address.ts";
import { AddressStep } from "./address-step.tsx";
import { CodeStep } from "./code-step.tsx";
import { isByRecoveryCode, RecoveryStep } from "./recovery-step.tsx";
import styles from "./sign-in.module.css";
import { signInOf } from "./sign-in-session.ts";
import type { SignInOutcome } from "./sign-in-step.tsx";

export const activatePage = page({
  title: "Sign in to a subscription",
  description:
    "Sign in to an existing subscription with your email address and a code that we send to it. There is no password.",
  indexed: false,
  personal: true,
  holes: {
    step: async ({ theme, url }, { subscriber, outcome }: Given<SignInOutcome | null>) => {
      const account = subscriber && (await accountOf(subscriber));
      const signedOut = url.searchParams.get("signed") === "out";
      if (account && hasSomething(account)) return <SignedInAlready {...{ account, theme }} />;
      const action = routes.subscriptionsActivate.path;
      if (isByRecoveryCode(url, outcome)) return <RecoveryStep {...{ theme, outcome, action }} />;
      return (
        <AddressStep
          {...{ theme, outcome }}
          typed={subscriber ? typedAddress(subscriber.session) : undefined}
          action={action}
          above={signedOut && !outcome && <SignedOut />}
        />
      );
    },
  },
  body: () => <Hole name="step" />,
});

export const confirmPage = page({
  title: "Confirm the code",
  description: `The six digits from our email show that the address is yours. They last ${facts.otpMinutes} minutes, and a new code can be asked for.`,
  indexed: false,
  personal: true,
  holes: {
    step: ({ theme }, { subscriber, outcome }: Given<SignInOutcome | null>) => {
      const sent = subscriber && signInOf(subscriber.session).sent;
      const action = routes.subscriptionsConfirm.path;
      if (!sent) {
        return <AddressStep {...{ theme, outcome }} typed={undefined} action={routes.subscriptionsActivate.path} />;
      }
      return <CodeStep {...{ theme, outcome, sent, action }} now={Date.now()} />;
    },
  },
  body: () => <Hole name="step" />,
});

/** An account without address and subscription was made on the way to a checkout; its owner may well have another. */
export function hasSomething({ email, subscription }: Account): boolean {
  return email !== null || subscription !== null;
}

function SignedInAlready({ account, theme }: { account: Account; theme: Theme }) {
  return (
    <TaskScreen
      title="You are signed in here."
      lead={
        account.email ? (
          <>
            As <b>{account.email}</b>.
          </>
        ) : (
          "With an account that has no email address."
        )
      }
      plate="sill"
      theme={theme}
    >
      <div className={styles.row}>
        <LinkButton href={href("subscriptionsManage")}>See the subscription</LinkButton>
        <form method="post" action={routes.subscriptionsActivate.path}>
          <Button variant="line" name="intent" value="sign-out">
            Sign out
          </Button>
        </form>
      </div>
      {!account.email && (
        <p className="soft small">
          Signing out takes the subscription away from this browser. Without an address, only a recovery code brings it
          back: <a href={href("subscriptionsManage")}>make one</a>, or <a href={href("proAddEmail")}>add an address</a>.
        </p>
      )}
    </TaskScreen>
  );
}

function SignedOut() {
  return (
    <Notice tone="good" title="You are signed out" live>
      <p>Nothing of the account is left in this browser. The subscription itself goes on.</p>
    </Notice>
  );
}
