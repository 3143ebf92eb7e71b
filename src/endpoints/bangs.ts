import type { Context } from "hono";
import type { Bangs } from "../contract/search/bangs.ts";
import { storedBangs } from "../files/stored-bangs.ts";
import type { Http } from "../http.ts";
import { entityTag, matchingTag } from "../platform/entity-tag.ts";
import { failure } from "../platform/json-http.ts";
import { securityHeaders } from "../render/security.ts";

interface ListText {
  readonly body: string;
  readonly etag: string;
}

/** The list as JSON text, made once for as long as this isolate holds the list. */
const texts = new WeakMap<Bangs, ListText>();

/**
 * `GET /bang.js`: a JSON list of records `{c,d,r,s,sc,t,u}`, which any cache may keep for a day; 304 to a client that holds
 * it; 503 when the list cannot be read.
 */
export async function bangRecords(c: Context<Http>): Promise<Response> {
  const bangs = await storedBangs(c.env.ASSETS);
  if (!bangs) return failure("server_error", 503);
  const { body, etag } = texts.get(bangs) ?? (await listText(bangs));
  const headers = {
    ...securityHeaders(c.var.visit, "data"),
    "content-type": "application/json; charset=utf-8",
    "cache-control": "public, max-age=86400",
    etag,
  };
  if (matchingTag(c.req.raw.headers, etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}

async function listText(bangs: Bangs): Promise<ListText> {
  const body = JSON.stringify(bangs.all);
  const text = { body, etag: await entityTag(body) };
  texts.set(bangs, text);
  return text;
}
