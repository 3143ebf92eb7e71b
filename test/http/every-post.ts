/** Every route of the edge that takes a POST, as the applications themselves have it: a new one is here by being there. */
import { createApp } from "../../src/app.ts";
import { parts } from "../../src/areas.ts";
import { routeNames, routes } from "../../src/contract/routes.ts";

export async function everyPost(): Promise<readonly string[]> {
  const app = createApp();
  const areas = await Promise.all(parts.map(({ load }) => load()));
  // The application leads to an area whatever the method is; the area has what takes a body.
  const led = new Set<string>([
    ...routeNames.map((name) => routes[name].path),
    ...parts.flatMap((part) => part.endpoints ?? []),
  ]);
  const own = app.routes.filter(({ path }) => !led.has(path));
  const posts = [...own, ...areas.flatMap((area) => area.routes)].filter(({ method }) => method === "POST");
  return [...new Set(posts.map(({ path }) => path))].sort();
}
