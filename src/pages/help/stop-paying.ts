import { brand } from "../../contract/brand.ts";

/** The text to begin with for somebody who pays for a subscription that they can't open: what it is found by. */
export function stopPayingText(): string {
  return [
    `I can’t open my ${brand.pro} subscription, and I want to stop paying for it.`,
    "",
    "Payment reference, if you noted it (36 letters, digits and hyphens, shown after you ordered): ",
    "",
    "If you don’t have it:",
    "Date and exact amount of one payment: ",
    "During the free trial, when you ordered and when the first payment is due: ",
    "Country: ",
    "Monthly or yearly: ",
  ].join("\n");
}
