import { languageTag } from "../contract/language/i18n.ts";

/** A calendar day (`2026-11-21`) in words, readable by machines too. */
export function Dated({ day }: { day: string }) {
  const longDate = new Intl.DateTimeFormat(languageTag(), { dateStyle: "long", timeZone: "UTC" });
  return <time dateTime={day}>{longDate.format(new Date(day))}</time>;
}
