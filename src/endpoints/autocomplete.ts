import type { Context } from "hono";
import { cleanQuery } from "../contract/suggestions.ts";
import type { Http } from "../http.ts";
import { securityHeaders } from "../render/security.ts";
import { completeBang } from "../suggestions/bang-completion.ts";
import { regionsOf } from "../suggestions/region.ts";
import { StoredIndex } from "../suggestions/stored-index.ts";
import { suggest } from "../suggestions/suggest.ts";
import { askUpstream } from "../suggestions/upstream.ts";
import type { Visit } from "../visit/visit.ts";

/** Parts that this isolate has read. No query and no answer is kept: nobody may find out here what others typed. */
const stored = new StoredIndex();

/**
 * `GET /ac?q=&kl=`: at most eight suggestions, best first, `[{"phrase":"…"}]`; with `type=list` the form of OpenSearch,
 * `["q",["…"]]`. Whatever the query is, the answer is a list and its status 200 (SRCH-1).
 */
export async function autocomplete(c: Context<Http>): Promise<Response> {
  const { visit } = c.var;
  const { searchParams } = visit.url;
  const query = cleanQuery(searchParams.get("q") ?? "");
  const phrases = query ? await phrasesFor(c, query) : [];
  return searchParams.get("type") === "list"
    ? listAnswer(visit, [query, phrases], "application/x-suggestions+json")
    : listAnswer(
        visit,
        phrases.map((phrase) => ({ phrase })),
        "application/json",
      );
}

/** No suggestion is worth an error: a failure goes to the log, and the visitor goes on typing. */
async function phrasesFor(c: Context<Http>, query: string): Promise<readonly string[]> {
  try {
    return completeBang(query) ?? (await fromUpstream(c, query)) ?? (await fromIndex(c, query));
  } catch (error) {
    console.error("failed: suggestions", error);
    return [];
  }
}

async function fromUpstream(c: Context<Http>, query: string): Promise<readonly string[] | null> {
  const address = c.var.config.suggestionsUpstream;
  return address ? askUpstream({ address, fetch }, query, c.var.visit.settings.kl) : null;
}

function fromIndex(c: Context<Http>, query: string): Promise<readonly string[]> {
  return suggest(stored.readWith(c.env.ASSETS), query, regionsOf(c.var.visit.settings.kl));
}

/** The same few tables serve every answer, so they are made once for each host, scheme and form. */
const headersOf = new Map<string, Headers>();

/** Not even the visitor's browser keeps what was typed. */
function listAnswer(visit: Visit, list: unknown, type: string): Response {
  const key = `${visit.host} ${visit.secure} ${type}`;
  let headers = headersOf.get(key);
  if (!headers) {
    headers = new Headers({
      ...securityHeaders(visit, "data"),
      "content-type": `${type}; charset=utf-8`,
      "cache-control": "private, no-store",
    });
    headersOf.set(key, headers);
  }
  return new Response(JSON.stringify(list), { headers });
}
