import { Band, Wrap } from "../../../client/components/band.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { searchBoxIsland } from "../../../client/search/search-box-island.tsx";
import { brand } from "../../contract/brand.ts";
import type { PageName } from "../../contract/events/events.ts";
import { href } from "../../contract/routes.ts";
import { type Bang, type Bangs, bangAddress, bangSuggestions, elsewhere } from "../../contract/search/bangs.ts";
import { searchMethod } from "../../render/facets.ts";
import { Hole } from "../../render/hole.tsx";
import { type Facets, type Page, page } from "../../render/page.ts";
import type { Visit } from "../../visit/visit.ts";
import styles from "./results.module.css";
import { type SiteEntry, type SiteIndex, siteMatches } from "./site-matches.ts";

/** In characters: what a headline can show of a search. */
const longestShown = 80;

/**
 * A search was sent, and no web index answers it: say so, and offer what this site has and where else to look. Bangs
 * are null where the search has none, or where they cannot be read.
 */
export function resultsPage(asked: string, bangs: Bangs | null, index: SiteIndex): Page {
  return page({
    title: `Your search · ${brand.name}`,
    description: "What this site has for the words you searched for.",
    indexed: false,
    holes: {
      results: ({ settings }: Visit) => (
        <Results asked={asked} bangs={bangs} found={siteMatches(asked, index)} method={searchMethod(settings)} />
      ),
    },
    body: () => (
      <>
        <div className={styles.results}>
          <Wrap>
            <Hole name="results" />
          </Wrap>
        </div>
        <Band tone="bark">
          <p className={styles.next}>
            Searching from the address bar is one step shorter.{" "}
            <GoLink href={href("addToBrowser")}>{`Add ${brand.name} to your browser`}</GoLink>
          </p>
        </Band>
      </>
    ),
  });
}

interface ResultsProps {
  readonly asked: string;
  readonly bangs: Bangs | null;
  readonly found: readonly SiteEntry[];
  readonly method: Facets["method"];
}

function Results({ asked, bangs, found, method }: ResultsProps) {
  return (
    <div className="say" data-page={"results" satisfies PageName}>
      <h1>{`“${shortened(asked)}”`}</h1>
      <div className={styles.box}>{searchBoxIsland.mark({ id: "q", action: href("home"), method, asked })}</div>
      <p className="lead">
        {`This copy of ${brand.name} has no web results connected, so nothing beyond this site was searched. Here is what the site itself has, and a way to take the same words elsewhere.`}
      </p>
      <UnknownBang asked={asked} bangs={bangs} />
      <div className={styles.columns}>
        <section className={styles.part} aria-labelledby="on-site">
          <h2 id="on-site">On this site</h2>
          {found.length > 0 ? <Pages found={found} /> : <NothingFound />}
        </section>
        <section className={styles.part} aria-labelledby="elsewhere">
          <h2 id="elsewhere">Elsewhere, with a bang</h2>
          <Elsewhere asked={asked} />
        </section>
      </div>
    </div>
  );
}

/** Never in the middle of a character. */
function shortened(text: string): string {
  const characters = [...text];
  return characters.length > longestShown ? `${characters.slice(0, longestShown).join("")}…` : text;
}

function Pages({ found }: { found: readonly SiteEntry[] }) {
  return (
    <ul className={styles.matches}>
      {found.map(({ label, href, text }) => (
        <li key={href}>
          <h3>
            <a href={href}>{label}</a>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

function NothingFound() {
  return (
    <>
      <p>None of our own pages has these words. You can:</p>
      <ul className={styles.steps}>
        <li>take them to another site, from the list on this page,</li>
        <li>try fewer words, or other ones for the same thing,</li>
        <li>
          begin at <a href={href("home")}>home</a> or look through <a href={href("bangs")}>all bangs</a>.
        </li>
      </ul>
    </>
  );
}

function Elsewhere({ asked }: { asked: string }) {
  return (
    <>
      <ul className={styles.elsewhere}>
        {elsewhere.map(({ kind, ...bang }) => (
          <li key={kind}>
            <a href={bangAddress(bang, asked)}>{`Search ${kind}`}</a>
            <small>
              {`${bang.s} `}
              <code>{`!${bang.t}`}</code>
            </small>
          </li>
        ))}
      </ul>
      <GoLink href={href("bangs")}>All bangs</GoLink>
    </>
  );
}

/** Letters after an exclamation mark that are no bang may have been meant as one. */
function UnknownBang({ asked, bangs }: Pick<ResultsProps, "asked" | "bangs">) {
  const meant = /(?:^|\s)(![a-z0-9]+)/i.exec(asked)?.[1];
  if (!meant) return null;
  if (!bangs) return <p>{`Bangs cannot be looked up at the moment, so ${shortened(meant)} was taken as a word.`}</p>;
  const near = nearBangs(bangs, meant);
  return (
    <p>
      {`There is no bang ${shortened(meant)}. `}
      {near.length > 0 ? "Near it: " : ""}
      {near.map(({ t, s }, index) => (
        <span key={t}>
          {index > 0 && ", "}
          <a href={href("home", { q: asked.replace(meant, `!${t}`) })}>{`!${t}`}</a>
          {` ${s}`}
        </span>
      ))}
    </p>
  );
}

/** Those that begin alike, by as many letters as it takes to find some. */
function nearBangs(bangs: Bangs, meant: string): readonly Bang[] {
  const beginnings = [meant, meant.slice(0, 4), meant.slice(0, 3), meant.slice(0, 2)];
  return beginnings.map((beginning) => bangSuggestions(bangs, beginning, 4)).find(({ length }) => length > 0) ?? [];
}
