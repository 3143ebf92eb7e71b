import { getQueryParam } from "hono/utils/url";
import { parseCookies } from "../contract/cookies.ts";
import {
  cleanQuery,
  longestAnswer,
  longestInput,
  suggestionLimit,
  wordsHeader,
} from "../contract/search/suggestions.ts";
import { readSetting, readSettings, type SettingSource, type Settings } from "../contract/settings/settings.ts";
import { readEdgeConfig } from "../env.ts";
import { storedBangs } from "../files/stored-bangs.ts";
import { logFailure } from "../platform/log.ts";
import { completeBang } from "../suggestions/bang-completion.ts";
import { regionsOf } from "../suggestions/region.ts";
import { StoredIndex } from "../suggestions/stored-index.ts";
import { type SuggestionIndex, suggest } from "../suggestions/suggest.ts";
import { askUpstream } from "../suggestions/upstream.ts";
import { siteAt } from "../visit/host.ts";
import { dataHeaders } from "./data-headers.ts";
import { refuseFlood } from "./too-many.ts";

/** The parts of the suggestion index that this isolate has read, by the files that they come from. */
const indexes = new WeakMap<Fetcher, StoredIndex>();

/**
 * `GET /ac?q=&kl=`: at most eight suggestions, best first, `[{"phrase":"…"}]`, the first with an `answer` where the query
 * is a question that is answered here (SRCH-8); with `type=list` the form of OpenSearch, `["q",["…"]]`, whose first part is the query as given. Whatever the query
 * is, the answer is a list and its status 200 (SRCH-1), or 429 where a network sends more than its people can type.
 *
 * Where queries are kept out of addresses (`kg`), the query comes in the header `search-words`.
 *
 * It runs at every keystroke, so it answers before the visit is resolved. No answer is kept: nobody may find out here what
 * others typed, or decide what they are told.
 */
export async function autocomplete({ url, headers }: Request, env: Env): Promise<Response> {
  // Read once, because the platform makes a new value on each access.
  const request = { url, headers };
  const site = siteAt(url, readEdgeConfig(env).hosts);
  const refused = await refuseFlood(request, env, site, "suggestion");
  if (refused) return refused;
  const asked = readAsked(request);
  const phrases = asked.query ? await phrasesFor(env, asked) : [];
  if (asked.isList) return new Response(JSON.stringify([asked.given, phrases]), { headers: listed(env, site) });
  const answer = asked.settings && (await answerTo(env, asked.query, asked.settings));
  return new Response(JSON.stringify(suggested(asked.query, answer, phrases)), { headers: plain(env, site) });
}

/** Not even the visitor's browser keeps what was typed. */
const unkept = { "cache-control": "private, no-store" };
const plain = dataHeaders({ ...unkept, "content-type": "application/json; charset=utf-8" });
const listed = dataHeaders({ ...unkept, "content-type": "application/x-suggestions+json; charset=utf-8" });

/** All of a request that suggestions are made from. */
interface SuggestionsAsked {
  /** Letter for letter: a browser drops suggestions for another query than the one that it sent. */
  readonly given: string;
  readonly query: string;
  readonly isList: boolean;
  /** A value of `kl`. */
  readonly region: string;
  /** Null where no question is to be answered. */
  readonly settings: Settings | null;
}

function readAsked({ url, headers }: Pick<Request, "url" | "headers">): SuggestionsAsked {
  const parameters = parametersOf(url);
  const cookies = parseCookies(headers.get("cookie"));
  const given = (parameters.get("q") ?? unencoded(headers.get(wordsHeader) ?? "")).slice(0, longestInput);
  const query = cleanQuery(given);
  const isList = parameters.get("type") === "list";
  const settings = !isList && mayAsk.test(query) ? readSettings(parameters, cookies) : null;
  return { given, query, isList, region: readSetting("kl", parameters, cookies), settings };
}

/** Reads the query without a URL, which takes several microseconds to parse. Of a repeated parameter the first counts. */
function parametersOf(url: string): SettingSource {
  return {
    get(name) {
      const value = getQueryParam(url, name);
      return typeof value === "string" ? value : undefined;
    },
  };
}

/** The decoded text; "" where it is malformed. */
function unencoded(given: string): string {
  try {
    return decodeURIComponent(given);
  } catch {
    return "";
  }
}

/** No suggestion is worth an error: a failure goes to the log, and the visitor goes on typing. */
async function phrasesFor(env: Env, { query, region }: SuggestionsAsked): Promise<readonly string[]> {
  try {
    const completed = query.includes("!") ? await completeBang(query, () => storedBangs(env.ASSETS)) : null;
    if (completed) return completed;
    const address = readEdgeConfig(env).suggestionsUpstream;
    const asked = address ? await askUpstream({ address, fetch }, query, region) : null;
    return asked ?? (await suggest(indexIn(env.ASSETS), query, regionsOf(region)));
  } catch (error) {
    logFailure({ part: "suggestions", cause: error, route: "suggestions" });
    return [];
  }
}

function indexIn(files: Fetcher): SuggestionIndex {
  const stored = indexes.get(files) ?? new StoredIndex();
  indexes.set(files, stored);
  return stored.readWith(files);
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
async function answerTo(env: Env, query: string, settings: Settings): Promise<string | null> {
  if (settings.kz !== "1") return null;
  try {
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
