import type { BillingPeriod } from "../../../src/contract/subscription/subscription.ts";
import { periodOf, type StoreOption, type Trial, type TrialPlace, trialOf } from "./offers.ts";

/** The words for one option that the store sells. The price is the store's own text. */
export interface OfferWords {
  readonly period: string;
  readonly price: string;
  /** The free trial; null where there is none for this person. */
  readonly trial: string | null;
  /** What is paid when. */
  readonly terms: string;
  /** Label of the button that leads to the store. */
  readonly buy: string;
}

export function offerWords(option: StoreOption, place: TrialPlace): OfferWords {
  const trial = trialOf(option, place);
  const isFree = trial.is === "free";
  const length = isFree && trial.days !== null ? `${trial.days}-day ` : "";
  return {
    period: nameOf(option),
    price: option.cost.displayPrice,
    trial: isFree ? sentence(`${length}free trial`) : null,
    terms: termsOf(option, trial),
    buy: isFree ? `Start ${length}free trial` : `Subscribe for ${priceOf(option)}`,
  };
}

/** A sum and its currency stay on one line. */
const nonBreaking = "\u00a0";

const names: Readonly<Record<BillingPeriod, string>> = { monthly: "Monthly", yearly: "Yearly" };

function nameOf(option: StoreOption): string {
  const period = periodOf(option);
  return period ? names[period] : option.cost.recurrence;
}

const each: Readonly<Record<BillingPeriod, string>> = { monthly: "a month", yearly: "a year" };

/** "9,99 € a month"; a billing period that this page has no words for is shown as the store gave it. */
function priceOf(option: StoreOption): string {
  const period = periodOf(option);
  const sum = option.cost.displayPrice.replaceAll(" ", nonBreaking);
  return `${sum} ${period ? each[period] : option.cost.recurrence}`;
}

function termsOf(option: StoreOption, trial: Trial): string {
  const price = priceOf(option);
  switch (trial.is) {
    case "free":
      return trial.days === null
        ? `You pay nothing today. The store says when your free trial ends; then it’s ${price} until you cancel.`
        : `You pay nothing today. After ${trial.days} ${trial.days === 1 ? "day" : "days"} it’s ${price} until you cancel.`;
    case "used":
      return `${price}, from today until you cancel. This store account has used its free trial.`;
    case "none":
      return `${price}, from today until you cancel.`;
  }
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
