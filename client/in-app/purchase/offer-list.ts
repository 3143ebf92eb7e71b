import type { BillingPeriod } from "../../../src/contract/subscription/subscription.ts";
import { fillSlots, part } from "../screen.ts";
import { periodOf, type StoreOption, trialOf } from "./offers.ts";

interface OfferList {
  readonly options: readonly StoreOption[];
  readonly chosen: StoreOption;
  readonly onChoose: (option: StoreOption) => void;
}

/** Fills the view of what the store sells: one of its rows for each option. The prices are the store's own words. */
export function fillOffers(view: ParentNode, { options, chosen, onChoose }: OfferList): void {
  const row = part(view, "[data-offer]");
  const button = part(view, "[data-buy]");
  const rows = options.map((option) => {
    const copy = row.cloneNode(true) as HTMLElement;
    const input = part(copy, "input") as HTMLInputElement;
    input.checked = option.id === chosen.id;
    input.addEventListener("change", () => {
      button.textContent = buyWords(option);
      onChoose(option);
    });
    fillRow(copy, option);
    return copy;
  });
  row.replaceWith(...rows);
  button.textContent = buyWords(chosen);
}

function fillRow(row: HTMLElement, option: StoreOption): void {
  const trial = trialOf(option);
  fillSlots(row, {
    rhythm: periodOf(option) ?? option.cost.recurrence,
    price: option.cost.displayPrice,
    terms: termsOf(option),
  });
  const badge = part(row, "[data-trial]");
  if (trial.is === "free") fillSlots(badge, { trial: freeWords(trial.days) });
  else badge.remove();
}

/** "7 days free". Some stores do not say how many. */
function freeWords(days: number | null): string {
  return days === null ? "Free at first" : `${days} days free`;
}

function buyWords(option: StoreOption): string {
  const trial = trialOf(option);
  return trial.is === "free" ? `Begin: ${freeWords(trial.days).toLowerCase()}` : `Pay ${option.cost.displayPrice}`;
}

const each: Readonly<Record<BillingPeriod, string>> = { Monthly: "every month", Yearly: "every year" };

/** A sum and its currency stay on one line. */
const nonBreaking = "\u00a0";

function termsOf(option: StoreOption): string {
  const period = periodOf(option);
  const sum = option.cost.displayPrice.replaceAll(" ", nonBreaking);
  const price = `${sum} ${period ? each[period] : option.cost.recurrence}`;
  switch (trialOf(option).is) {
    case "free":
      return `Nothing now; then ${price}, until you cancel.`;
    case "used":
      return `${price}, until you cancel. The free days of this account are used up.`;
    case "none":
      return `${price}, until you cancel.`;
  }
}
