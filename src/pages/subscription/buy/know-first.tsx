import { Trans } from "@lingui/react";
import type { ReactNode } from "react";
import { Band } from "../../../../client/components/sections/band.tsx";
import { brand } from "../../../contract/brand/brand.ts";
import type { Country } from "../../../contract/country.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import { leavingTerms, notIncluded, pricedFor, trialEnd } from "../../../contract/subscription/payment-terms.ts";
import { featureSlugs } from "../../../contract/subscription/subscription.ts";
import { links } from "../../../locales/links.tsx";
import type { SubscriberAccount } from "../account.ts";
import { featureWords } from "../feature-words.ts";
import styles from "./buy.module.css";

interface KnowFirstProps {
  /** What belongs to the plans above: beside the heading, or below it in a narrow window. */
  readonly picture: ReactNode;
  readonly children?: ReactNode;
}

/**
 * What holds for both plans, said once for both: how to leave and be paid back, and what each service does and leaves out;
 * the payment page says that again before the order.
 */
export function KnowFirst({ picture, children }: KnowFirstProps) {
  return (
    <Band tone="surface-alt">
      <section className={styles.know} aria-labelledby="know">
        <h2 id="know">{i18n.t("What to know before you order")}</h2>
        {picture}
        {children}
        <dl>
          {notIncluded.map(({ term, text }) => {
            const service = featureSlugs.find((slug) => featureWords()[slug].name === i18n.t(term));
            return (
              <Known key={term} term={i18n.t(term)}>
                {service && `${featureWords()[service].text} `}
                {text}
              </Known>
            );
          })}
        </dl>
      </section>
    </Band>
  );
}

interface MoneyProps {
  readonly country: Country;
  readonly trial: number;
  readonly account: SubscriberAccount | null;
  readonly refundUsed: boolean;
}

export function MoneyTerms({ country, trial, account, refundUsed }: MoneyProps) {
  const terms = leavingTerms({
    trial: account?.subscription ? null : trial,
    nextPaymentAt: trialEnd(Date.now(), trial),
    country,
    refundUsed,
  });
  return (
    <dl>
      {terms.map(({ term, text, form }) => (
        <Known key={term} term={term}>
          {form ? `${text} ` : text}
          {form && <a href={form.href}>{form.label}</a>}
        </Known>
      ))}
      <Known term={i18n.t("Prices")}>
        <Trans
          id="Prices {forCountry}. Wrong country? Change it at the bottom of this page. When you order on the next page, you agree to the <a>{pro} terms</a>."
          values={{ forCountry: pricedFor(country), pro: brand.pro }}
          components={links({ a: href("proPrivacyTerms") })}
        />
      </Known>
    </dl>
  );
}

function Known({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
