import { Badge } from "../../../../client/components/badge.tsx";
import type { PageView, Slots } from "../../../../client/in-app/page-view.ts";
import { brand } from "../../../contract/brand.ts";
import type { Screens } from "../../../contract/in-app/screens.ts";
import type { FieldOf, RowSlotOf } from "../../../contract/in-app/view.ts";
import { href } from "../../../contract/routes.ts";
import { statements } from "../../../contract/statements.ts";
import styles from "./in-app.module.css";
import { restoring } from "./purchase-views.tsx";

type Offers = Screens["buy"]["offers"];

/** The choice between what the store sells. */
const plan: FieldOf<Offers, "offers"> = "plan";

/** What the store sells, one row of which is filled for each option: prices are the store's own words. */
export const offersView: PageView<Offers> = {
  ...restoring,
  forms: {
    offers: {
      fields: {
        [plan]: (_, { offer }) => (
          <fieldset className={styles.offers}>
            <legend className="vh">Plan</legend>
            {offer}
            <p className="soft small">
              By continuing you agree to the <a href={href("proPrivacyTerms")}>{`${brand.pro} terms`}</a>. If you pay by
              card: {statements.cancel} {statements.refund} {statements.storeRules}
            </p>
          </fieldset>
        ),
      },
      button: ({ buy }) => buy,
    },
  },
  rows: { offer: (slots) => <Offer {...slots} /> },
};

function Offer({ period, trial, price, terms }: Slots<RowSlotOf<Offers, "offer">>) {
  return (
    <label className={styles.offer}>
      <input type="radio" name={plan} />
      <span className={styles.words}>
        <span className={styles.head}>
          {period}
          <span data-around="">
            <Badge tone="moss">{trial}</Badge>
          </span>
        </span>
        <span className={styles.price}>{price}</span>
        <span className="soft small">{terms}</span>
      </span>
    </label>
  );
}
