/**
 * The model withdrawal form of Annex I(B) of Directive 2011/83/EU, as our contract and our contact form print it. The
 * signature is left out: the law asks for it on paper only.
 */
export const withdrawalForm = {
  notice: /*i18n*/ "I hereby give notice that I withdraw from my contract for the provision of the following service",
  /** What only the subscriber can fill in. */
  open: [/*i18n*/ "Ordered on", /*i18n*/ "Name of consumer", /*i18n*/ "Address of consumer"],
  /** A subscription has no name, so this asks for something that finds it. */
  contract: /*i18n*/ "Email address or payment reference of the subscription",
  date: /*i18n*/ "Date",
} as const;
