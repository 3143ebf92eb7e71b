import { type EmailFault, emailFaultOf, longestEmail } from "../contract/email-address.ts";
import { i18n } from "../contract/language/i18n.ts";

function example(): string {
  return i18n.t("like name@people.example");
}

function words(): Readonly<Record<EmailFault, string>> {
  return {
    empty: i18n.t("Enter your email address."),
    "no-at": i18n.t("Add an @ to your email address, {example}.", { example: example() }),
    "no-name": i18n.t("Enter the part before the @, {example}.", { example: example() }),
    name: i18n.t(
      "Check the part before the @. It can have letters from A to Z, digits and signs, but no spaces or accents.",
    ),
    "no-domain": i18n.t("Enter the part after the @, {example}.", { example: example() }),
    domain: i18n.t("Check the part after the @. It needs a dot and an ending, {example}.", { example: example() }),
    "too-long": i18n.t("Enter a shorter email address. No address has more than {most} characters.", {
      most: longestEmail,
    }),
  };
}

/** The message for an email field whose value was not accepted. */
export function emailFault(typed: string | null | undefined): string {
  return words()[emailFaultOf(typed ?? "") ?? "domain"];
}
