import { brand } from "../../../src/contract/brand/brand.ts";
import { i18n } from "../../../src/contract/language/i18n.ts";
import { href } from "../../../src/contract/routes.ts";
import { GoLink } from "../../components/go-link.tsx";
import { Notice } from "../../components/notice.tsx";
import { OnwardActions, Unanswered } from "../answers.tsx";
import { type AppScreenProps, appScreen } from "../app-screen.tsx";
import { Pane } from "../pane.tsx";
import { useStatus } from "../use-status.ts";
import { PurchaseNote, PurchaseProgress, progressState, RestoreActions } from "./purchase-notices.tsx";
import { usePurchase } from "./use-purchase.ts";

function web(): string {
  return href("subscriptionsActivate", { via: "web" });
}

/** Activating this device from within the app: by what its store knows, or by a code in an email (FLOW-3, FLOW-9). */
function RestoreScreen({ app }: AppScreenProps) {
  const { status, askAgain } = useStatus(app);
  const { purchase, tell, restore } = usePurchase(app);
  if (purchase.step !== "choosing") {
    return (
      <Pane state={progressState(purchase)}>
        <PurchaseProgress purchase={purchase} onGiveUp={() => tell({ type: "given-up" })} />
      </Pane>
    );
  }
  if (status === "unsubscribed" || status === "unknown") {
    return (
      <Pane state="ways">
        <PurchaseNote status={status} lastFailure={purchase.lastFailure} />
        <p className="acts">
          <RestoreActions variant="primary" onClick={restore} />
          <GoLink href={href("subscriptions")}>{i18n.t("See plans")}</GoLink>
        </p>
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

function Subscribed({ app }: AppScreenProps) {
  return (
    <>
      <Notice tone="good" title={i18n.t("{pro} is active on this device", { pro: brand.pro })} live>
        <p>{i18n.t("Your services are ready. To use your subscription on another device, add an email address.")}</p>
      </Notice>
      <OnwardActions app={app} />
    </>
  );
}

export const restoreScreen = appScreen({ name: "restore", web, Screen: RestoreScreen });
