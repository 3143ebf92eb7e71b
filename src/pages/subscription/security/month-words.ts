import { languageTag } from "../../../contract/language/i18n.ts";

/** "November 2026" of "2026-11". */
export function monthWords(month: string): string {
  const written = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(languageTag(), written).format(new Date(`${month}-01T00:00:00Z`));
}
