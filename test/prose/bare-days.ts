const months = "January|February|March|April|May|June|July|August|September|October|November|December";

/**
 * Dates that a text gives without a time, so that readers in other time zones take them for another day. A date with a weekday
 * does not count: it is planned by the clock of one country.
 */
export function bareDays(text: string): readonly string[] {
  const days = new RegExp(`(?<!day )\\b\\d{1,2} (?:${months}) \\d{4}\\b(?!, \\d\\d:\\d\\d UTC)`, "g");
  return text.match(days) ?? [];
}
