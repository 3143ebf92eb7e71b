import { i18n } from "../../../src/contract/language/i18n.ts";
import { offerPeriodOf, offerTrialOf, type StoreOption, type Trial, type TrialPlace } from "./offers.ts";

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
  const trial = offerTrialOf(option, place);
  const isFree = trial.is === "free";
  const days = isFree ? trial.days : null;
  return {
    period: nameOf(option),
    price: option.cost.displayPrice,
    trial: isFree ? trialWords(days) : null,
    terms: termsOf(option, trial),
    buy: isFree ? startWords(days) : i18n.t("Subscribe for {price}", { price: priceOf(option) }),
  };
}

function trialWords(days: number | null): string {
  return days === null ? i18n.t("Free trial") : i18n.t("{days}-day free trial", { days });
}

function startWords(days: number | null): string {
  return days === null ? i18n.t("Start free trial") : i18n.t("Start {days}-day free trial", { days });
}

/** A sum and its currency stay on one line. */
const nonBreaking = "\u00a0";

function nameOf(option: StoreOption): string {
  const period = offerPeriodOf(option);
  if (!period) return option.cost.recurrence;
  return period === "monthly" ? i18n.t("Monthly") : i18n.t("Yearly");
}

/** "9,99 € a month"; a billing period that this page has no words for is shown as the store gave it. */
function priceOf(option: StoreOption): string {
  const period = offerPeriodOf(option);
  const sum = option.cost.displayPrice.replaceAll(" ", nonBreaking);
  if (!period) return `${sum} ${option.cost.recurrence}`;
  return `${sum} ${period === "monthly" ? i18n.t("a month") : i18n.t("a year")}`;
}

function termsOf(option: StoreOption, trial: Trial): string {
  const price = priceOf(option);
  switch (trial.is) {
    case "free":
      if (trial.days === null) {
        return i18n.t(
          "You pay nothing today. The store says when your free trial ends; then it’s {price} until you cancel.",
          { price },
        );
      }
      return trial.days === 1
        ? i18n.t("You pay nothing today. After 1 day it’s {price} until you cancel.", { price })
        : i18n.t("You pay nothing today. After {days} days it’s {price} until you cancel.", {
            days: trial.days,
            price,
          });
    case "used":
      return i18n.t("{price}, from today until you cancel. This store account has used its free trial.", { price });
    case "none":
      return i18n.t("{price}, from today until you cancel.", { price });
  }
}
