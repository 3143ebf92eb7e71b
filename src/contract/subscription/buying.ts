/** The steps from the plans to a subscription, of which the middle one is a page of the subscription service. */
export const buying = { label: "Subscribing", steps: ["Plan", "Order", "Ready"] } as const;
