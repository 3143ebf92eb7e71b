/**
 * What the button says that orders: the words of Article 8(2) of Directive 2011/83/EU, as the contract quotes them. Without
 * them the order would not bind a consumer in the European Union.
 */
export const orderWords = "order with obligation to pay";
