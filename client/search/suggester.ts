import { cleanQuery, readInstant, readSuggestions } from "../../src/contract/search/suggestions.ts";

/** `answer`: the instant answer to the first phrase; null if there is none. */
export interface Suggested {
  readonly phrases: readonly string[];
  readonly answer: string | null;
}

const nothing: Suggested = { phrases: [], answer: null };

interface SuggesterOptions {
  /** Asks for the suggestions to one query. */
  readonly fetch: (query: string, signal: AbortSignal) => Promise<Response>;
  /** Called with the results of the latest query, and never of an older one. */
  readonly show: (query: string, found: Suggested) => void;
  readonly report: (error: unknown) => void;
}

export interface Suggester {
  /** Takes the current text of the field. Sends at most one request, and none if the results are known. */
  ask(typed: string): void;
  /** Gives up the current request, so that nothing is shown for it. */
  stop(): void;
}

/** How many queries are remembered with their results: more than somebody types before leaving the page. */
const mostRemembered = 200;

/** Asks for suggestions while somebody types (SRCH-3): one request for each query; a newer one aborts the older. */
export function createSuggester({ fetch, show, report }: SuggesterOptions): Suggester {
  const known = new Map<string, Suggested>();
  let asking: { readonly query: string; readonly abort: AbortController } | null = null;

  function stop(): void {
    asking?.abort.abort();
    asking = null;
  }

  function ask(typed: string): void {
    const query = cleanQuery(typed);
    if (asking?.query === query) return;
    stop();
    const found = query.trim() ? known.get(query) : nothing;
    if (found) show(query, found);
    else request(query);
  }

  async function request(query: string): Promise<void> {
    const mine = { query, abort: new AbortController() };
    asking = mine;
    const answer = await answerTo(query, mine.abort.signal);
    const isFailed = answer.failure !== undefined;
    if (isFailed && !isAbort(answer.failure)) report(answer.failure);
    if (asking !== mine) return;
    asking = null;
    if (!isFailed) remember(query, answer.found);
    show(query, answer.found);
  }

  async function answerTo(query: string, signal: AbortSignal) {
    try {
      const answer = await fetch(query, signal);
      const list: unknown = answer.ok ? await answer.json() : null;
      const phrases = readSuggestions(list);
      if (!phrases) throw new Error(`suggestions were answered with ${answer.status}`);
      return { found: { phrases, answer: readInstant(list) } };
    } catch (failure) {
      return { found: nothing, failure };
    }
  }

  function remember(query: string, found: Suggested): void {
    if (known.size >= mostRemembered) known.clear();
    known.set(query, found);
  }

  return { ask, stop };
}

/** What is given up on purpose is no failure; whatever else goes wrong is one, even where a newer query has taken over. */
function isAbort(failure: unknown): boolean {
  return failure instanceof Error && failure.name === "AbortError";
}
