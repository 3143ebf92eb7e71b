import { brand } from "../../contract/brand.ts";

/** The message to begin with for somebody who pays for a subscription they can't open: it asks for what we find it by. */
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
