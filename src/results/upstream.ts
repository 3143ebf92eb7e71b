import { mapped, parseMapping } from "./mapping.ts";
import type { SearchAdapter } from "./results.ts";
import { searxng } from "./searxng.ts";

export interface UpstreamVars {
  readonly SEARCH_UPSTREAM?: string | undefined;
  readonly SEARCH_UPSTREAM_KIND: "searxng" | "mapping";
  readonly SEARCH_UPSTREAM_MAPPING: string;
  readonly SEARCH_UPSTREAM_KEY: string;
}

/** The search service that a deployment names; null where it names none. Throws where its mapping is missing or wrong. */
export function readUpstream(vars: UpstreamVars): SearchAdapter | null {
  const { SEARCH_UPSTREAM: address, SEARCH_UPSTREAM_KIND: kind } = vars;
  if (!address) return null;
  if (kind === "searxng") return searxng(address);
  return mapped(address, parseMapping(vars.SEARCH_UPSTREAM_MAPPING), vars.SEARCH_UPSTREAM_KEY || null);
}
