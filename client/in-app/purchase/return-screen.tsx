import { useCallback, useEffect, useState } from "react";
import { i18n } from "../../../src/contract/language/i18n.ts";
import { href } from "../../../src/contract/routes.ts";
import { NativeError } from "../../bridge/errors.ts";
import { type NativeStatus, overriddenStatus } from "../../bridge/native-status.ts";
import { GoLink } from "../../components/go-link.tsx";
import { Notice } from "../../components/notice.tsx";
import { RetryButton, Unanswered } from "../answers.tsx";
import { type AppScreenProps, appScreen } from "../app-screen.tsx";
import type { InApp } from "../in-app.ts";
import { Pane } from "../pane.tsx";
import { Services } from "../services.tsx";

function web(): string {
  return href("subscriptionsWelcomeStripe", { via: "web" });
}

/** The app has to fetch the subscription from the service first. Milliseconds. */
const timeLimit = 10_000;

/** The return from a checkout on the web: services are shown only after the app was told and has confirmed (SUB-9). */
function ReturnScreen({ app }: AppScreenProps) {
  const [status, setStatus] = useState<NativeStatus>("pending");
  const tellApp = useCallback(() => {
    setStatus("pending");
    void completePayment(app).then(setStatus);
  }, [app]);
  useEffect(() => {
    const forced = overriddenStatus(app.search);
    if (forced) setStatus(forced);
    else tellApp();
  }, [app, tellApp]);
  const hasServices = status === "subscribed" || status === "unknown";
  return (
    <Pane state={status}>
      {hasServices && <Services app={app} status={status} feature="useSubscription" />}
      {status === "unsubscribed" && <NotYet onRetry={tellApp} />}
      {(status === "pending" || status === "error") && <Unanswered {...{ status, web: web() }} onRetry={tellApp} />}
    </Pane>
  );
}

/** Tells the app that its subscription is paid for; never rejects. */
async function completePayment(app: InApp): Promise<NativeStatus> {
  try {
    await app.connect().request("useSubscription", "completeStripePayment", undefined, { timeLimit });
  } catch (error) {
    // The app itself refused, because it has found no subscription for this device yet.
    return error instanceof NativeError ? "unsubscribed" : "error";
  }
  app.send("checkout_complete");
  return "subscribed";
}

function NotYet({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <Notice tone="bad" title={i18n.t("The app hasn’t received your subscription yet")} live>
        <p>{i18n.t("Your payment is safe. Try again, or close the app and open it again.")}</p>
      </Notice>
      <p className="acts">
        <RetryButton onClick={onRetry}>{i18n.t("Try again")}</RetryButton>
        <GoLink href={web()}>{i18n.t("See your subscription on the website")}</GoLink>
      </p>
    </>
  );
}

export const returnScreen = appScreen({ name: "return", web, Screen: ReturnScreen });
