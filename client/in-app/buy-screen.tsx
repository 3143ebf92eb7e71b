import { useState } from "react";
import type { PurchaseOptions } from "../../src/contract/bridge.ts";
import { LinkButton } from "../components/button.tsx";
import { Notice } from "../components/notice.tsx";
import type { InApp } from "./in-app.ts";
import { links } from "./links.ts";
import { periodOf, platformOf, priceNotes, type StoreOption, selectionOf } from "./offers.ts";
import { SetbackNotice, Waiting } from "./purchase-notes.tsx";
import { RestoreOffer } from "./restore-offer.tsx";
import { SettingsButton } from "./settings-button.tsx";
import type { ScreenProps } from "./start.tsx";
import { StatusView } from "./status-view.tsx";
import { StoreOffers } from "./store-offers.tsx";
import { type Asked, useOptions } from "./use-options.ts";
import { type OpenCheckout, usePurchase } from "./use-purchase.ts";
import { useStatus } from "./use-status.ts";

/** Buying what the store of the app sells (FLOW-9). */
export function BuyScreen({ app }: ScreenProps) {
  const { status, askAgain } = useStatus(app);
  const store = useOptions(app, status === "unsubscribed" || status === "unknown");
  const [chosenId, choose] = useState<string | null>(null);
  const chosen = chosenOf(store.asked, chosenId);
  const { purchase, tell } = usePurchase(app, chosen ? checkoutFor(app, chosen) : undefined);

  function onChoose(option: StoreOption): void {
    choose(option.id);
    const period = periodOf(option);
    if (period) app.connect().notify("useSubscription", priceNotes[period]);
  }

  function buy(option: StoreOption): void {
    tell({ type: "asked", on: "purchase" });
    app.connect().notify("useSubscription", "subscriptionSelected", selectionOf(option));
  }

  if (purchase.step !== "choosing") {
    return <Waiting purchase={purchase} giveUp={() => tell({ type: "given-up" })} />;
  }
  return (
    <StatusView
      status={status}
      askAgain={askAgain}
      subscribed={<Subscribed app={app} />}
      unsubscribed={
        <>
          {purchase.setback && <SetbackNotice setback={purchase.setback} />}
          <StoreOffers {...store} {...{ chosen, onChoose, buy }} />
          <RestoreOffer app={app} tell={tell} />
        </>
      }
    />
  );
}

/** What was chosen, else the option with the longest period: it is the cheaper one by the month. */
function chosenOf(asked: Asked, id: string | null): StoreOption | null {
  if (asked.is !== "there") return null;
  const { options }: PurchaseOptions = asked.options;
  const yearly = options.find((option) => periodOf(option) === "Yearly");
  return options.find((option) => option.id === id) ?? yearly ?? options[0] ?? null;
}

/** The client weighs as much as all the rest of the screen, and most apps sell by their store. */
function checkoutFor({ device, search, site }: InApp, option: StoreOption): OpenCheckout {
  return async (bridge, token) => {
    const { openWebCheckout } = await import("./web-checkout.ts");
    return openWebCheckout({
      bridge,
      token,
      productId: option.id,
      period: periodOf(option) ?? "Monthly",
      platform: platformOf(device),
      origin: new URLSearchParams(search).get("origin"),
      site,
    });
  };
}

function Subscribed({ app }: ScreenProps) {
  return (
    <>
      <Notice tone="good" title="This device is subscribed" live>
        <p>There is nothing to buy: the services are waiting to be switched on.</p>
      </Notice>
      <p className="acts">
        <LinkButton href={links.subscriptionsWelcome}>See the services</LinkButton>
        <SettingsButton app={app} />
      </p>
    </>
  );
}
