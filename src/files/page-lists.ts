import * as z from "zod/mini";
import { SiteFile } from "./site-file.ts";

/** Lists of a page that lie among the site's files (`client/build/documents`), because the worker has no room for them. */
export function pageLists<Lists extends object>(name: string, schema: z.ZodMiniType<Lists>): SiteFile<Lists> {
  return new SiteFile(`lists/${name}.json`, (text) => schema.parse(JSON.parse(text)));
}

/** A list of points, each with a title. */
export const points = z.array(z.object({ title: z.string(), text: z.string() }));
