import { nativeTrial, type PurchaseOptions } from "../../bridge/messages.ts";
import type { InApp } from "../in-app.ts";
import { offerPeriodOf, type StoreOption } from "./offers.ts";

/** What is known of the store of the app. */
export type AppStore =
  | { readonly is: "unasked" | "asking" | "failed" }
  | { readonly is: "there"; readonly sold: PurchaseOptions };

/** The store may have to ask its own servers first. Milliseconds. */
const timeLimit = 10_000;

/** Asks the store of the app what it sells, and reports that plans were seen (NAT-4). Never rejects. */
export async function askStore(app: InApp): Promise<AppStore> {
  try {
    const given = { timeLimit };
    const sold = await app.connect().request("useSubscription", "getSubscriptionOptions", undefined, given);
    tellOffers(app, sold);
    return { is: "there", sold };
  } catch {
    return { is: "failed" };
  }
}

/** Whether the store offers a trial, and to this person. */
function tellOffers({ send }: InApp, sold: PurchaseOptions): void {
  const { isAvailable, isUserEligible } = nativeTrial(sold);
  send("paywall_view");
  if (isAvailable) send("native_trial_available");
  if (isUserEligible) send("native_trial_eligible");
}

/** The chosen option, else the yearly one, which costs less per month, else the first one; null if there is none. */
export function chosenOf(store: AppStore, id: string | null): StoreOption | null {
  if (store.is !== "there") return null;
  const { options } = store.sold;
  const yearly = options.find((option) => offerPeriodOf(option) === "yearly");
  return options.find((option) => option.id === id) ?? yearly ?? options[0] ?? null;
}
