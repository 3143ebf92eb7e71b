import { brand } from "../../src/contract/brand/brand.ts";
import {
  androidSecret,
  appIds,
  authClients,
  nativeRedirect,
  onionHost,
  productLine,
} from "../../src/contract/brand/brand-ids.ts";
import { brandDomain, brandName, brandSlug } from "../../src/contract/brand/brand-name.ts";

/**
 * Words that give the brand away. In the copy of the site with another brand, this list contains our words as literals: see
 * `other-brand.ts`.
 */
export const oldWords: readonly string[] = [
  ...[brandName, brandSlug, brandDomain, onionHost, androidSecret, productLine, nativeRedirect],
  ...Object.values(authClients),
  ...Object.values(appIds),
  ...[brand.summary, brand.line, brand.plainLine, brand.apps.android.certificate],
  ...brand.adviserLines.map(({ number }) => number),
  ...[brand.stores.appStore, brand.stores.playStore, brand.stores.microsoftStore].map(({ url }) => url),
  ...Object.values(brand.stores.extensions),
].map((word) => word.toLowerCase());

/** The brand's words in a text, each with what stands around it. */
export function brandsIn(text: string): string[] {
  const low = text.toLowerCase();
  return oldWords.flatMap((word) => {
    const at = low.indexOf(word);
    return at < 0 ? [] : [`…${text.slice(Math.max(0, at - 60), at + word.length + 40)}…`];
  });
}
