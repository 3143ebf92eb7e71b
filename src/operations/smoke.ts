/** The checks of a version before it answers any visitor. */

import { endpoints, routes } from "../contract/routes.ts";
import type { Health } from "../contract/services.ts";

type Ask = (path: string) => Promise<Response>;

/** Paths, each with the beginning of the content type that its response must have. */
const looked: readonly (readonly [path: string, type: string])[] = [
  [routes.home.path, "text/html"],
  [routes.pro.path, "text/html"],
  [routes.privacy.path, "text/html"],
  [`${routes.home.path}?q=2%2B2`, "text/html"],
  [`${endpoints.suggestions}?q=bird`, "application/json"],
  [endpoints.bangList, ""],
  [endpoints.sitemap, "application/xml"],
];

/** The faults of the version that answers; empty if it is the one that was built and works as it should. */
export async function smokeOf(
  ask: Ask,
  { version, entry }: { version: string; entry: string },
): Promise<readonly string[]> {
  const faults = await Promise.all([...looked, [entry, "text/javascript"] as const].map((one) => faultAt(ask, ...one)));
  return [...faults.flatMap((fault) => fault ?? []), ...(await healthFaults(ask, version))];
}

async function faultAt(ask: Ask, path: string, type: string): Promise<string | null> {
  const answer = await ask(path);
  await answer.body?.cancel();
  const given = answer.headers.get("content-type") ?? "";
  return answer.status === 200 && given.startsWith(type) ? null : `${path} answered ${answer.status} ${given}`;
}

async function healthFaults(ask: Ask, version: string): Promise<readonly string[]> {
  const health = (await (await ask(endpoints.health)).json()) as Partial<Health>;
  const wrong = health.version === version ? [] : [`version ${health.version} answered in place of ${version}`];
  return health.status === "ok" ? wrong : [...wrong, `health is ${health.status}: ${health.missing?.join(", ")}`];
}
