import { SearchAgain } from "../../../client/search/search-again.tsx";
import type { AnswerRequest } from "../../answers/answer.ts";
import type { SiteFiles } from "../../files/site-file.ts";
import { searchMethod } from "../../render/frame.ts";
import type { Visit } from "../../visit/visit.ts";
import { InstantAnswer } from "./instant-answer.tsx";

/**
 * What can be answered without asking anybody (SRCH-8); null for an ordinary search, and where answers are switched off.
 * The patterns that tell questions from searches are loaded with the first search.
 */
export async function ownAnswer(words: string, visit: Visit, headers: Headers, files: SiteFiles) {
  if (visit.settings.kz !== "1") return null;
  const [{ askedFor }, { aboutVisitor }, { instantAnswer }] = await Promise.all([
    import("../../answers/answer.ts"),
    import("../../answers/about.ts"),
    import("../../answers/kinds.ts"),
  ]);
  const answer = await instantAnswer(
    askedFor(words, aboutVisitor({ settings: visit.settings, files, requestHeaders: headersToShow(visit, headers) })),
  );
  if (!answer) return null;
  const { chance, needsNotes: _, ...shown } = answer;
  const again = chance ? (
    <SearchAgain method={searchMethod(visit.settings)} fields={{ q: words }} icon="refresh">
      Try again
    </SearchAgain>
  ) : null;
  return <InstantAnswer {...shown} again={again} />;
}

/** The request headers that an answer may show: none on the onion host, and never our cookies or credentials. */
export function headersToShow({ host }: Pick<Visit, "host">, headers: Headers): AnswerRequest["requestHeaders"] {
  if (host === "onion") return [];
  return [...headers].filter(([name]) => name !== "cookie" && name !== "authorization");
}
