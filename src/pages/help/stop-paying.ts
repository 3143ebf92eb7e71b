import { brand } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";

/** The message to begin with for somebody who pays for a subscription they can't open: it asks for what we find it by. */
export function stopPayingText(): string {
  return [
    i18n.t("I can’t open my {pro} subscription, and I want to stop paying for it.", { pro: brand.pro }),
    "",
    `${i18n.t("Payment reference, if you noted it (36 letters, digits and hyphens, shown after you ordered):")} `,
    "",
    i18n.t("If you don’t have it:"),
    `${i18n.t("Date and exact amount of one payment:")} `,
    `${i18n.t("During the free trial, when you ordered and when the first payment is due:")} `,
    `${i18n.t("Country:")} `,
    `${i18n.t("Monthly or yearly:")} `,
  ].join("\n");
}
