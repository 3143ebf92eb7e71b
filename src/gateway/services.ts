/** Which service an address belongs to. */
import { covers } from "../platform/path-pattern.ts";
import { type ServiceName, serviceNames, serviceTable } from "../platform/service-table.ts";

/** Pages for developers, which the services worker serves in development only; by path, the binding that leads there. */
const developerPages = {
  "/dev/seed": "SUBSCRIPTIONS",
  "/dev/inbox*": "MAIL",
  "/dev/events": "EVENT_COUNTER",
} as const;

type DeveloperPath = keyof typeof developerPages;
export type BindingName = (typeof serviceTable)[ServiceName]["binding"] | (typeof developerPages)[DeveloperPath];

/** Whether the gateway answers this path. The developer's pages count in development only. */
export function isForwarded(path: string, { development }: { development: boolean }): boolean {
  return serviceNameAt(path) !== null || (development && developerBinding(path) !== null);
}

/** The first parts of all paths of services. Nearly every request is for a page, and is ruled out by this alone. */
const firstSegments: ReadonlySet<string> = new Set(
  serviceNames.flatMap((name) => serviceTable[name].paths).map((pattern) => firstPart(pattern.replace(/\*$/, ""))),
);

function firstPart(path: string): string {
  const end = path.indexOf("/", 1);
  return end < 0 ? path : path.slice(0, end);
}

/**
 * The service that owns a path, or null. A path with a percent sign has none: a service would read `%6f` as "o", so an
 * encoded spelling would get past every rule that goes by the path, such as a limit.
 */
export function serviceNameAt(path: string): ServiceName | null {
  if (path.includes("%") || !firstSegments.has(firstPart(path))) return null;
  return serviceNames.find((name) => serviceTable[name].paths.some((pattern) => covers(pattern, path))) ?? null;
}

/** The binding that serves a developer's page at this path, or null. */
export function developerBinding(path: string): BindingName | null {
  const patterns = Object.keys(developerPages) as DeveloperPath[];
  const pattern = patterns.find((candidate) => covers(candidate, path));
  return pattern ? developerPages[pattern] : null;
}
