/** Every route of the edge that takes a POST, as the applications themselves have it: a new one is here by being there. */
import { createApp } from "../../src/app.ts";
import { partAt } from "../../src/areas.ts";

export async function everyPost(): Promise<readonly string[]> {
  const app = createApp();
  const areas = await Promise.all([...new Set(partAt.values())].map(({ load }) => load()));
  // The application leads to an area whatever the method is; the area has what takes a body.
  const own = app.routes.filter(({ path }) => !partAt.has(path));
  const posts = [...own, ...areas.flatMap((area) => area.routes)].filter(({ method }) => method === "POST");
  return [...new Set(posts.map(({ path }) => path))].sort();
}
