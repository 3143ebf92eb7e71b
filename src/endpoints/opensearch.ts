import type { Context } from "hono";
import { brand } from "../contract/brand/brand.ts";
import { endpoints, routes } from "../contract/routes.ts";
import type { Http } from "../http.ts";
import { validated } from "../platform/entity-tag.ts";
import { securityHeaders } from "../render/security.ts";
import type { HostVariant } from "../visit/host.ts";
import type { Visit } from "../visit/visit.ts";

/** What a browser calls the search engine: 16 characters at most (OpenSearch 1.1). */
const names: Readonly<Record<HostVariant, string>> = {
  main: brand.name,
  start: `${brand.name} start`,
  noai: `${brand.name} no AI`,
  onion: `${brand.name} onion`,
};

/** `GET /opensearch.xml`: how a browser adds this very host as a search engine (OpenSearch 1.1). */
export function openSearch(c: Context<Http>): Promise<Response> {
  const { visit } = c.var;
  return validated(c.req.raw.headers, description(visit), {
    ...securityHeaders(visit, "data"),
    "content-type": "application/opensearchdescription+xml; charset=utf-8",
    "cache-control": "private, max-age=3600",
  });
}

function description({ host, origin: own, settings }: Visit): string {
  const origin = escaped(own);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${names[host]}</ShortName>
  <Description>Search with ${brand.name}, which keeps no record of it.</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <OutputEncoding>UTF-8</OutputEncoding>
  <Image width="180" height="180" type="image/png">${origin}/icons/apple-touch-icon.png</Image>
  <Image type="image/svg+xml">${origin}/favicon.svg</Image>
  ${settings.kg === "p" ? byForm(origin) : byAddress(origin)}
  <Url type="application/x-suggestions+json" template="${origin}${endpoints.suggestions}?q={searchTerms}&amp;type=list"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${origin}${endpoints.openSearch}"/>
</OpenSearchDescription>
`;
}

function byAddress(origin: string): string {
  return `<Url type="text/html" method="get" template="${origin}${routes.home.path}?q={searchTerms}"/>`;
}

/** For visitors who keep queries out of the address bar (the setting `kg`). */
function byForm(origin: string): string {
  return `<Url type="text/html" method="post" template="${origin}${routes.home.path}"><Param name="q" value="{searchTerms}"/></Url>`;
}

/** Escapes the origin, whose host name may come from the request. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
