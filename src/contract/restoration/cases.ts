import { statements } from "../statements.ts";

/** Which cases the advisers take and which they do not: product pages and contract read the same lines. */
export const restorationCases = {
  covered: [
    "Bank accounts and credit opened in your name",
    "Payments from your card or account that you didn’t make",
    "A tax return filed or a benefit claimed by someone posing as you",
    "Treatment or medicine that someone else got on your insurance",
    "Phone, power or rental contracts that you never signed",
    "A lost wallet or passport, before anyone misuses it",
    "Leaked data that someone misuses while you subscribe, even if you knew of the leak before",
    statements.foundLater,
  ],
  uncovered: [
    "Money you lost: the service is help, not insurance",
    "Theft of a company’s identity",
    "Identity theft by someone in your household",
    "Lawyers, courts and official fees",
    "Computer repairs and ransoms",
    statements.knownBefore,
  ],
} as const;
