import { useId } from "react";
import type { BillingPeriod } from "../../src/contract/subscription.ts";
import { Badge } from "../components/badge.tsx";
import styles from "./offer-list.module.css";
import { periodOf, type StoreOption, trialOf } from "./offers.ts";

interface OfferListProps {
  readonly options: readonly StoreOption[];
  readonly chosen: string;
  readonly onChoose: (option: StoreOption) => void;
}

/** What the store sells, one of which is chosen. The prices are the store's own words. */
export function OfferList({ options, chosen, onChoose }: OfferListProps) {
  const name = useId();
  return (
    <fieldset className={styles.offers}>
      <legend className="vh">Plan</legend>
      {options.map((option) => (
        <label key={option.id} className={styles.offer}>
          <input
            type="radio"
            name={name}
            value={option.id}
            checked={option.id === chosen}
            onChange={() => onChoose(option)}
          />
          <span className={styles.words}>
            <span className={styles.head}>
              <b>{rhythm(option)}</b>
              <TrialBadge option={option} />
            </span>
            <span className={styles.price}>{option.cost.displayPrice}</span>
            <span className="soft small">{termsOf(option)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const each: Readonly<Record<BillingPeriod, string>> = { Monthly: "every month", Yearly: "every year" };

function rhythm(option: StoreOption): string {
  return periodOf(option) ?? option.cost.recurrence;
}

function TrialBadge({ option }: { option: StoreOption }) {
  const trial = trialOf(option);
  return trial.is === "free" ? <Badge tone="moss">{freeWords(trial.days)}</Badge> : null;
}

/** "7 days free". Some stores do not say how many. */
export function freeWords(days: number | null): string {
  return days === null ? "Free at first" : `${days} days free`;
}

function termsOf(option: StoreOption): string {
  const period = periodOf(option);
  const price = `${option.cost.displayPrice.replaceAll(" ", nonBreaking)} ${period ? each[period] : option.cost.recurrence}`;
  switch (trialOf(option).is) {
    case "free":
      return `Nothing now; then ${price}, until you cancel.`;
    case "used":
      return `${price}, until you cancel. The free days of this account are used up.`;
    case "none":
      return `${price}, until you cancel.`;
  }
}

/** A sum and its currency stay on one line. */
const nonBreaking = "\u00a0";
