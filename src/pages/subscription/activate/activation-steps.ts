import { i18n } from "../../../contract/language/i18n.ts";
/** The steps of setting up a device, as each of its pages counts them. */
export function activationSteps() {
  return { label: i18n.t("Set up a device"), steps: [i18n.t("Device"), i18n.t("Sign-in"), i18n.t("Ready")] } as const;
}
