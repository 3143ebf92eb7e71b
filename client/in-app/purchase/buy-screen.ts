import { nativeTrial, type PurchaseOptions } from "../../bridge/messages.ts";
import type { NativeStatus } from "../../bridge/native-status.ts";
import { askStatus } from "../ask-status.ts";
import type { InApp } from "../in-app.ts";
import type { HandlersOf, ScreenOf } from "../screen.ts";
import { settingsAction } from "../settings.ts";
import { followPurchase } from "./follow-purchase.ts";
import { offerWords } from "./offer-words.ts";
import { periodOf, platformOf, priceNotes, type StoreOption, selectionOf } from "./offers.ts";
import type { LastFailure } from "./purchase.ts";
import { purchaseActions, waitingView } from "./restore.ts";

type Store =
  | { readonly is: "unasked" | "asking" | "failed" }
  | { readonly is: "there"; readonly sold: PurchaseOptions };

/** The store may have to ask its own servers first. Milliseconds. */
const timeLimit = 10_000;

/** Buying what the store of the app sells (FLOW-9). */
export function buyScreen(screen: ScreenOf<"buy">): HandlersOf<"buy"> {
  const { app } = screen;
  let status: NativeStatus = "pending";
  let store: Store = { is: "unasked" };
  let chosenId: string | null = null;

  const purchase = followPurchase({
    app,
    onStep: show,
    async openCheckout(bridge, token) {
      const chosen = chosenOf(store, chosenId);
      if (!chosen) throw new Error("nothing is chosen");
      // Loaded only here: the client weighs more than the rest of the screen, and most apps sell through their store.
      const { openWebCheckout } = await import("./web-checkout.ts");
      return openWebCheckout({
        bridge,
        token,
        productId: chosen.id,
        period: periodOf(chosen) ?? "Monthly",
        platform: platformOf(app.device),
        origin: new URLSearchParams(app.search).get("origin"),
        site: app.site,
        send: app.send,
      });
    },
  });

  function show(): void {
    const now = purchase.now();
    if (now.step !== "choosing") screen.show(waitingView(now));
    else if (status === "unsubscribed" || status === "unknown") showStore(now.lastFailure);
    else screen.show(status);
  }

  function showStore(lastFailure: LastFailure | null): void {
    const chosen = chosenOf(store, chosenId);
    if (store.is !== "there" || !chosen) {
      screen.show(store.is === "there" ? "store-empty" : store.is === "failed" ? "store-failed" : "store-asking");
      return;
    }
    showOffers(screen, store.sold.options, chosen);
    if (lastFailure) screen.add("notes", lastFailure);
    else if (status === "unknown") screen.add("notes", "unknown");
  }

  function choose(id: string): void {
    const chosen = chosenOf(store, id);
    if (!chosen) return;
    chosenId = chosen.id;
    screen.refill({ buy: offerWords(chosen).buy });
    const period = periodOf(chosen);
    if (period) app.connect().notify("useSubscription", priceNotes[period]);
  }

  function buy(id: string): void {
    const chosen = chosenOf(store, id);
    if (!chosen) return;
    chosenId = chosen.id;
    app.send("checkout_start");
    purchase.advance({ type: "asked", on: "purchase" });
    app.connect().notify("useSubscription", "subscriptionSelected", selectionOf(chosen));
  }

  async function askStore(): Promise<void> {
    store = { is: "asking" };
    show();
    store = await answerOfStore(app);
    if (store.is === "there") tellOffers(app, store.sold);
    show();
  }

  const again = askStatus(app, (next) => {
    status = next;
    const sells = status === "unsubscribed" || status === "unknown";
    if (sells && store.is === "unasked") void askStore();
    else show();
  });
  return {
    actions: {
      ...again,
      ...purchaseActions(app, purchase),
      ...settingsAction(app),
      "ask-store": () => void askStore(),
    },
    forms: { offers: { change: ({ plan }) => choose(plan), submit: ({ plan }) => buy(plan) } },
  };
}

/** One row for each thing that the store sells. */
function showOffers(screen: ScreenOf<"buy">, options: readonly StoreOption[], chosen: StoreOption): void {
  const offer = options.map((option) => {
    const { buy: _, ...slots } = offerWords(option);
    return { slots, value: option.id, checked: option === chosen };
  });
  screen.show("offers", { slots: { buy: offerWords(chosen).buy }, rows: { offer } });
}

async function answerOfStore(app: InApp): Promise<Store> {
  try {
    const given = { timeLimit };
    const sold = await app.connect().request("useSubscription", "getSubscriptionOptions", undefined, given);
    return { is: "there", sold };
  } catch {
    return { is: "failed" };
  }
}

/** Reports that plans were seen, and whether the store offers a trial and to this person (NAT-4). */
function tellOffers({ send }: InApp, sold: PurchaseOptions): void {
  const { isAvailable, isUserEligible } = nativeTrial(sold);
  send("paywall_view");
  if (isAvailable) send("native_trial_available");
  if (isUserEligible) send("native_trial_eligible");
}

/** The chosen option, else the yearly one, which costs less per month, else the first one. */
function chosenOf(store: Store, id: string | null): StoreOption | null {
  if (store.is !== "there") return null;
  const { options } = store.sold;
  const yearly = options.find((option) => periodOf(option) === "Yearly");
  return options.find((option) => option.id === id) ?? yearly ?? options[0] ?? null;
}
