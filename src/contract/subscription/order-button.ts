/**
 * The words of the order button: with a free trial, and if the first period is paid at once. Article 8(2) of Directive
 * 2011/83/EU requires “order with obligation to pay” or other plain words that say the same, and only the button's own words
 * count. So it names the duty to pay, the sum and how often. Without that the order would not bind a consumer in the European
 * Union.
 */
export const orderButton = {
  trial: /*i18n*/ "Start free trial, then pay {price}",
  now: /*i18n*/ "Order and pay {price}",
} as const;
