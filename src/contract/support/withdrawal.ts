/**
 * The model withdrawal form of Annex I(B) of Directive 2011/83/EU, as our contract and our contact form print it. The
 * signature is left out: the law asks for it on paper only.
 */
export const withdrawalForm = {
  notice: "I hereby give notice that I withdraw from my contract for the provision of the following service",
  /** What only the subscriber can fill in. */
  open: ["Ordered on", "Name of consumer", "Address of consumer"],
  /** A subscription has no name, so this asks for something that finds it. */
  contract: "Email address or payment reference of the subscription",
  date: "Date",
} as const;
