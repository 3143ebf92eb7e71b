import { stats } from "../contract/brand/brand.ts";
import { i18n } from "../contract/language/i18n.ts";
import { inOneLine } from "../contract/language/punctuation.ts";
import { decimal, rounded } from "./figures.ts";

/** What the two stores' visitors think of the browser: the same words wherever a rating stands. */
export function ratings() {
  const { ios, android } = stats;
  return [
    {
      value: decimal(ios.rating),
      words: i18n.t("out of 5 on iPhone and iPad, from {reviews} reviews", { reviews: rounded(ios.reviews) }),
    },
    {
      value: decimal(android.rating),
      words: i18n.t("out of 5 on Android, from {reviews} reviews", { reviews: rounded(android.reviews) }),
    },
  ] as const;
}

/** The same as one fact in a list. */
export function ratingsLine(): string {
  return inOneLine(ratings().map(({ value, words }) => `${value} ${words}`));
}
