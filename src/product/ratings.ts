import { stats } from "../contract/brand.ts";

const spoken = new Intl.NumberFormat("en-GB", {
  notation: "compact",
  compactDisplay: "long",
  maximumFractionDigits: 1,
});

function rated(store: string, { rating, reviews }: (typeof stats)["ios" | "android"]) {
  return { value: String(rating), words: `out of 5 ${store}, from ${spoken.format(reviews)} reviews` };
}

/** What the two stores' visitors think of the browser: the same words wherever a rating stands. */
export const ratings = [rated("on iPhone and iPad", stats.ios), rated("on Android", stats.android)] as const;
