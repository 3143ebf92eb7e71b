import { cleanQuery, readSuggestions } from "../../src/contract/search/suggestions.ts";

interface SuggesterOptions {
  /** Asks for the suggestions to one query. */
  readonly fetch: (query: string, signal: AbortSignal) => Promise<Response>;
  /** Called with the phrases for what was asked last, and for nothing older. */
  readonly show: (query: string, phrases: readonly string[]) => void;
  readonly report: (error: unknown) => void;
}

export interface Suggester {
  /** What stands in the text field now. Asks at most once, and not at all for what it knows. */
  ask(typed: string): void;
  /** Nothing more is shown for what was asked. */
  stop(): void;
}

/** Answers that are remembered: more than somebody types before leaving the page. */
const mostRemembered = 200;

/** Asks for suggestions while somebody types (SRCH-3): one request a query, the older one given up for the newer. */
export function createSuggester({ fetch, show, report }: SuggesterOptions): Suggester {
  const known = new Map<string, readonly string[]>();
  let asking: { readonly query: string; readonly abort: AbortController } | null = null;

  function stop(): void {
    asking?.abort.abort();
    asking = null;
  }

  function ask(typed: string): void {
    const query = cleanQuery(typed);
    if (asking?.query === query) return;
    stop();
    const phrases = query.trim() ? known.get(query) : [];
    if (phrases) show(query, phrases);
    else request(query);
  }

  async function request(query: string): Promise<void> {
    const mine = { query, abort: new AbortController() };
    asking = mine;
    const answer = await answerTo(query, mine.abort.signal);
    if (asking !== mine) return;
    asking = null;
    if (answer.failure !== undefined) report(answer.failure);
    else remember(query, answer.phrases);
    show(query, answer.phrases);
  }

  async function answerTo(query: string, signal: AbortSignal) {
    try {
      const answer = await fetch(query, signal);
      const phrases = answer.ok ? readSuggestions(await answer.json()) : null;
      if (!phrases) throw new Error(`suggestions were answered with ${answer.status}`);
      return { phrases };
    } catch (failure) {
      return { phrases: [], failure };
    }
  }

  function remember(query: string, phrases: readonly string[]): void {
    if (known.size >= mostRemembered) known.clear();
    known.set(query, phrases);
  }

  return { ask, stop };
}
