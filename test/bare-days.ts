const months = "January|February|March|April|May|June|July|August|September|October|November|December";

/**
 * Days that a text names without their hour, so that somebody far away reads another. One with its weekday is planned, by the
 * clock of a country.
 */
export function bareDays(text: string): readonly string[] {
  const days = new RegExp(
    `(?<!day )\\b\\d{1,2} (?:${months}) \\d{4}\\b(?!, \\d\\d:\\d\\d UTC| at \\d\\d:\\d\\d:\\d\\d UTC)`,
    "g",
  );
  return text.match(days) ?? [];
}
