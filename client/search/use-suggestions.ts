import { useRef, useState } from "react";
import { parseCookies } from "../../src/contract/cookies.ts";
import { endpoints } from "../../src/contract/routes.ts";
import { wordsHeader } from "../../src/contract/search/suggestions.ts";
import { readSettings, settings } from "../../src/contract/settings/settings.ts";
import { createSuggester, type Suggested, type Suggester } from "./suggester.ts";

type Show = (query: string, found: Suggested) => void;

const silent: Suggester = { ask: () => {}, stop: () => {} };

/** One suggester for as long as the box lives; a silent one where the visitor switched suggestions off (`kac`). */
export function useSuggestions(show: Show): Suggester {
  const shows = useRef(show);
  shows.current = show;
  const [suggester] = useState(() => (typeof document === "undefined" ? silent : suggesterFor(shows)));
  return suggester;
}

function suggesterFor(shows: { readonly current: Show }): Suggester {
  const { kac, kg, kl } = readSettings(new URLSearchParams(location.search), parseCookies(document.cookie));
  if (kac === "-1") return silent;
  const region = kl === settings.kl.default ? {} : { kl };
  let reported = false;
  const ask = (query: Readonly<Record<string, string>>, init: RequestInit) =>
    fetch(`${endpoints.suggestions}?${new URLSearchParams({ ...query, ...region })}`, init);
  return createSuggester({
    // A visitor who wants no search words in addresses gets none in the addresses that scripts request, either.
    fetch: (query, signal) =>
      kg === "p"
        ? ask({}, { signal, headers: { [wordsHeader]: encodeURIComponent(query) } })
        : ask({ q: query }, { signal }),
    show: (query, found) => shows.current(query, found),
    report: (error) => {
      // A lost network, or a page that was left meanwhile, is not an error of ours.
      if (reported || error instanceof TypeError) return;
      reported = true;
      console.warn("no suggestions:", error);
    },
  });
}
