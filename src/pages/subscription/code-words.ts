import { i18n } from "../../contract/language/i18n.ts";
import { type SentCode, triesLeft } from "../../contract/subscription/sent-code.ts";

/** What is wrong with the digits of a code, whatever it is for, said at their field. */
export const codeFieldWords = {
  "not-six": () => i18n.t("Enter all six digits, like 123 456. This doesn’t count as a try."),
  wrong: (sent: SentCode) =>
    i18n.t("This code isn’t right. Check our newest email and try again. {tries}", { tries: triesLeftWords(sent) }),
  superseded: (sent: SentCode) =>
    i18n.t("Enter the code from our newest email. Older codes don’t work. {tries}", { tries: triesLeftWords(sent) }),
};

export function triesLeftWords(sent: SentCode): string {
  const left = triesLeft(sent);
  return left === 1 ? i18n.t("You have one try left.") : i18n.t("You have {left} tries left.", { left });
}
