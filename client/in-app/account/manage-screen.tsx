import { type ReactNode, useEffect, useState } from "react";
import { i18n, languageTag } from "../../../src/contract/language/i18n.ts";
import { href } from "../../../src/contract/routes.ts";
import { platformWords, statusWords } from "../../../src/contract/subscription/manage-words.ts";
import type { Platform } from "../../../src/contract/subscription/subscription.ts";
import type { NativeSubscriptionDetails } from "../../bridge/messages.ts";
import type { NativeStatus } from "../../bridge/native-status.ts";
import { LinkButton } from "../../components/button.tsx";
import { GoLink } from "../../components/go-link.tsx";
import { Notice } from "../../components/notice.tsx";
import { SettingsButton, Unanswered } from "../answers.tsx";
import { type AppScreenProps, appScreen } from "../app-screen.tsx";
import { Feedback } from "../feedback.tsx";
import type { InApp } from "../in-app.ts";
import { Pane } from "../pane.tsx";
import { useStatus } from "../use-status.ts";
import { type SubscriptionView, subscriptionViewOf } from "./subscription-view.ts";

function web(): string {
  return href("subscriptionsManage", { via: "web" });
}

/** The state of the app's subscription, and where to change it (FLOW-5): the app has the facts, the page the words. */
function ManageScreen({ app }: AppScreenProps) {
  const { status, askAgain } = useStatus(app);
  const details = useDetails(app, status);
  if (status === "subscribed" || status === "unsubscribed") {
    const { view, note, store } = subscriptionViewOf(status, details ?? { isSubscribed: status === "subscribed" });
    return (
      <Pane state={view}>
        {note && <StatusNotice {...note} />}
        {store && <Bought store={store} isCancelled={note?.status === "Not Auto-Renewable"} />}
        {view === "subscribed" && <Feedback app={app} feature="subscriptions" />}
        {view === "unsubscribed" && <NoSubscription />}
        <p className="acts">
          {waysOn()[view]}
          <SettingsButton app={app} />
        </p>
      </Pane>
    );
  }
  return (
    <Pane state={status}>
      {status === "unknown" ? <Unchecked app={app} /> : <Unanswered {...{ status, web: web() }} onRetry={askAgain} />}
    </Pane>
  );
}

/** What the app says of a subscription with this status, and again whenever something of it changes; null until then. */
function useDetails(app: InApp, status: NativeStatus): NativeSubscriptionDetails | null {
  const [known, setKnown] = useState<{ readonly of: NativeStatus; readonly details: NativeSubscriptionDetails } | null>(
    null,
  );
  useEffect(() => {
    if (status !== "subscribed" && status !== "unsubscribed") return;
    let isOver = false;
    const ask = async () => {
      const details = await detailsOf(app);
      if (details && !isOver) setKnown({ of: status, details });
    };
    void ask();
    // A new date or store does not change the status.
    const stop = app.bridge()?.subscribe("subscriptions", "authUpdate", () => void ask());
    return () => {
      isOver = true;
      stop?.();
    };
  }, [app, status]);
  return known?.of === status ? known.details : null;
}

async function detailsOf(app: InApp): Promise<NativeSubscriptionDetails | null> {
  try {
    return await app.connect().request("subscriptions", "subscriptionDetails");
  } catch {
    // The status alone is shown.
    return null;
  }
}

/** In the time zone of the device: in another zone it may be another day. */
function dayOf(date: number): string {
  return new Intl.DateTimeFormat(languageTag(), { dateStyle: "long" }).format(date);
}

const tones = { success: "good", accent: "bad", plain: "info" } as const;

/** How a subscription stands, in the same words as on the website. */
function StatusNotice({ status, date }: NonNullable<SubscriptionView["note"]>) {
  const { badge, tone, text } = statusWords()[status];
  return (
    <Notice tone={tones[tone]} title={badge} live>
      <p>{text(dayOf(date))}</p>
    </Notice>
  );
}

/** Where it was bought, and how it is changed there. */
function Bought({ store, isCancelled }: { readonly store: Platform; readonly isCancelled: boolean }) {
  const { where, how, again, refund, page } = platformWords()[store];
  const change = isCancelled ? (again ?? how) : how;
  return (
    <div className="say">
      <h2>{where}</h2>
      <p>{refund ? `${change} ${refund}` : change}</p>
      <GoLink href={page.url}>{page.label}</GoLink>
    </div>
  );
}

function NoSubscription() {
  return (
    <Notice title={i18n.t("This app has no subscription")} live>
      <p>{i18n.t("Choose a plan, or restore a subscription that you already have.")}</p>
    </Notice>
  );
}

function waysOn(): Readonly<Record<"subscribed" | "unsubscribed" | "ended", ReactNode>> {
  return {
    subscribed: (
      <>
        <LinkButton href={href("subscriptionsWelcome")}>{i18n.t("Open your services")}</LinkButton>
        <LinkButton variant="line" href={href("subscriptionsEditEmail")}>
          {i18n.t("Change email address")}
        </LinkButton>
      </>
    ),
    unsubscribed: (
      <>
        <LinkButton href={href("subscriptions")}>{i18n.t("See plans")}</LinkButton>
        <LinkButton variant="line" href={href("activateThisDevice")}>
          {i18n.t("Restore subscription")}
        </LinkButton>
      </>
    ),
    ended: (
      <>
        <LinkButton href={href("subscriptions")}>{i18n.t("Subscribe again")}</LinkButton>
        <LinkButton variant="line" href={href("activateThisDevice")}>
          {i18n.t("Restore another subscription")}
        </LinkButton>
      </>
    ),
  };
}

function Unchecked({ app }: AppScreenProps) {
  return (
    <>
      <Notice title={i18n.t("This version of the app can’t show your subscription here")} live>
        <p>
          {i18n.t("You can see your subscription in the app’s settings. Update the app to see it on this page too.")}
        </p>
      </Notice>
      <p className="acts">
        <SettingsButton app={app} />
        <GoLink href={web()}>{i18n.t("Sign in on the website")}</GoLink>
      </p>
    </>
  );
}

export const manageScreen = appScreen({ name: "manage", web, Screen: ManageScreen });
