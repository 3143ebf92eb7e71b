import { momentWords } from "../../../contract/day-words.ts";

/** No number of ours besides moments lies between these two: milliseconds since 1970. */
const [earliest, latest] = [Date.UTC(2020, 0), Date.UTC(2100, 0)];

/** The same data; beside each moment stands, under its name and "InWords", when that is for whoever reads the file. */
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
