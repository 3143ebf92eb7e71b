const months = "January|February|March|April|May|June|July|August|September|October|November|December";

/** Days that a text names without their hour or their zone, so that somebody far away reads another. */
export function bareDays(text: string): readonly string[] {
  const days = new RegExp(
    `\\b\\d{1,2} (?:${months}) \\d{4}\\b(?!, \\d\\d:\\d\\d UTC| \\(UTC\\)| at \\d\\d:\\d\\d:\\d\\d UTC)`,
    "g",
  );
  return text.match(days) ?? [];
}
