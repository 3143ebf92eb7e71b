import { useRef, useState } from "react";
import { parseCookies } from "../../src/contract/cookies.ts";
import { endpoints } from "../../src/contract/routes.ts";
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
  const { kac, kl } = readSettings(new URLSearchParams(location.search), parseCookies(document.cookie));
  if (kac === "-1") return silent;
  const region = kl === settings.kl.default ? {} : { kl };
  let reported = false;
  return createSuggester({
    fetch: (query, signal) =>
      fetch(`${endpoints.suggestions}?${new URLSearchParams({ q: query, ...region })}`, { signal }),
    show: (query, found) => shows.current(query, found),
    report: (error) => {
      if (!reported) console.warn("no suggestions:", error);
      reported = true;
    },
  });
}
