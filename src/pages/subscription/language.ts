import { languageNow } from "../../contract/language/i18n.ts";
import { defaultSettings, type Settings } from "../../contract/settings/settings.ts";

/**
 * The language for mails with codes: that of the page; on an English one, that which the visitor set (`kad`), if they did not leave
 * it to the browser.
 */
export function languageOf({ kad }: Pick<Settings, "kad">): string {
  const page = languageNow();
  return page !== "en" || kad === defaultSettings.kad ? page : kad.replace("_", "-");
}
