import * as z from "zod/mini";
import { cleanFound, hintsOf, own } from "./clean.ts";
import { type FoundResults, resultKinds, type SearchAdapter, type WebSearch } from "./results.ts";

/**
 * How to ask any service that answers with JSON. `query`: its names for the parameters; one it does not take is left out.
 * `kinds`, `safe`: its values for ours. A path is a list of property names, joined by dots, into the answer ("web.results") or,
 * for a field of a result, into that result; a number is an index into a list. `key`: the header for `SEARCH_UPSTREAM_KEY`.
 *
 * Built on demand: most deployments have no such service, and the first visitor of each isolate would wait for the schema.
 */
function mappingSchema() {
  const name = z.string().check(z.regex(/^[\w.-]{1,60}$/));
  const path = z.string().check(z.regex(/^[\w-]{1,60}(?:\.[\w-]{1,60}){0,7}$/));
  return z.object({
    query: z.object({
      words: name,
      region: z.optional(name),
      safe: z.optional(name),
      page: z.optional(name),
      kind: z.optional(name),
    }),
    kinds: z._default(z.partialRecord(z.enum(resultKinds), z.string()), { web: "web" }),
    safe: z._default(z.record(z.enum(["strict", "moderate", "off"]), z.string()), {
      strict: "strict",
      moderate: "moderate",
      off: "off",
    }),
    results: path,
    title: path,
    address: path,
    snippet: z.optional(path),
    thumbnail: z.optional(path),
    date: z.optional(path),
    length: z.optional(path),
    corrections: z.optional(path),
    related: z.optional(path),
    key: z.optional(name),
  });
}

export type ResultMapping = z.infer<ReturnType<typeof mappingSchema>>;

/** Parses the variable `SEARCH_UPSTREAM_MAPPING`. Throws if it is not a valid mapping: such a deployment must not start. */
export function parseMapping(text: string): ResultMapping {
  return mappingSchema().parse(JSON.parse(text));
}

export function mapped(base: string, mapping: ResultMapping, key: string | null): SearchAdapter {
  return {
    kinds: resultKinds.filter((kind) => mapping.kinds[kind] !== undefined),
    headers: mapping.key && key ? { [mapping.key]: key } : {},
    address: (search) => addressFor(base, mapping, search),
    read: (answer) => readMapped(answer, mapping),
  };
}

function addressFor(base: string, { query, kinds, safe }: ResultMapping, search: WebSearch): URL {
  const address = new URL(base);
  const told = {
    words: search.words,
    region: search.region,
    safe: safe[search.safe],
    page: String(search.page),
    kind: kinds[search.kind] ?? "",
  };
  for (const [what, called] of Object.entries(query)) {
    if (called) address.searchParams.set(called, told[what as keyof typeof told]);
  }
  return address;
}

export function readMapped(answer: unknown, mapping: ResultMapping): FoundResults | null {
  const results = at(answer, mapping.results);
  if (!Array.isArray(results)) return null;
  return cleanFound({
    results,
    pick: (result) => ({
      title: at(result, mapping.title),
      address: at(result, mapping.address),
      snippet: at(result, mapping.snippet),
      thumbnails: [at(result, mapping.thumbnail)],
      date: at(result, mapping.date),
      length: at(result, mapping.length),
    }),
    corrections: oneOrMore(at(answer, mapping.corrections)),
    related: oneOrMore(at(answer, mapping.related)),
  });
}

function at(given: unknown, path: string | undefined): unknown {
  return path?.split(".").reduce(own, given);
}

function oneOrMore(given: unknown): readonly unknown[] {
  return typeof given === "string" ? [given] : hintsOf(given);
}
