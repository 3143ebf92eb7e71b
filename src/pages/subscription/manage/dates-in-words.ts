import { momentWords } from "../../../contract/day-words.ts";

/** Every number between these two is a moment, in milliseconds since 1970: our other numbers are smaller or larger. */
const [earliest, latest] = [Date.UTC(2020, 0), Date.UTC(2100, 0)];

/** The same data with each moment in words as well, for people who read the file: `at` is followed by `atInWords`. */
export function withDatesInWords(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withDatesInWords);
  if (typeof data !== "object" || data === null) return data;
  const fields = Object.entries(data).flatMap(([name, value]) =>
    isMoment(value)
      ? [
          [name, value],
          [`${name}InWords`, momentWords(value)],
        ]
      : [[name, withDatesInWords(value)]],
  );
  return Object.fromEntries(fields);
}

function isMoment(value: unknown): value is number {
  return typeof value === "number" && value >= earliest && value < latest;
}
