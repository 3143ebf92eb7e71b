import { Badge } from "../../../../client/components/badge.tsx";
import { Button, LinkButton } from "../../../../client/components/button.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { Press } from "../../../../client/in-app/app-view.tsx";
import { brand } from "../../../contract/brand.ts";
import { href } from "../../../contract/routes.ts";
import type { FeatureName } from "../../../contract/subscription/subscription.ts";
import styles from "./in-app.module.css";
import { ToSettings } from "./in-app-parts.tsx";

/** What the store sells, one row of which is filled for each option: prices are the store's own words. */
export function OffersView() {
  return (
    <form className={styles.form} data-form="offers">
      <fieldset className={styles.offers}>
        <legend className="vh">Plan</legend>
        <label className={styles.offer} data-offer="">
          <input type="radio" name="plan" />
          <span className={styles.words}>
            <span className={styles.head}>
              <b data-slot="rhythm" />
              <span data-trial="">
                <Badge tone="moss">
                  <span data-slot="trial" />
                </Badge>
              </span>
            </span>
            <span className={styles.price} data-slot="price" />
            <span className="soft small" data-slot="terms" />
          </span>
        </label>
      </fieldset>
      <Button data-buy="">Go on</Button>
      <p className="soft small">
        By going on you agree to the <a href={href("proPrivacyTerms")}>terms</a>. Whoever takes the payment is also
        where you cancel: the store in its settings, the website under Manage.
      </p>
    </form>
  );
}

interface Service {
  /** As the app knows it, see `client/in-app/services.ts`. */
  readonly product: FeatureName;
  readonly name: string;
  readonly text: string;
}

const services: readonly Service[] = [
  { product: "Network Protection", name: "VPN", text: "Hides where you are from the sites that you visit." },
  {
    product: "Data Broker Protection",
    name: "Personal Information Removal",
    text: "Looks for your address where addresses are sold, and has it taken down.",
  },
  {
    product: "Identity Theft Restoration",
    name: "Identity Theft Restoration",
    text: "Rests until somebody misuses your name.",
  },
];

/** What somebody subscribed may do next. */
export function ServicesView() {
  return (
    <>
      <Notice tone="good" title={`${brand.pro} runs on this device`} live />
      <ul className={styles.services}>
        {services.map(({ product, name, text }) => (
          <li key={product}>
            <h2>{name}</h2>
            <p className="soft">{text}</p>
            <Press act={product} variant="line">
              Open <span className="vh">{name}</span>
            </Press>
          </li>
        ))}
      </ul>
      <p className="soft">
        With an email address the subscription follows you to other devices, whatever store they have.
      </p>
      <p className="acts">
        <LinkButton icon="mail" href={href("subscriptionsAddEmail")} data-do="add-email">
          Add an email address
        </LinkButton>
        <ToSettings />
        <GoLink href={href("pro")} data-do="questions">
          Questions and answers
        </GoLink>
      </p>
    </>
  );
}
