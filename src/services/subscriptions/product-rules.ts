/** Which products are sold, where, and for how much. Pure functions: no clock, no store. */
import { productLine } from "../../contract/brand/brand-ids.ts";
import { type Country, isEligible, parseCountry } from "../../contract/country.ts";
import { type Price, priceIn } from "../../contract/subscription/prices.ts";
import {
  type BillingPeriod,
  billingPeriods,
  type FeatureName,
  type Product,
} from "../../contract/subscription/subscription.ts";

/** What a product identifier of ours says: `<line>-freetrial-monthly-renews-us`. */
export interface ProductTerms {
  readonly productId: string;
  readonly label: string;
  readonly billingPeriod: BillingPeriod;
  readonly region: Region;
  readonly freeTrial: boolean;
}

const regions = ["us", "row"] as const;
type Region = (typeof regions)[number];

/** Restoration is run by one partner in the United States and by another elsewhere: two products, one promise. */
export const featuresOfRegion: Readonly<Record<Region, readonly [FeatureName, ...FeatureName[]]>> = {
  us: ["Network Protection", "Data Broker Protection", "Identity Theft Restoration"],
  row: ["Network Protection", "Data Broker Protection", "Global Identity Theft Restoration"],
};

export const productTable: readonly ProductTerms[] = regions.flatMap((region) =>
  [false, true].flatMap((freeTrial) =>
    billingPeriods.map((billingPeriod) => ({
      productId: `${productLine}-${freeTrial ? "freetrial-" : ""}${billingPeriod}-renews-${region}`,
      label: `${billingPeriod === "yearly" ? "Yearly" : "Monthly"} subscription${freeTrial ? " with a free trial" : ""}`,
      billingPeriod,
      region,
      freeTrial,
    })),
  ),
);

export function productById(productId: string): ProductTerms | undefined {
  return productTable.find((product) => product.productId === productId);
}

export function regionOf(country: Country): Region {
  return country === "US" ? "us" : "row";
}

/** Why a product is not sold to a visitor, or null if it is. An unknown country counts as one that we do not sell in. */
export function saleRefusal(
  product: ProductTerms,
  country: Country | null,
): "country_not_eligible" | "product_not_sold_here" | null {
  if (country === null || !isEligible(country)) return "country_not_eligible";
  return regionOf(country) === product.region ? null : "product_not_sold_here";
}

/** The country whose price a region has when the visitor's country is unknown or in another region. */
const referenceCountry = { us: "US", row: "DE" } as const satisfies Readonly<Record<Region, string>>;

/** What one period of a product costs the visitor, in the currency of their country. */
export function priceOf(product: ProductTerms, country: Country | null): Price {
  const local = country && regionOf(country) === product.region ? priceIn(country, product.billingPeriod) : null;
  const reference = parseCountry(referenceCountry[product.region]);
  const price = local ?? (reference && priceIn(reference, product.billingPeriod));
  if (!price) throw new Error(`no price for the region ${product.region}`);
  return price;
}

/** What is on sale in a country, as the wire lists it; nothing where we do not sell. */
export function productsIn(country: Country): Product[] {
  if (!isEligible(country)) return [];
  return productTable
    .filter((product) => product.region === regionOf(country))
    .map((product) => {
      const { amount, currency } = priceOf(product, country);
      const { productId, label, billingPeriod } = product;
      return { productId, productLabel: label, billingPeriod, price: amount, currency };
    });
}
