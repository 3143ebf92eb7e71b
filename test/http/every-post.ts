/** Every route of the edge that takes a POST, read from the applications themselves, so that no list has to be kept. */
import { createApp } from "../../src/app.ts";
import { areaAt } from "../../src/areas.ts";

export async function everyPost(): Promise<readonly string[]> {
  const app = createApp();
  const areas = await Promise.all([...new Set(areaAt.values())].map(({ load }) => load()));
  // The application forwards every method to an area; only the area's own routes say which of them take a POST.
  const own = app.routes.filter(({ path }) => !areaAt.has(path));
  const posts = [...own, ...areas.flatMap((area) => area.routes)].filter(({ method }) => method === "POST");
  return [...new Set(posts.map(({ path }) => path))].sort();
}
