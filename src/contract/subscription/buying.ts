import { i18n } from "../language/i18n.ts";

/** The steps from the plans to a subscription, of which the middle one is a page of the subscription service. */
export function buying() {
  return { label: i18n.t("Subscribing"), steps: [i18n.t("Plan"), i18n.t("Order"), i18n.t("Ready")] } as const;
}

/** The place of the order among these steps. */
export const orderStep = 1;
