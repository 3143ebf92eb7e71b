import { stats } from "../contract/brand.ts";
import { rounded } from "./figures.ts";

function rated(store: string, { rating, reviews }: (typeof stats)["ios" | "android"]) {
  return { value: String(rating), words: `out of 5 ${store}, from ${rounded(reviews)} reviews` };
}

/** What the two stores' visitors think of the browser: the same words wherever a rating stands. */
export const ratings = [rated("on iPhone and iPad", stats.ios), rated("on Android", stats.android)] as const;
