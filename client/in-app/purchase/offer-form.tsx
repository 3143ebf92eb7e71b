import type { FormEvent } from "react";
import { brand } from "../../../src/contract/brand/brand.ts";
import { i18n } from "../../../src/contract/language/i18n.ts";
import { href } from "../../../src/contract/routes.ts";
import { statements } from "../../../src/contract/statements.ts";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { Sentence } from "../../components/sentence.tsx";
import styles from "./offer-form.module.css";
import { offerWords } from "./offer-words.ts";
import type { StoreOption, TrialPlace } from "./offers.ts";

interface OfferFormProps {
  readonly options: readonly StoreOption[];
  readonly chosen: StoreOption;
  readonly place: TrialPlace;
  readonly onChoose: (option: StoreOption) => void;
  readonly onBuy: () => void;
}

/** What the store sells, to choose from: prices are the store's own words. */
export function OfferForm({ options, chosen, place, onChoose, onBuy }: OfferFormProps) {
  const terms = i18n.t("{pro} terms", { pro: brand.pro });
  const agreement = i18n.t(
    "By continuing you agree to the {terms}. If you pay by card: {cancel} {refund} {storeRules}",
    {
      terms,
      cancel: statements.cancel,
      refund: statements.refund,
      storeRules: statements.storeRules,
    },
  );
  const buy = (event: FormEvent) => {
    event.preventDefault();
    onBuy();
  };
  return (
    <form className={`say ${styles.form}`} onSubmit={buy}>
      <fieldset className={styles.offers}>
        <legend className="vh">{i18n.t("Plan")}</legend>
        {options.map((option) => (
          <Offer
            key={option.id}
            {...{ option, place }}
            isChosen={option === chosen}
            onChoose={() => onChoose(option)}
          />
        ))}
        <p className="soft small">
          <Sentence text={agreement} part={terms}>
            <a href={href("proPrivacyTerms")}>{terms}</a>
          </Sentence>
        </p>
      </fieldset>
      <Button>{offerWords(chosen, place).buy}</Button>
    </form>
  );
}

interface OfferProps {
  readonly option: StoreOption;
  readonly place: TrialPlace;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Offer({ option, place, isChosen, onChoose }: OfferProps) {
  const { period, trial, price, terms } = offerWords(option, place);
  return (
    <label className={styles.offer}>
      <input type="radio" name="plan" value={option.id} checked={isChosen} onChange={onChoose} />
      <span className={styles.words}>
        <span className={styles.head}>
          <b>{period}</b>
          {trial && <Badge tone="success">{trial}</Badge>}
        </span>
        <span className={styles.price}>{price}</span>
        <span className="soft small">{terms}</span>
      </span>
    </label>
  );
}
