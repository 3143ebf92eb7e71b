import type { Context } from "hono";
import { languageNames, languages, pathIn, speaks } from "../contract/language/languages.ts";
import { type Route, type RouteName, routeNames, routes } from "../contract/routes.ts";
import { serviceOf } from "../gateway/service-of.ts";
import { readPosts } from "../gateway/site-services.ts";
import type { Http } from "../http.ts";
import type { RegisteredPage } from "../render/page.ts";
import { document, isListed, origin } from "./discovery.ts";

type ListedPages = Readonly<Record<RouteName, Pick<RegisteredPage, "indexed" | "status" | "changed">>>;

/** `GET /sitemap.xml`: every page that may be listed, on the one host that is; 404 on the others. */
export async function sitemap(c: Context<Http>, pages: ListedPages): Promise<Response> {
  if (!isListed(c.var.visit.host, c.var.config.stage)) return c.text("This host has no sitemap.\n", 404);
  const listed = routeNames.filter((name) => pages[name].indexed && pages[name].status === 200);
  const newest = (await readPosts(serviceOf(c)))?.map((post) => post.published_at.slice(0, 10)).sort();
  const changed = (name: RouteName) => (name === "updates" ? newest?.at(-1) : pages[name].changed) ?? null;
  return document(c, "application/xml", sitemapOf(listed.flatMap((name) => entriesOf(routes[name], changed(name)))));
}

/**
 * A page in each of its languages, and each names all of them. Only a page that records its changes says when the last one was:
 * a guess would be worse than nothing.
 */
function entriesOf({ path, feature }: Route, changed: string | null): readonly string[] {
  const spoken = languageNames.filter((name) => speaks(feature, name));
  const link = (language: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${address}"/>`;
  const links = [...spoken.map((name) => link(languages[name].tag, pathIn(name, path))), link("x-default", path)];
  const others = spoken.length > 1 ? links.join("") : "";
  const lastmod = changed === null ? "" : `<lastmod>${changed}</lastmod>`;
  return spoken.map((name) => `<url><loc>${origin}${pathIn(name, path)}</loc>${lastmod}${others}</url>`);
}

function sitemapOf(urls: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}
