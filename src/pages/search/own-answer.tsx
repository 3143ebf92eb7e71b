import { InstantAnswer } from "../../../client/search/instant-answer.tsx";
import { SearchAgain } from "../../../client/search/search-again.tsx";
import type { Asked } from "../../answers/answer.ts";
import type { Settings } from "../../contract/settings/settings.ts";
import type { Files } from "../../files/site-file.ts";
import { storedWords } from "../../files/stored-words.ts";
import { searchMethod } from "../../render/facets.ts";
import type { Visit } from "../../visit/visit.ts";

/**
 * What can be answered without asking anybody (SRCH-8); null for an ordinary search, and where answers are switched off.
 * The patterns that tell questions from searches are loaded with the first search.
 */
export async function ownAnswer(words: string, visit: Visit, headers: Headers, files: Files) {
  if (visit.settings.kz !== "1") return null;
  const [{ askedFor }, { instantAnswer }] = await Promise.all([
    import("../../answers/answer.ts"),
    import("../../answers/kinds.ts"),
  ]);
  const answer = await instantAnswer(askedFor(words, about(visit, headers, files)));
  if (!answer) return null;
  const { chance, ...shown } = answer;
  const again = chance ? (
    <SearchAgain method={searchMethod(visit.settings)} fields={{ q: words }} icon="refresh">
      Try again
    </SearchAgain>
  ) : null;
  return <InstantAnswer {...shown} again={again} />;
}

function about(visit: Visit, headers: Headers, files: Files): Omit<Asked, "text" | "words"> {
  return {
    now: Date.now(),
    region: regionOf(visit.settings),
    units: unitsOf(visit.settings),
    told: toldBy(visit, headers),
    dictionary: (part) => storedWords(files, part),
    random: (bytes) => crypto.getRandomValues(bytes),
  };
}

function regionOf({ kl }: Settings): string {
  const [country = ""] = kl.split("-");
  // These stand for several countries, or for all.
  return ["wt", "xa", "xl"].includes(country) ? "" : country;
}

export function unitsOf(settings: Settings): Asked["units"] {
  if (settings.kaj !== "-1") return settings.kaj === "u" ? "imperial" : "metric";
  return ["us", "ue"].includes(regionOf(settings)) ? "imperial" : "metric";
}

/** Over the onion host a browser is told nothing of itself, and our own cookies are nobody's business in print. */
export function toldBy({ host }: Pick<Visit, "host">, headers: Headers): Asked["told"] {
  if (host === "onion") return [];
  return [...headers].filter(([name]) => name !== "cookie" && name !== "authorization");
}
