import type { Context } from "hono";
import { brand } from "../contract/brand/brand.ts";
import { endpoints, href } from "../contract/routes.ts";
import type { Post } from "../contract/services.ts";
import { serviceOf } from "../gateway/service-of.ts";
import { readPosts } from "../gateway/site-services.ts";
import type { Http } from "../http.ts";
import { validated } from "../platform/entity-tag.ts";

/** Seconds until a reader may ask again: as long as the list of posts itself is kept. */
const freshFor = 300;

/** `GET /updates.atom`: the product updates as an Atom feed (RFC 4287); 503 while their service does not answer. */
export async function updatesFeed(c: Context<Http>): Promise<Response> {
  return answerFeed(c.req.raw.headers, await readPosts(serviceOf(c)));
}

/** `posts`: null if they did not arrive. */
export function answerFeed(asked: Headers, posts: readonly Post[] | null): Response | Promise<Response> {
  if (!posts) {
    const headers = { "content-type": "text/plain; charset=utf-8", "retry-after": "60", "cache-control": "no-store" };
    return new Response("The updates are not at hand at the moment. Please ask again in a minute.\n", {
      status: 503,
      headers,
    });
  }
  return validated(asked, feedOf(posts), {
    "content-type": "application/atom+xml; charset=utf-8",
    "cache-control": `public, max-age=${freshFor}`,
  });
}

const origin = `https://${brand.hosts.main}`;

/** An Atom document. Its ids are addresses that never change, so that a reader shows no update twice. */
export function feedOf(posts: readonly Post[]): string {
  const newest = posts.map((post) => post.published_at).reduce((a, b) => (a > b ? a : b), "1970-01-01T00:00:00Z");
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">',
    `<id>${origin}${href("updates")}</id>`,
    `<title>${text(`${brand.name}: product updates`)}</title>`,
    `<updated>${text(newest)}</updated>`,
    `<author><name>${text(brand.name)}</name></author>`,
    `<icon>${origin}/favicon.svg</icon>`,
    `<link rel="self" type="application/atom+xml" href="${origin}${endpoints.updatesFeed}"/>`,
    `<link rel="alternate" type="text/html" href="${origin}${href("updates")}"/>`,
    ...posts.map(entryOf),
    "</feed>",
    "",
  ].join("\n");
}

function entryOf({ title, url, published_at, excerpt, html }: Post): string {
  return [
    "<entry>",
    `<id>${text(url)}</id>`,
    `<title>${text(title)}</title>`,
    `<published>${text(published_at)}</published>`,
    `<updated>${text(published_at)}</updated>`,
    `<link rel="alternate" type="text/html" href="${text(url)}"/>`,
    `<summary>${text(excerpt)}</summary>`,
    `<content type="html">${text(html)}</content>`,
    "</entry>",
  ].join("\n");
}

/** Text for an element or attribute: markup is escaped, and characters that XML cannot hold are left out. */
function text(value: string): string {
  return value
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
