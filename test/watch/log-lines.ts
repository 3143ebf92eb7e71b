/** What a log line may contain, derived from the sources of the closed lists, not from running code. */
import { endpoints, routeNames } from "../../src/contract/routes.ts";
import { serviceNames } from "../../src/platform/service-table.ts";

const routeLabels = new Set<string>([
  ...routeNames,
  ...Object.keys(endpoints),
  ...serviceNames.map((name) => `${name} service`),
  ...["event", "developers", "unknown"],
]);

const isFrame = (text: unknown) =>
  /^(?:(?:src|client)\/[a-z0-9./-]+\.tsx?|(?:modules\/[\w-]+|index)\.js):\d+:\d+$/.test(String(text));

type Fields = Readonly<Record<string, (value: unknown) => boolean>>;

const fields: Fields = {
  route: (value) => typeof value === "string" && routeLabels.has(value),
  status: (value) => Number.isInteger(value) && Number(value) >= 100 && Number(value) <= 599,
  at: (value) => Array.isArray(value) && value.length <= 6 && value.every(isFrame),
  version: (value) => typeof value === "string" && /^(?:development|[0-9a-f]{12})$/.test(value),
};

/** Matches at least a part of any URL, email address, query, token, id, IP address and user agent. */
const personal = /@|\?|=|%|https?:|Mozilla|\.example|[\w-]{32}|\d+\.\d+\.\d+\.\d+|\w{0,4}:\w{0,4}:\w{0,4}:\w/;

/**
 * The faults of one console call, given its arguments; empty if it wrote a proper log line.
 *
 * @param source the text of `src/platform/log.ts`: some test runners import it through the build, others read it from disk
 */
export function faultsBy(source: string): (said: readonly unknown[]) => readonly string[] {
  // Every word of the closed lists: the string literals, and the keys of tables.
  const listed = new Set([...source.matchAll(/"([\w $-]+)"|^ {2}(\w+):/gm)].map(([, text, key]) => text ?? key));
  const isListed = (text: unknown) => typeof text === "string" && listed.has(text);
  return (said) => faultsIn(said, { ...fields, part: isListed, cause: isListed });
}

function faultsIn([text, ...more]: readonly unknown[], known: Fields): readonly string[] {
  if (typeof text !== "string" || more.length > 0) return [`not one text: ${[text, ...more].map(String).join(" ")}`];
  if (personal.test(text)) return [`something of a visitor: ${text}`];
  const line = parsed(text);
  if (line === null) return [`not a line of ours: ${text}`];
  const wrong = Object.entries(line).filter(([name, value]) => !known[name]?.(value));
  const lacking = ["part", "cause", "version"].filter((name) => !(name in line));
  return [...wrong.map(([name]) => `${name}: ${text}`), ...lacking.map((name) => `without ${name}: ${text}`)];
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
