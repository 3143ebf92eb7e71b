import type { ReactNode } from "react";
import { Band, Wrap } from "../../../client/components/band.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Picture } from "../../../client/components/plate.tsx";
import { searchBoxIsland } from "../../../client/search/search-box-island.tsx";
import { brand } from "../../contract/brand.ts";
import type { PageName } from "../../contract/events/events.ts";
import { href } from "../../contract/routes.ts";
import type { Bangs } from "../../contract/search/bangs.ts";
import type { Settings } from "../../contract/settings/settings.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { statements } from "../../contract/statements.ts";
import { resultsScript } from "../../render/assets.ts";
import { searchMethod } from "../../render/facets.ts";
import { Hole } from "../../render/hole.tsx";
import { type Page, page, type SearchMethod } from "../../render/page.ts";
import type { Visit } from "../../visit/visit.ts";
import type { SearchAsked } from "./asked.ts";
import { ownAnswer } from "./own-answer.tsx";
import { OwnResults, shortened, UnknownBang } from "./own-results.tsx";
import styles from "./results.module.css";
import type { SiteEntry } from "./site-matches.ts";
import { type AskWeb, WebResults } from "./web-results.tsx";

interface ResultsSetting {
  readonly asked: SearchAsked;
  /** Null if the search has no bang, or the list can't be read. */
  readonly bangs: Bangs | null;
  /** Our own pages that match. */
  readonly found: readonly SiteEntry[];
  /** The request's headers, for answers about the browser itself. */
  readonly headers: Headers;
  /** Asks for web results; null where no service gives any. */
  readonly askWeb: AskWeb | null;
}

/**
 * The page for a search. In order: our instant answer, web results if a search service is configured, pages of this site,
 * and other sites to search. No part waits for a later one.
 */
export function resultsPage(setting: ResultsSetting): Page {
  const { asked, bangs, found, headers, askWeb } = setting;
  return page({
    title: `Search results · ${brand.name}`,
    description: "Results for your search.",
    indexed: false,
    holes: {
      asked: (visit) => <AskedAgain words={asked.words} visit={visit} />,
      answer: async (visit, { files }) => {
        const isFirst = asked.kind === "web" && asked.page === 1;
        const answer = isFirst ? await ownAnswer(asked.words, visit, headers, files) : null;
        return answer ?? (askWeb || found.length > 0 ? null : <NoAnswer words={asked.words} theme={visit.theme} />);
      },
      web: async (visit) =>
        askWeb ? (
          <WebResults asked={asked} visit={visit} {...(await askWeb(visit))} />
        ) : (
          <p className="soft">{statements.noWeb} If you choose another site, it receives your words.</p>
        ),
      next: ({ settings }) => <Next settings={settings} />,
      own: ({ settings, host }) => (
        <>
          <UnknownBang asked={asked.words} bangs={bangs} />
          <OwnResults asked={asked.words} found={found} settings={settings} host={host} />
        </>
      ),
    },
    body: () => (
      <>
        <div className={styles.results}>
          <Wrap>
            <div className="say" data-page={"results" satisfies PageName}>
              <Hole name="asked" />
              <div className={styles.both}>
                <Hole name="answer" />
                <Hole name="web" />
                <Hole name="own" />
              </div>
            </div>
          </Wrap>
        </div>
        <Hole name="next" />
        <script type="module" src={resultsScript} />
      </>
    ),
  });
}

/** `ko` is a mark for the style sheet, which changes the header by it: the header itself is the same on every page. */
function AskedAgain({ words, visit: { settings } }: { words: string; visit: Visit }) {
  const method = searchMethod(settings);
  return (
    <>
      <h1 data-header={settings.ko}>{`“${shortened(words)}”`}</h1>
      {settings.ko !== "-2" && (
        <div className={styles.box}>
          {searchBoxIsland.mark({ id: "q", action: href("home"), method, asked: words })}
        </div>
      )}
    </>
  );
}

/** Shown if we have neither an answer nor a page, and no search service is asked. */
function NoAnswer({ words, theme }: { words: string; theme: Theme }) {
  return (
    <div className={styles.none}>
      <h2>{`We have no answer for “${shortened(words)}”, and no page about it`}</h2>
      <Picture name="moth" theme={theme} alt="" eager />
    </div>
  );
}

/** Below the results: a note on privacy (`kao`), and an offer (`kak`). */
function Next({ settings }: { settings: Settings }) {
  const tips = settings.kao === "1";
  const offers = settings.kak === "1";
  if (!tips && !offers) return null;
  return (
    <Band tone="bark">
      <div className={styles.next}>
        {tips && <p>We don’t keep this search{inHistory[searchMethod(settings)]}</p>}
        {offers && <GoLink href={href("addToBrowser")}>{`Add ${brand.name} to your browser`}</GoLink>}
      </div>
    </Band>
  );
}

const inHistory: Readonly<Record<SearchMethod, ReactNode>> = {
  get: (
    <>
      , but your browser’s history may. <a href={href("theme", {}, "setting-kg")}>Keep searches out of it</a>.
    </>
  ),
  post: ", and it isn’t in your browser’s history.",
};
