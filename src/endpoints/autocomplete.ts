import { getQueryParam } from "hono/utils/url";
import { parseCookies } from "../contract/cookies.ts";
import { cleanQuery, longestAnswer, suggestionLimit, wordsHeader } from "../contract/search/suggestions.ts";
import { allowsValue, readSettings, settings } from "../contract/settings/settings.ts";
import { readConfig } from "../env.ts";
import { storedBangs } from "../files/stored-bangs.ts";
import { BoundedMap } from "../platform/bounded-map.ts";
import { logFailure } from "../platform/log.ts";
import { completeBang } from "../suggestions/bang-completion.ts";
import { regionsOf } from "../suggestions/region.ts";
import { StoredIndex } from "../suggestions/stored-index.ts";
import { suggest } from "../suggestions/suggest.ts";
import { askUpstream } from "../suggestions/upstream.ts";
import { siteAt } from "../visit/host.ts";
import { dataHeaders } from "./data-headers.ts";
import { refuseFlood } from "./too-many.ts";

/** The parts of the suggestion index that this isolate has read. */
const stored = new StoredIndex();

/**
 * Answers to the first letters of a word, which everybody types on the way to their own query. No longer query is kept:
 * nobody may find out here what others typed.
 */
const suggestionsToFirstKeys = new BoundedMap<SuggestionsAnswer>({ capacity: 2048 });

/** The end of an address with nothing but such letters, a region and the list format. */
const firstKeys = /\?q=[a-z]{1,3}(?:&kl=[a-z-]{5,6})?(?:&type=list)?$/;

/**
 * `GET /ac?q=&kl=`: at most eight suggestions, best first, `[{"phrase":"…"}]`, the first with an `answer` where the query
 * is a question that is answered here (SRCH-8); with `type=list` the form of OpenSearch, `["q",["…"]]`. Whatever the query
 * is, the answer is a list and its status 200 (SRCH-1), or 429 where a network sends more than its people can type.
 *
 * Where queries are kept out of addresses (`kg`), the query comes in the header `search-words`.
 *
 * It runs at every keystroke, so it answers before the visit is resolved, from the query, the region and the settings.
 */
export async function autocomplete({ url, headers }: Request, env: Env): Promise<Response> {
  // Read once, because the platform makes a new value on each access.
  const asked: SuggestionsRequest = { url, headers };
  const { hosts, suggestionsUpstream } = readConfig(env);
  const site = siteAt(url, hosts);
  const refused = await refuseFlood(asked, env, site, "suggestion");
  if (refused) return refused;
  const keys = suggestionsUpstream || headers.has("cookie") ? null : firstKeys.exec(url);
  const { body, own } = keys ? await keptSuggestions(keys[0], asked, env) : await makeSuggestions(asked, env);
  return new Response(body, { headers: dataHeaders(env, site, own) });
}

interface SuggestionsAnswer {
  readonly body: string;
  /** The headers of this format. */
  readonly own: typeof plain;
  readonly isEmpty: boolean;
}

async function keptSuggestions(keys: string, asked: SuggestionsRequest, env: Env): Promise<SuggestionsAnswer> {
  const before = suggestionsToFirstKeys.get(keys);
  if (before) return before;
  const said = await makeSuggestions(asked, env);
  // An empty answer may mean that the index failed, so it is not kept.
  if (!said.isEmpty) suggestionsToFirstKeys.set(keys, said);
  return said;
}

async function makeSuggestions(asked: SuggestionsRequest, env: Env): Promise<SuggestionsAnswer> {
  const query = cleanQuery(inAddress(asked, "q") ?? unencoded(asked.headers.get(wordsHeader) ?? ""));
  const phrases = query ? await phrasesFor(env, query, regionAsked(asked)) : [];
  const isList = inAddress(asked, "type") === "list";
  const answer = isList ? null : await answerTo(asked, env, query);
  const said = isList ? [query, phrases] : suggested(query, answer, phrases);
  return { body: JSON.stringify(said), own: isList ? listed : plain, isEmpty: phrases.length === 0 };
}

/** Not even the visitor's browser keeps what was typed. */
const plain = { "content-type": "application/json; charset=utf-8", "cache-control": "private, no-store" };
const listed = { ...plain, "content-type": "application/x-suggestions+json; charset=utf-8" };

type SuggestionsRequest = Pick<Request, "url" | "headers">;

/** Reads a parameter without a URL, which takes several microseconds to parse. */
function inAddress({ url }: SuggestionsRequest, name: string): string | undefined {
  const value = getQueryParam(url, name);
  return typeof value === "string" ? value : undefined;
}

/** The decoded text; "" where it is malformed. */
function unencoded(given: string): string {
  try {
    return decodeURIComponent(given);
  } catch {
    return "";
  }
}

/** The region, read like every setting: from the address, else from its cookie, else the default. */
function regionAsked(asked: SuggestionsRequest): string {
  const given = inAddress(asked, "kl");
  if (given !== undefined && allowsValue("kl", given)) return given;
  const cookie = asked.headers.get("cookie");
  const kept = cookie?.includes("kl=") ? parseCookies(cookie).get("kl") : undefined;
  return kept !== undefined && allowsValue("kl", kept) ? kept : settings.kl.default;
}

/** No suggestion is worth an error: a failure goes to the log, and the visitor goes on typing. */
async function phrasesFor(env: Env, query: string, kl: string): Promise<readonly string[]> {
  try {
    const completed = query.includes("!") ? await completeBang(query, () => storedBangs(env.ASSETS)) : null;
    if (completed) return completed;
    const address = readConfig(env).suggestionsUpstream;
    const asked = address ? await askUpstream({ address, fetch }, query, kl) : null;
    return asked ?? (await suggest(stored.readWith(env.ASSETS), query, regionsOf(kl)));
  } catch (error) {
    logFailure({ part: "suggestions", cause: error, route: "suggestions" });
    return [];
  }
}

interface Suggested {
  readonly phrase: string;
  readonly answer?: string;
}

/** The question comes first where it has an answer. */
function suggested(query: string, answer: string | null, phrases: readonly string[]): readonly Suggested[] {
  if (answer === null) return phrases.map((phrase) => ({ phrase }));
  const question = query.trim();
  const others = phrases.filter((phrase) => phrase !== question).slice(0, suggestionLimit - 1);
  return [{ phrase: question, answer }, ...others.map((phrase) => ({ phrase }))];
}

/** Queries for which it is worth loading the code that answers. */
const mayAsk = /\d|[+*/^×÷√]|\bof\b|time|code|capital|currency|colou?r|convert/i;

/** The answer to a whole question, in a few words; null where there is none, or where answers are switched off (`kz`). */
async function answerTo({ url, headers }: SuggestionsRequest, env: Env, query: string): Promise<string | null> {
  if (!mayAsk.test(query)) return null;
  try {
    const settings = readSettings(new URL(url).searchParams, parseCookies(headers.get("cookie")));
    if (settings.kz !== "1") return null;
    const [{ askedFor }, { aboutVisitor }, { shortAnswer }] = await Promise.all([
      import("../answers/answer.ts"),
      import("../answers/about.ts"),
      import("../answers/kinds.ts"),
    ]);
    const answer = await shortAnswer(
      askedFor(query, aboutVisitor({ settings, files: env.ASSETS, requestHeaders: [] })),
    );
    return answer && !answer.needsNotes && answer.value.length <= longestAnswer ? answer.value : null;
  } catch (error) {
    logFailure({ part: "suggestions", cause: error, route: "suggestions" });
    return null;
  }
}
