import { useEffect, useEffectEvent, useState } from "react";
import { brand } from "../../../src/contract/brand/brand.ts";
import { i18n } from "../../../src/contract/language/i18n.ts";
import { href } from "../../../src/contract/routes.ts";
import type { PurchaseUpdate } from "../../bridge/messages.ts";
import { GoLink } from "../../components/go-link.tsx";
import { Notice } from "../../components/notice.tsx";
import { OnwardActions, RetryButton, Unanswered, Wait } from "../answers.tsx";
import { type AppScreenProps, appScreen } from "../app-screen.tsx";
import type { InApp } from "../in-app.ts";
import { Pane } from "../pane.tsx";
import { useStatus } from "../use-status.ts";
import { OfferForm } from "./offer-form.tsx";
import { offerPeriodOf, platformOf, priceNotes, type StoreOption, selectionOf } from "./offers.ts";
import { PurchaseNote, PurchaseProgress, progressState, RestoreActions } from "./purchase-notices.tsx";
import { type AppStore, askStore, chosenOf } from "./store.ts";
import { usePurchase } from "./use-purchase.ts";

function web(): string {
  return href("subscriptions", { via: "web" });
}

/** Buying what the store of the app sells (FLOW-9). */
function BuyScreen({ app }: AppScreenProps) {
  const { status, askAgain } = useStatus(app);
  const sells = status === "unsubscribed" || status === "unknown";
  const { store, ask } = useStore(app, sells);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = chosenOf(store, chosenId);
  const { purchase, tell, restore } = usePurchase(app, (token) => openCheckout(app, chosen, token));

  if (purchase.step !== "choosing") {
    return (
      <Pane state={progressState(purchase)}>
        <PurchaseProgress purchase={purchase} onGiveUp={() => tell({ type: "given-up" })} />
      </Pane>
    );
  }
  if (!sells) {
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
  if (store.is !== "there" || !chosen) {
    const state = storeState(store);
    return (
      <Pane state={state}>
        <StoreNotice state={state} onRetry={ask} />
      </Pane>
    );
  }
  const choose = (option: StoreOption) => {
    setChosenId(option.id);
    const period = offerPeriodOf(option);
    if (period) app.connect().notify("useSubscription", priceNotes[period]);
  };
  const buy = () => {
    app.send("checkout_start");
    tell({ type: "asked", on: "purchase" });
    app.connect().notify("useSubscription", "subscriptionSelected", selectionOf(chosen));
  };
  return (
    <Pane state="offers">
      <PurchaseNote status={status} lastFailure={purchase.lastFailure} />
      <OfferForm options={store.sold.options} chosen={chosen} place={app} onChoose={choose} onBuy={buy} />
      <p className="acts">
        <RestoreActions variant="line" onClick={restore} />
      </p>
    </Pane>
  );
}

/** What the store sells: asked once something may be sold, and again when somebody presses for it. */
function useStore(app: InApp, sells: boolean) {
  const [store, setStore] = useState<AppStore>({ is: "unasked" });
  const ask = () => {
    setStore({ is: "asking" });
    void askStore(app).then(setStore);
  };
  const askFirst = useEffectEvent(() => {
    if (store.is === "unasked") ask();
  });
  useEffect(() => {
    if (sells) askFirst();
  }, [sells]);
  return { store, ask };
}

async function openCheckout(app: InApp, chosen: StoreOption | null, token: PurchaseUpdate["token"]): Promise<string> {
  if (!chosen) throw new Error("nothing is chosen");
  // Loaded only here: the client weighs more than the rest of the screen, and most apps sell through their store.
  const { openWebCheckout } = await import("./web-checkout.ts");
  return openWebCheckout({
    bridge: app.connect(),
    token,
    productId: chosen.id,
    period: offerPeriodOf(chosen) ?? "monthly",
    platform: platformOf(app.device),
    origin: new URLSearchParams(app.search).get("origin"),
    site: app.site,
    send: app.send,
  });
}

function Subscribed({ app }: AppScreenProps) {
  return (
    <>
      <Notice tone="good" title={i18n.t("{pro} is already active on this device", { pro: brand.pro })} live>
        <p>{i18n.t("You don’t have to buy anything.")}</p>
      </Notice>
      <OnwardActions app={app} />
    </>
  );
}

type StoreState = "store-asking" | "store-failed" | "store-empty";

function storeState(store: AppStore): StoreState {
  if (store.is === "there") return "store-empty";
  return store.is === "failed" ? "store-failed" : "store-asking";
}

function storeWords(): Readonly<Record<StoreState, { readonly title: string; readonly text: string }>> {
  return {
    "store-asking": {
      title: i18n.t("Getting prices from the store…"),
      text: i18n.t("Prices include tax, in your store’s currency."),
    },
    "store-failed": {
      title: i18n.t("The store didn’t send its prices"),
      text: i18n.t(
        "Check your connection and that you’re signed in to the store. You can also pay by card on the website.",
      ),
    },
    "store-empty": {
      title: i18n.t("The store has no plans to sell here"),
      text: i18n.t("The store may not sell plans in your account’s country. The website says where you can subscribe."),
    },
  };
}

function StoreNotice({ state, onRetry }: { readonly state: StoreState; readonly onRetry: () => void }) {
  const { title, text } = storeWords()[state];
  if (state === "store-asking") return <Wait title={title} text={text} />;
  return (
    <>
      <Notice tone="bad" title={title} live>
        <p>{text}</p>
      </Notice>
      <p className="acts">
        <RetryButton onClick={onRetry}>{i18n.t("Ask the store again")}</RetryButton>
        <GoLink href={web()}>{i18n.t("Buy on the website")}</GoLink>
      </p>
    </>
  );
}

export const buyScreen = appScreen({ name: "buy", web, Screen: BuyScreen });
