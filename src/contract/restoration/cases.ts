import { i18n } from "../language/i18n.ts";
import { statements } from "../statements.ts";

/** Which cases the advisers take and which they do not: product pages and contract read the same lines. */
export const restorationCases = {
  get covered(): readonly string[] {
    return [
      i18n.t("Bank accounts and credit opened in your name"),
      i18n.t("Payments from your card or account that you didn’t make"),
      i18n.t("A tax return filed or a benefit claimed by someone posing as you"),
      i18n.t("Treatment or medicine that someone else got on your insurance"),
      i18n.t("Phone, power or rental contracts that you never signed"),
      i18n.t("A lost wallet or passport, before anyone misuses it"),
      i18n.t("Leaked data that someone misuses while you subscribe, even if you knew of the leak before"),
      statements.foundLater,
    ];
  },
  get uncovered(): readonly string[] {
    return [
      i18n.t("Money you lost: the service is help, not insurance"),
      i18n.t("Theft of a company’s identity"),
      i18n.t("Identity theft by someone in your household"),
      i18n.t("Lawyers, courts and official fees"),
      i18n.t("Computer repairs and ransoms"),
      statements.knownBefore,
    ];
  },
};
