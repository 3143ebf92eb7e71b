import { DataTable, type TableRow } from "../../../client/components/data-table.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { brand } from "../../contract/brand/brand.ts";
import { type Country, countryInText, soldIn } from "../../contract/country.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { formatPrice } from "../../contract/subscription/prices.ts";
import type { HostVariant } from "../../visit/host.ts";
import { type NotSold, priceRows, whyNotSold } from "./plan-offer.ts";
import styles from "./pro.module.css";

/** The fragment of the list of countries. */
export const soldId = "sold";

interface Reason {
  readonly title: string;
  readonly text: string;
}

const reasons: Readonly<Record<NotSold, (country: string) => Reason>> = {
  onion: () => ({
    title: i18n.t("See the plans on {main}", { main: brand.hosts.main }),
    text: i18n.t(
      "This is our onion address, for Tor Browser. Here we can’t know your country, and prices depend on it. To subscribe, open {main} in any browser. With an email address or recovery code, you can then sign in here too.",
      { main: brand.hosts.main },
    ),
  }),
  unknown: () => ({
    title: i18n.t("Which country are you in?"),
    text: i18n.t("Choose your country at the bottom of this page to see the plans in your currency."),
  }),
  abroad: (country) => ({
    title: i18n.t("{pro} isn’t sold in {country} yet", { pro: brand.pro, country }),
    text: i18n.t(
      "Search and the browser are free and complete in every country. Wrong country? Change it at the bottom of this page.",
    ),
  }),
};

interface NotSoldHereProps {
  readonly host: HostVariant;
  readonly country: Country | null;
  /** Where the list of countries is, on a page that has none of its own. */
  readonly sold?: string;
}

/** Says plainly why there is nothing to buy, and where there would be. */
export function NotSoldHere({ host, country, sold = `#${soldId}` }: NotSoldHereProps) {
  const { title, text } = reasons[whyNotSold(host, country)](country ? countryInText(country) : "");
  return (
    <Notice title={title}>
      {text} <a href={sold}>{i18n.t("See prices in all {count} countries", { count: soldIn.size })}</a>
    </Notice>
  );
}

function rows(): readonly TableRow[] {
  return priceRows().map(({ currency, monthly, yearly, countries }) => ({
    key: currency,
    head: (
      <>
        {currency}
        <small>{countries.join(", ")}</small>
      </>
    ),
    cells: [formatPrice(monthly), formatPrice(yearly)],
  }));
}

/** The real list of countries with the real prices, for whoever wants to know before choosing one. */
export function PriceTable() {
  return (
    <div className={styles.noted}>
      <DataTable
        label={i18n.t("Prices by country")}
        columns={[i18n.t("Currency and countries"), i18n.t("A month"), i18n.t("A year")]}
        rows={rows()}
        numeric
      />
    </div>
  );
}
