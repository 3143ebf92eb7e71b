import { Button, LinkButton } from "../../../../client/components/button.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import { BoldName } from "../../../../client/components/line-breaks.tsx";
import { TaskScreen } from "../../../../client/journey/task-screen.tsx";
import { brand } from "../../../contract/brand.ts";
import { href, routes } from "../../../contract/routes.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import { statements } from "../../../contract/statements.ts";
import { Hole } from "../../../render/hole.tsx";
import { type Given, page, type TitleGiven } from "../../../render/page.ts";
import { factAt } from "../../../session/told.ts";
import { type Account, isActive } from "../account.ts";
import { accountInfoOf } from "../account-info.ts";
import { safeNext } from "../next-path.ts";
import { accountOf } from "../signed-in.ts";
import { typedAddress } from "../typed-address.ts";
import { AddressStep } from "./address-step.tsx";
import { CodeStep } from "./code-step.tsx";
import { otherAccountNote } from "./other-account.tsx";
import { isByRecoveryCode, RecoveryStep } from "./recovery-step.tsx";
import styles from "./sign-in.module.css";
import { sentCodeOf } from "./sign-in-session.ts";
import type { SignInOutcome } from "./sign-in-step.tsx";
import { WhyHere } from "./why-here.tsx";

export const activatePage = page({
  chrome: "lean",
  title: "Sign in to your subscription",
  description:
    "Sign in with your email address and a six-digit code, or with a recovery code. You don’t need a password.",
  indexed: false,
  personal: true,
  titleFor: ({ url }, { outcome }: TitleGiven<SignInOutcome | null>) =>
    isByRecoveryCode(url, outcome) ? "Enter your recovery code" : null,
  holes: {
    step: async ({ theme, url }, { subscriber, outcome }: Given<SignInOutcome | null>) => {
      const account = subscriber && (await accountOf(subscriber));
      if (account && hasSomething(account)) {
        const mayHaveCode = account.email === null && subscriber.isV2;
        const hasCode = mayHaveCode && (await accountInfoOf(subscriber))?.has_recovery_code === true;
        return <SignedInAlready {...{ account, hasCode, theme }} />;
      }
      const action = href("subscriptionsActivate", { next: safeNext(url.searchParams.get("next")) });
      if (isByRecoveryCode(url, outcome)) return <RecoveryStep {...{ theme, outcome, action }} />;
      return (
        <AddressStep
          {...{ theme, outcome }}
          typed={subscriber ? typedAddress(subscriber.session) : undefined}
          action={action}
          above={!outcome && <WhyHere url={url} session={subscriber?.session} />}
        />
      );
    },
  },
  body: () => <Hole name="step" />,
});

export const confirmPage = page({
  chrome: "lean",
  title: "Enter your code",
  description: `Enter the six-digit code from our email to sign in. ${statements.code}`,
  indexed: false,
  personal: true,
  holes: {
    step: async ({ theme, url }, { subscriber, outcome }: Given<SignInOutcome | null>) => {
      const sent = subscriber && sentCodeOf(subscriber.session);
      const action = routes.subscriptionsConfirm.path;
      if (!sent) {
        return <AddressStep {...{ theme, outcome }} typed={undefined} action={routes.subscriptionsActivate.path} />;
      }
      const above = await otherAccountNote(subscriber);
      return (
        <CodeStep
          {...{ theme, outcome, above, sent, action }}
          isAgain={factAt({ url, session: subscriber.session }) === "code-sent-again"}
          now={Date.now()}
        />
      );
    },
  },
  body: () => <Hole name="step" />,
});

/** False for an account without address and subscription, made on the way to a checkout: its owner may well have another. */
export function hasSomething({ email, subscription }: Account): boolean {
  return email !== null || subscription !== null;
}

interface SignedInAlreadyProps {
  readonly account: Account;
  readonly hasCode: boolean;
  readonly theme: Theme;
}

function SignedInAlready({ account, hasCode, theme }: SignedInAlreadyProps) {
  return (
    <TaskScreen
      title="You’re signed in"
      lead={
        <>
          {isActive(account) && `${brand.pro} is active in this browser. `}
          {account.email ? (
            <>
              Your email address is <BoldName name={account.email} />.
            </>
          ) : (
            "Your account has no email address."
          )}
        </>
      }
      plate="primrose"
      theme={theme}
    >
      <div className={styles.row}>
        <LinkButton href={href("subscriptionsManage")}>Manage subscription</LinkButton>
        <form method="post" action={routes.subscriptionsActivate.path}>
          <Button variant="line" name="intent" value="sign-out">
            Sign out
          </Button>
        </form>
      </div>
      {hasCode && <p className="soft small">You sign in with a recovery code. Have it at hand before you sign out.</p>}
      {!account.email && !hasCode && (
        <p className="soft small">
          {statements.oneBrowserLeft} {statements.lostPayments} Before you sign out,{" "}
          <a href={href("proAddEmail")}>add an email address</a> or{" "}
          <a href={href("subscriptionsManage")}>create a recovery code</a>.
        </p>
      )}
      <p>
        <GoLink href={href("activateThisDeviceByEmail")}>Sign in to another account</GoLink>
      </p>
    </TaskScreen>
  );
}
