/** The products on sale and their features: a table in KV, or the one that ships. What a product costs is never in it. */
import * as z from "zod/mini";
import type { Country } from "../../contract/country.ts";
import { featureNameSchema, type Product } from "../../contract/subscription/subscription.ts";
import { readDefinition } from "../definitions.ts";
import { featuresOfRegion, productById, productsIn, productTable } from "./product-rules.ts";

const catalogueSchema = z
  .array(
    z.object({
      productId: z.string().check(z.refine((id) => productById(id) !== undefined)),
      productLabel: z.string().check(z.minLength(1), z.maxLength(100)),
      features: z.array(featureNameSchema).check(z.minLength(1)),
    }),
  )
  .check(z.minLength(1));

type Catalogue = z.infer<typeof catalogueSchema>;

/** Sorted as it is listed to visitors. A list that is minutes old harms nobody: a checkout asks the rules, not the list. */
function readCatalogue(store: KVNamespace): Promise<Catalogue> {
  return readDefinition(store, "products", catalogueSchema, () =>
    productTable.map(({ productId, label, region }) => ({
      productId,
      productLabel: label,
      features: [...featuresOfRegion[region]],
    })),
  );
}

/** What is on sale in a country, as the wire lists it; nothing where we do not sell. */
export async function productsOnSale(store: KVNamespace, country: Country): Promise<Product[]> {
  const sold = new Map(productsIn(country).map((product) => [product.productId, product]));
  const catalogue = await readCatalogue(store);
  return catalogue.flatMap(({ productId, productLabel }) => {
    const product = sold.get(productId);
    return product ? [{ ...product, productLabel }] : [];
  });
}

/** The features of a product that is or was on sale; null for one that never was. */
export async function featuresOf(store: KVNamespace, productId: string): Promise<Catalogue[number]["features"] | null> {
  const product = productById(productId);
  if (!product) return null;
  const listed = (await readCatalogue(store)).find((row) => row.productId === productId);
  return listed?.features ?? [...featuresOfRegion[product.region]];
}
