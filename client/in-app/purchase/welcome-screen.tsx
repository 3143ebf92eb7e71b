import { i18n } from "../../../src/contract/language/i18n.ts";
import { href } from "../../../src/contract/routes.ts";
import { GoLink } from "../../components/go-link.tsx";
import { Notice } from "../../components/notice.tsx";
import { RetryButton, Unanswered } from "../answers.tsx";
import { type AppScreenProps, appScreen } from "../app-screen.tsx";
import { Pane } from "../pane.tsx";
import { Services } from "../services.tsx";
import { useStatus } from "../use-status.ts";

function web(): string {
  return href("subscriptionsWelcome", { via: "web" });
}

/** Where a purchase ends inside the app: the services, each with a button that opens it in the app. */
function WelcomeScreen({ app }: AppScreenProps) {
  const { status, askAgain } = useStatus(app);
  const hasServices = status === "subscribed" || status === "unknown";
  return (
    <Pane state={status}>
      {hasServices && <Services app={app} status={status} feature="subscriptions" />}
      {status === "unsubscribed" && <NotYet onRetry={askAgain} />}
      {(status === "pending" || status === "error") && <Unanswered {...{ status, web: web() }} onRetry={askAgain} />}
    </Pane>
  );
}

function NotYet({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <Notice title={i18n.t("This app has no subscription yet")} live>
        <p>
          {i18n.t("If you’ve just paid, your subscription can take a minute to arrive. This page updates by itself.")}
        </p>
      </Notice>
      <p className="acts">
        <RetryButton onClick={onRetry}>{i18n.t("Check again")}</RetryButton>
        <GoLink href={href("subscriptions")}>{i18n.t("See plans")}</GoLink>
        <GoLink href={href("activateThisDevice")}>{i18n.t("Restore subscription")}</GoLink>
      </p>
    </>
  );
}

export const welcomeScreen = appScreen({ name: "welcome", web, Screen: WelcomeScreen });
