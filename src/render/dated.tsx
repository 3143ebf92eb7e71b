import { perLanguage } from "../contract/language/i18n.ts";

const longDate = perLanguage((tag) => new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }));

/** A calendar day (`2026-11-21`) in words, readable by machines too. */
export function Dated({ day }: { day: string }) {
  return <time dateTime={day}>{longDate().format(new Date(day))}</time>;
}
