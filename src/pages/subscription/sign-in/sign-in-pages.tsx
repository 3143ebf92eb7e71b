import { Trans } from "@lingui/react";
import { Button, LinkButton } from "../../../../client/components/button.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import { BoldName } from "../../../../client/components/line-breaks.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import { brand } from "../../../contract/brand/brand.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import { statements } from "../../../contract/statements.ts";
import { seeOther } from "../../../forms/form.ts";
import { FormOwner, IdempotencyKeyFields } from "../../../forms/idempotency-key.tsx";
import { links } from "../../../locales/links.tsx";
import { page } from "../../../render/page.ts";
import { factAt, keepFact } from "../../../session/flash.ts";
import type { Subscriber } from "../../../session/subscriber.ts";
import { isActive, renews, type SubscriberAccount } from "../account.ts";
import { accountInfoOf, hasOtherWayIn } from "../account-info.ts";
import { safeNext } from "../next-path.ts";
import { forcesStatus, subscriberAccountOf } from "../signed-in.ts";
import { typedAddress } from "../typed-address.ts";
import { AddressStep } from "./address-step.tsx";
import { CodeStep } from "./code-step.tsx";
import { otherAccountNote } from "./other-account.tsx";
import { hasPasskeys } from "./passkeys.ts";
import { isByRecoveryCode, RecoveryStep } from "./recovery-step.tsx";
import { sentCodeOf } from "./sign-in-session.ts";
import type { SignInResult } from "./sign-in-step.tsx";
import { WhyHere } from "./why-here.tsx";

export const activatePage = page({
  chrome: "lean",
  title: () => i18n.t("Sign in to your subscription"),
  description: () =>
    i18n.t(
      "Sign in with a link or a six-digit code from our email, a passkey or a recovery code. You don’t need a password.",
    ),
  indexed: false,
  load: async (c, result: SignInResult | null) => {
    const { url } = c.var.visit;
    const subscriber = await c.var.subscriber();
    const account = await subscriberAccountOf(subscriber);
    const isByCode = isByRecoveryCode(url, result);
    return {
      title: isByCode ? i18n.t("Enter your recovery code") : null,
      isByCode,
      url,
      session: subscriber.session,
      hasPasskeys: hasPasskeys(c, subscriber),
      known: account && hasSomething(account) ? { account, other: await otherWayIn(subscriber, account) } : null,
    };
  },
  body: ({ theme, data: { isByCode, url, session, hasPasskeys, known }, result }) => {
    if (known) return <SignedInAlready {...known} theme={theme} />;
    const action = href("subscriptionsActivate", { next: safeNext(url.searchParams.get("next")) });
    if (isByCode) return <RecoveryStep {...{ theme, result, action }} />;
    return (
      <AddressStep
        {...{ theme, result, action, hasPasskeys }}
        typed={typedAddress(session)}
        above={!result && <WhyHere url={url} session={session} />}
      />
    );
  },
});

type OtherWayIn = "code" | "passkey" | null;

/** What opens an account without an address, besides this browser. */
async function otherWayIn(subscriber: Subscriber, { email }: SubscriberAccount): Promise<OtherWayIn> {
  const info = email === null && subscriber.isV2 ? await accountInfoOf(subscriber) : null;
  if (!hasOtherWayIn(info)) return null;
  return info?.has_recovery_code ? "code" : "passkey";
}

export const confirmPage = page({
  chrome: "lean",
  title: () => i18n.t("Enter your code"),
  description: () => i18n.t("Enter the six-digit code from our email to sign in. {code}", { code: statements.code }),
  indexed: false,
  load: async (c, result: SignInResult | null) => {
    const subscriber = await c.var.subscriber();
    await subscriberAccountOf(subscriber);
    const { session } = subscriber;
    const sent = sentCodeOf(session);
    if (!sent && !result && !forcesStatus(c)) {
      return seeOther(href("subscriptionsActivate", keepFact(session, "no-code-awaited")));
    }
    const isAgain = factAt({ url: c.var.visit.url, session }) === "code-sent-again";
    return { sent, isAgain, above: sent && (await otherAccountNote(subscriber)), now: Date.now() };
  },
  body: ({ theme, data: { sent, ...data }, result }) =>
    sent ? (
      <CodeStep {...{ theme, result, sent, ...data }} action={href("subscriptionsConfirm")} />
    ) : (
      <AddressStep {...{ theme, result }} typed={undefined} action={href("subscriptionsActivate")} />
    ),
});

/** False for an account without address and subscription, made on the way to a checkout: its owner may well have another. */
export function hasSomething({ email, subscription }: SubscriberAccount): boolean {
  return email !== null || subscription !== null;
}

interface SignedInAlreadyProps {
  readonly account: SubscriberAccount;
  readonly other: OtherWayIn;
  readonly theme: Theme;
}

function SignedInAlready({ account, other, theme }: SignedInAlreadyProps) {
  return (
    <TaskScreen
      title={i18n.t("You’re signed in")}
      lead={
        <>
          {isActive(account) && `${i18n.t("{pro} is active in this browser.", { pro: brand.pro })} `}
          {account.email ? (
            <Trans
              id="Your email address is <name/>."
              components={{ name: <BoldName key="name" name={account.email} /> }}
            />
          ) : (
            i18n.t("Your account has no email address.")
          )}
        </>
      }
      illustration="primrose"
      theme={theme}
    >
      <div className="acts">
        <LinkButton href={href("subscriptionsManage")}>{i18n.t("Manage subscription")}</LinkButton>
        <form method="post" action={href("subscriptionsActivate")}>
          <FormOwner value={account.id}>
            <IdempotencyKeyFields />
          </FormOwner>
          <Button variant="line" name="intent" value="sign-out">
            {i18n.t("Sign out")}
          </Button>
        </form>
      </div>
      {other && (
        <p className="soft small">
          {other === "code"
            ? i18n.t("You sign in with a recovery code. Have it at hand before you sign out.")
            : i18n.t("You sign in with a passkey. Have it at hand before you sign out.")}
        </p>
      )}
      {!account.email && !other && (
        <p className="soft small">
          <Trans
            id="{oneBrowserLeft} {lostPayments} Before you sign out, <a>add an email address</a> or <b>create a recovery code</b>."
            values={{
              oneBrowserLeft: statements.oneBrowserLeft,
              lostPayments: renews(account) ? statements.lostPayments : "",
            }}
            components={links({ a: href("proAddEmail"), b: href("subscriptionsManage") })}
          />
        </p>
      )}
      <p>
        <GoLink href={href("activateThisDeviceByEmail")}>{i18n.t("Sign in to another account")}</GoLink>
      </p>
    </TaskScreen>
  );
}
