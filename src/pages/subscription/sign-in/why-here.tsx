import { Trans } from "@lingui/react";
import type { ReactNode } from "react";
import { Notice } from "../../../../client/components/notice.tsx";
import { facts } from "../../../contract/brand/brand.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { retention } from "../../../contract/retention.ts";
import { href } from "../../../contract/routes.ts";
import { links } from "../../../locales/links.tsx";
import { factAt } from "../../../session/flash.ts";
import type { Session } from "../../../session/session.ts";
import { safeNext } from "../next-path.ts";
import { recoveryCodeAddress } from "./recovery-step.tsx";
import { sentCodeOf } from "./sign-in-session.ts";
import { problemWords } from "./sign-in-words.ts";

interface WhyHereProps {
  readonly url: URL;
  readonly session: Session | undefined;
}

/** Says why the visitor is at the first step without having asked for it. */
export function WhyHere({ url, session }: WhyHereProps) {
  const fact = factAt({ url, session });
  if (fact === "signed-out") return <SignedOut />;
  if (fact === "signed-out-everywhere") return <SignedOutEverywhere code={codeGone()} />;
  if (fact === "signed-out-everywhere-code-stays")
    return (
      <SignedOutEverywhere
        code={i18n.t(
          "Your recovery code works for up to {days} more days, and passkeys no longer work. Sign in by email and create new ones.",
          { days: facts.undoDays },
        )}
      />
    );
  if (fact === "signed-out-everywhere-by-code") return <SignedOutEverywhere code={<ByCode />} />;
  if (fact === "signed-out-everywhere-by-passkey")
    return <SignedOutEverywhere code={i18n.t("Your passkeys go on working.")} />;
  if (fact === "signed-out-bare") return <SignedOutBare />;
  // A visitor who refuses cookies comes back here after each code.
  const isUnknown = fact === "unknown" && !(session && sentCodeOf(session));
  if (fact === "no-code-awaited" || isUnknown) return <NoCodeAwaited />;
  if (url.searchParams.has("otp")) return <BrokenLink />;
  return safeNext(url.searchParams.get("next")) ? <SignInFirst /> : null;
}

function SignedOut() {
  return (
    <Notice tone="good" title={i18n.t("You’re signed out")} live>
      <p>
        {i18n.t(
          "Signing out changes nothing about your subscription or its payments. Sign in to open your account again.",
        )}
      </p>
    </Notice>
  );
}

function codeGone(): string {
  return i18n.t("If you had a recovery code or passkeys, they no longer work: sign in by email and create new ones.");
}

function ByCode() {
  return (
    <Trans
      id="If you had passkeys, they no longer work. <a>Sign in with your recovery code</a>"
      components={links({ a: recoveryCodeAddress(href("subscriptionsActivate")) })}
    />
  );
}

function SignedOutEverywhere({ code }: { code: ReactNode }) {
  return (
    <Notice tone="good" title={i18n.t("You’re signed out everywhere")} live>
      <p>
        {i18n.t("Every browser and app has to sign in again. Your subscription hasn’t changed.")} {code}
      </p>
    </Notice>
  );
}

/** Only the sign-in that ended could open the account, and nothing that was bought here was lost with it. */
function SignedOutBare() {
  return (
    <Notice tone="good" title={i18n.t("You’re signed out")} live>
      <p>
        {i18n.t(
          "Nobody can sign in to this account again: it had no email address, recovery code or passkey. If you bought in an app store, you can restore your purchase.",
        )}
      </p>
    </Notice>
  );
}

/** The page that takes a code, opened where none is waited for. */
function NoCodeAwaited() {
  const { title, text } = problemWords().lost;
  return (
    <Notice title={title}>
      <p>{text(0)}</p>
    </Notice>
  );
}

/** The address of a link that lost a part, as long links in emails do. */
function BrokenLink() {
  return (
    <Notice tone="bad" title={i18n.t("This sign-in link is incomplete")}>
      <p>
        {i18n.t(
          "A part of the link is missing. Copy the whole link from our email, or enter your email address and we send you a code.",
        )}
      </p>
    </Notice>
  );
}

function SignInFirst() {
  return (
    <Notice title={i18n.t("Sign in to continue")}>
      <p>
        {i18n.t(
          "This browser isn’t signed in, or its sign-in ended after {days} days without a visit. After you sign in, you go on to the page you asked for.",
          { days: retention.sessionDays },
        )}
      </p>
    </Notice>
  );
}
