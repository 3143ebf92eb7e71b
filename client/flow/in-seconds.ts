import { i18n } from "../../src/contract/language/i18n.ts";

/** A wait in words, after "in". Waits of more than a minute and a half are told in whole minutes. */
export function inSeconds(wait: number): string {
  if (wait <= 0) return i18n.t("a moment");
  if (wait <= 90) return wait === 1 ? i18n.t("1 second") : i18n.t("{count} seconds", { count: wait });
  return i18n.t("{count} minutes", { count: Math.ceil(wait / 60) });
}
