import { useState } from "react";
import { i18n } from "../../../src/contract/language/i18n.ts";
import { href } from "../../../src/contract/routes.ts";
import type { Flags } from "../../bridge/messages.ts";
import { handOver, readFlags } from "../../bridge/native-tokens.ts";
import { Notice } from "../../components/notice.tsx";
import type { SubscriptionClient } from "../../subscription/client.ts";
import { OnwardActions, Unanswered, uncheckedTitle } from "../answers.tsx";
import { type AppScreenProps, appScreen } from "../app-screen.tsx";
import type { InApp } from "../in-app.ts";
import { createPageClient } from "../page-client.ts";
import { Pane } from "../pane.tsx";
import { useStatus } from "../use-status.ts";
import { InAppCodeStep } from "./code-step.tsx";
import { type CodeCalls, useCodeSteps } from "./use-code-steps.ts";

function web(): string {
  return href("subscriptionsActivate", { via: "web" });
}

/** Activating the app by email: the visitor signs in on the page, which hands the tokens to the app (FLOW-3). */
function SignInScreen({ app }: AppScreenProps) {
  const { status, askAgain } = useStatus(app);
  const [calls] = useState(() => signInCalls(app));
  const code = useCodeSteps(calls);
  if (status === "unsubscribed" || status === "unknown") {
    return (
      <Pane state={code.steps.step}>
        <InAppCodeStep
          {...{ code, app }}
          label={i18n.t("Email address of your subscription")}
          hint={i18n.t(
            "If no code arrives, check the email address. To protect subscribers, we don’t show whether an email address has a subscription.",
          )}
          confirm="Sign in"
          codeNote="If our email has a link but no code, copy the link and paste it here."
        >
          {status === "unknown" && code.steps.notes === 0 && <Unchecked />}
        </InAppCodeStep>
      </Pane>
    );
  }
  return (
    <Pane state={status}>
      {status === "subscribed" ? (
        <Subscribed app={app} />
      ) : (
        <Unanswered {...{ status, web: web() }} onRetry={askAgain} />
      )}
    </Pane>
  );
}

function signInCalls(app: InApp): CodeCalls {
  let session: Promise<{ client: SubscriptionClient; flags: Flags }> | null = null;

  /** Reads the flags only once, because the version of the auth service must not change between the steps. */
  function open() {
    session ??= readFlags(app.connect()).then((flags) => ({ ...createPageClient(flags, app.send), flags }));
    return session;
  }

  return {
    async send(email) {
      const { client } = await open();
      await client.auth.startSession();
      await client.auth.requestOtp({ email: email ?? "", locale: document.documentElement.lang });
    },
    async confirm(email, otp) {
      const { client, flags } = await open();
      await client.auth.login({ email: email ?? "", otp });
      if (flags.useSubscriptionsAuthV2) await client.auth.exchangeCode();
      if (!handOver(app.connect(), flags, client.info.read())) throw new Error("no tokens came");
      // From here on the tokens belong to the app, so the page forgets them.
      client.auth.signOut();
      app.moveOn(href("subscriptionsWelcome"));
    },
  };
}

function Unchecked() {
  return (
    <Notice title={uncheckedTitle()} live>
      <p>{i18n.t("If your services work in this app, you don’t have to sign in.")}</p>
    </Notice>
  );
}

function Subscribed({ app }: AppScreenProps) {
  return (
    <>
      <Notice tone="good" title={i18n.t("This app already has a subscription")} live>
        <p>{i18n.t("To use another subscription, sign out in the app’s settings first.")}</p>
      </Notice>
      <OnwardActions app={app} />
    </>
  );
}

export const signInScreen = appScreen({ name: "sign-in", web, Screen: SignInScreen });
