import { Band, Wrap } from "../../../client/components/band.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { searchBoxIsland } from "../../../client/search/search-box-island.tsx";
import { brand } from "../../contract/brand.ts";
import type { PageName } from "../../contract/events/events.ts";
import { href } from "../../contract/routes.ts";
import type { Bangs } from "../../contract/search/bangs.ts";
import { resultsScript } from "../../render/assets.ts";
import { searchMethod } from "../../render/facets.ts";
import { Hole } from "../../render/hole.tsx";
import { type Page, page } from "../../render/page.ts";
import type { Visit } from "../../visit/visit.ts";
import type { SearchAsked } from "./asked.ts";
import { ownAnswer } from "./own-answer.tsx";
import { OwnResults, shortened, UnknownBang } from "./own-results.tsx";
import styles from "./results.module.css";
import type { SiteEntry } from "./site-matches.ts";
import { type AskWeb, WebResults } from "./web-results.tsx";

interface ResultsSetting {
  readonly asked: SearchAsked;
  /** Null where the search has none, or where they can't be read. */
  readonly bangs: Bangs | null;
  /** Our own pages for it. */
  readonly found: readonly SiteEntry[];
  /** Of the request: what the browser tells of itself. */
  readonly headers: Headers;
  /** Asks for web results; null where no service gives any. */
  readonly askWeb: AskWeb | null;
}

/**
 * A search was sent. In the order of the page: what is answered here, what the web has where a search service is named,
 * what this site has, and where else to look. What comes first waits for nothing that comes after.
 */
export function resultsPage(setting: ResultsSetting): Page {
  const { asked, bangs, found, headers, askWeb } = setting;
  return page({
    title: `Search results · ${brand.name}`,
    description: "Results for your search.",
    indexed: false,
    holes: {
      asked: (visit) => <AskedAgain words={asked.words} visit={visit} />,
      answer: (visit, { files }) =>
        asked.kind === "web" && asked.page === 1 ? ownAnswer(asked.words, visit, headers, files) : null,
      web: async (visit) =>
        askWeb ? (
          <WebResults asked={asked} visit={visit} {...(await askWeb(visit))} />
        ) : (
          <NoWeb hasPages={found.length > 0} />
        ),
      own: ({ settings, host }) => (
        <>
          <UnknownBang asked={asked.words} bangs={bangs} />
          <OwnResults asked={asked.words} found={found} besideWeb={askWeb !== null} settings={settings} host={host} />
        </>
      ),
    },
    body: () => (
      <>
        <div className={styles.results}>
          <Wrap>
            <div className="say" data-page={"results" satisfies PageName}>
              <Hole name="asked" />
              <Hole name="answer" />
              <Hole name="web" />
              <Hole name="own" />
            </div>
          </Wrap>
        </div>
        <Band tone="bark">
          <p className={styles.next}>
            We don’t keep this search. Your browser’s history may.{" "}
            <GoLink href={href("addToBrowser")}>{`Add ${brand.name} to your browser`}</GoLink>
          </p>
        </Band>
        <script type="module" src={resultsScript} />
      </>
    ),
  });
}

function AskedAgain({ words, visit: { settings } }: { words: string; visit: Visit }) {
  const method = searchMethod(settings);
  return (
    <>
      <h1>{`“${shortened(words)}”`}</h1>
      <div className={styles.box}>{searchBoxIsland.mark({ id: "q", action: href("home"), method, asked: words })}</div>
    </>
  );
}

function NoWeb({ hasPages }: { hasPages: boolean }) {
  return (
    <p className="lead">
      {`This is a demonstration: it has ${hasPages ? `no web results, only ${brand.name} pages` : "no web results"}. To search the web for these words, choose another site below. That site receives your words.`}
    </p>
  );
}
