/** Every route of the edge that takes a POST, read from the application itself, so that no list has to be kept. */
import { createApp } from "../../src/app.ts";
import { featureAt, mountAt } from "../../src/features.ts";

export async function everyPost(): Promise<readonly string[]> {
  const app = createApp();
  for (const path of featureAt.keys()) await mountAt(app, path);
  const posts = app.routes.filter(({ method }) => method === "POST");
  return [...new Set(posts.map(({ path }) => path))].sort();
}
