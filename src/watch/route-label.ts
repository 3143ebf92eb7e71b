import { eventPath } from "../contract/events/events.ts";
import { languageNames } from "../contract/language/languages.ts";
import { activateHref, canonicalPath, endpoints, routeNames, routes } from "../contract/routes.ts";
import { serviceNameAt } from "../gateway/services.ts";
import type { RouteLabel } from "../platform/log.ts";

const endpointNames = Object.keys(endpoints) as (keyof typeof endpoints)[];

const labels: ReadonlyMap<string, RouteLabel> = new Map<string, RouteLabel>([
  ...routeNames.map((name) => [routes[name].path, name] as const),
  ...endpointNames.map((name) => [endpoints[name], name] as const),
  ...languageNames.map((language) => [activateHref(language), "activate"] as const),
]);

/** The label under which a path is counted and logged: always a name of ours, never the path itself. */
export function routeLabel(pathname: string): RouteLabel {
  const known = labels.get(pathname);
  if (known) return known;
  if (pathname.startsWith(eventPath)) return "event";
  const service = serviceNameAt(pathname);
  if (service) return `${service} service`;
  if (pathname.startsWith("/dev/")) return "developers";
  return labels.get(canonicalPath(pathname)) ?? "unknown";
}
