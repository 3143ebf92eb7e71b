import { Trans } from "@lingui/react";
import type { ReactNode } from "react";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Wrap } from "../../../client/components/sections/band.tsx";
import { Picture } from "../../../client/components/sections/illustration.tsx";
import { searchBoxIsland } from "../../../client/search/search-box-island.tsx";
import { brand } from "../../contract/brand/brand.ts";
import type { PageName } from "../../contract/events/events.ts";
import { i18n, languageNow } from "../../contract/language/i18n.ts";
import { href, searchHref } from "../../contract/routes.ts";
import type { Bangs } from "../../contract/search/bangs.ts";
import type { Settings } from "../../contract/settings/settings.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { seeOther } from "../../forms/form.ts";
import { links } from "../../locales/links.tsx";
import { resultsScript } from "../../render/assets.ts";
import { type SearchMethod, searchMethod, showsAi } from "../../render/frame.ts";
import { Later } from "../../render/later.tsx";
import { page } from "../../render/page.ts";
import { webResults } from "./ask-web.ts";
import type { SearchAsked } from "./asked.ts";
import { KeyLines } from "./key-lines.tsx";
import { ownAnswer } from "./own-answer.tsx";
import { Elsewhere, OwnPages, shortened, UnknownBang } from "./own-results.tsx";
import styles from "./results.module.css";
import { nearestMatches, siteMatches } from "./site-matches.ts";
import { sitePages } from "./site-pages.ts";
import { WebResults } from "./web-results.tsx";

/** A search, as an address or a form sent it. */
export interface ShownSearch {
  readonly tag: "shown";
  readonly asked: SearchAsked;
  /** Null if the search has no bang, or the list can't be read. */
  readonly bangs: Bangs | null;
}

/** More pages of ours than this fill a column; with fewer, the other sites stand below them. */
const fewFound = 2;

/**
 * The page for a search. In order: our instant answer, web results if a search service is configured, pages of this site,
 * and other sites to search. No part waits for a later one.
 */
export const resultsPage = page({
  title: () => i18n.t("Search results · {brand}", { brand: brand.name }),
  description: () => i18n.t("Results for your search."),
  indexed: false,
  load: async (c, search: ShownSearch | null) => {
    if (!search) return seeOther(href("home"));
    const { visit } = c.var;
    const { asked, bangs } = search;
    const isFirst = asked.kind === "web" && asked.page === 1;
    const index = await sitePages(c.env.ASSETS);
    // A visitor who wants no links to AI gets the pages that the host without AI finds.
    const host = showsAi(visit) ? visit.host : "noai";
    const found = siteMatches(asked.words, index, host, languageNow());
    return {
      visit,
      asked,
      bangs,
      found,
      near: found.length === 0 ? nearestMatches(asked.words, index, host) : [],
      answer: isFirst ? ownAnswer(asked.words, visit, c.req.raw.headers, c.env.ASSETS) : null,
      web: webResults(c, asked),
    };
  },
  body: ({ theme, host, data: { visit, asked, bangs, found, near, answer, web } }) => (
    <>
      <div className={styles.results}>
        <Wrap>
          <div className="say" data-page={"results" satisfies PageName}>
            <AskedAgain words={asked.words} settings={visit.settings} />
            <div className={styles.both} data-beside={Boolean(web) || found.length > fewFound}>
              <div className={styles.found}>
                <Later value={answer}>
                  {(answer) =>
                    answer ??
                    (web || found.length > 0 ? null : (
                      <>
                        <NoAnswer words={asked.words} theme={theme} />
                        <OwnPages found={near} isNear settings={visit.settings} host={host} />
                      </>
                    ))
                  }
                </Later>
                {web && <Later value={web}>{(web) => <WebResults asked={asked} visit={visit} {...web} />}</Later>}
                <UnknownBang asked={asked.words} bangs={bangs} />
                {!web && <OwnPages found={found} settings={visit.settings} host={host} />}
                <KeyLines />
              </div>
              <div className={styles.beside}>
                {web && <OwnPages found={found} settings={visit.settings} host={host} />}
                <Elsewhere asked={asked.words} isOnly={!web} />
              </div>
            </div>
          </div>
        </Wrap>
      </div>
      <Next settings={visit.settings} />
      <script type="module" src={resultsScript} />
    </>
  ),
});

/** `ko` is a mark for the style sheet, which changes the header by it: the header itself is the same on every page. */
function AskedAgain({ words, settings }: { readonly words: string; readonly settings: Settings }) {
  const method = searchMethod(settings);
  return (
    <>
      <h1 data-header={settings.ko}>{i18n.t("“{words}”", { words: shortened(words) })}</h1>
      {settings.ko !== "-2" && (
        <div className={styles.box}>
          {searchBoxIsland.mark({ id: "q", action: searchHref(), method, asked: words })}
        </div>
      )}
    </>
  );
}

/** Shown if we have neither an answer nor a page, and no search service is asked. */
function NoAnswer({ words, theme }: { words: string; theme: Theme }) {
  return (
    <div className={styles.none}>
      <div className="say">
        <h2>{i18n.t("We have no answer for “{words}”, and no page about it", { words: shortened(words) })}</h2>
        <p>{i18n.t("Check the spelling, or search another site.")}</p>
      </div>
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
    <div className={styles.next}>
      <Wrap>
        {tips && <p>{inHistory[searchMethod(settings)]()}</p>}
        {offers && (
          <GoLink href={href("addToBrowser")}>{i18n.t("Add {brand} to your browser", { brand: brand.name })}</GoLink>
        )}
      </Wrap>
    </div>
  );
}

const inHistory: Readonly<Record<SearchMethod, () => ReactNode>> = {
  get: () => (
    <Trans
      id="We don’t keep this search, but your browser’s history may. <a>Keep searches out of it</a>."
      components={links({ a: href("theme", {}, "setting-kg") })}
    />
  ),
  post: () => i18n.t("We don’t keep this search, and it isn’t in your browser’s history."),
};
