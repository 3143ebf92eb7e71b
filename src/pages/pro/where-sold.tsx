import { DataTable } from "../../../client/components/data-table.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { brand } from "../../contract/brand.ts";
import { type Country, countryInText, soldIn } from "../../contract/country.ts";
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
    title: `See the plans on ${brand.hosts.main}`,
    text: `This is our onion address, for Tor Browser. Here we can’t know your country, and prices depend on it. To subscribe, open ${brand.hosts.main} in any browser. With an email address or recovery code, you can then sign in here too.`,
  }),
  unknown: () => ({
    title: "Which country are you in?",
    text: "Choose your country at the bottom of this page to see the plans in your currency.",
  }),
  abroad: (country) => ({
    title: `${brand.pro} isn’t sold in ${country} yet`,
    text: "Search and the browser are free and complete in every country. Wrong country? Change it at the bottom of this page.",
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
      {text} <a href={sold}>{`See prices in all ${soldIn.size} countries`}</a>
    </Notice>
  );
}

const rows = priceRows().map(({ currency, monthly, yearly, countries }) => ({
  key: currency,
  head: (
    <>
      {currency}
      <small>{countries.join(", ")}</small>
    </>
  ),
  cells: [formatPrice(monthly), formatPrice(yearly)],
}));

/** The real list of countries with the real prices, for whoever wants to know before choosing one. */
export function PriceTable() {
  return (
    <div className={styles.noted}>
      <DataTable
        label="Prices by country"
        columns={["Currency and countries", "A month", "A year"]}
        rows={rows}
        numeric
      />
    </div>
  );
}
