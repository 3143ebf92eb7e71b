import type { ReactNode } from "react";
import { Notice } from "../../../client/components/notice.tsx";
import { Picture } from "../../../client/components/sections/illustration.tsx";
import { SearchAgain } from "../../../client/search/search-again.tsx";
import { i18n } from "../../contract/language/i18n.ts";
import { regions } from "../../contract/settings/regions.ts";
import {
  allowsValue,
  defaultSettings,
  type SettingKey,
  type Settings,
  settingKeys,
} from "../../contract/settings/settings.ts";
import { searchMethod } from "../../render/frame.ts";
import type { UpstreamFault } from "../../results/ask-upstream.ts";
import type { FoundResults, ResultKind } from "../../results/results.ts";
import type { Visit } from "../../visit/visit.ts";
import type { WebAnswer } from "./ask-web.ts";
import { fieldsOf, lastPage, type SearchAsked } from "./asked.ts";
import { ResultList } from "./result-list.tsx";
import styles from "./web-results.module.css";

interface WebResultsProps extends WebAnswer {
  readonly asked: SearchAsked;
  readonly visit: Visit;
}

const labels: Readonly<Record<ResultKind, string>> = {
  web: /*i18n*/ "Web",
  image: /*i18n*/ "Images",
  news: /*i18n*/ "News",
  video: /*i18n*/ "Videos",
};

const unreadable = /*i18n*/ "The search service sent an answer that we can’t read.";
const faultWords: Readonly<Record<UpstreamFault, string>> = {
  slow: /*i18n*/ "The search service didn’t answer in time.",
  dead: /*i18n*/ "We can’t reach the search service.",
  lying: unreadable,
  too_large: unreadable,
};

interface Change extends Partial<SearchAsked> {
  readonly region?: string;
}

/** Makes a link or button for another search with the same settings: what differs from the present one, and its label. */
type Again = (change: Change, label: string, current?: boolean) => ReactNode;

/** What a search service found, or a clear notice why nothing came. */
export function WebResults({ asked, visit, answered, pictures, kinds }: WebResultsProps) {
  const again = againFor(asked, visit);
  const { settings } = visit;
  return (
    <section className={styles.web} aria-labelledby="web-results" data-kind={asked.kind}>
      <h2 id="web-results" className="vh">
        {i18n.t("{kind} results", { kind: i18n.t(labels[asked.kind]) })}
      </h2>
      {kinds.length > 1 && <Tabs {...{ kinds, asked, again }} />}
      <Regions settings={settings} again={again} />
      {answered.ok ? (
        <>
          <Corrections found={answered.found} again={again} />
          {answered.found.results.length > 0 ? (
            <ResultList {...answered.found} {...{ kind: asked.kind, pictures, settings }} />
          ) : (
            <div className={`say ${styles.none}`}>
              <h3>
                {asked.page > 1
                  ? i18n.t("There are no more results.")
                  : i18n.t("No web results match these words. Try fewer words.")}
              </h3>
              <Picture name="lookBack" theme={visit.theme} alt="" />
            </div>
          )}
          <Pages found={answered.found} {...{ asked, again, settings }} />
          <Related found={answered.found} again={again} />
        </>
      ) : (
        <Notice title={i18n.t("Web results didn’t load")}>
          <p>{`${i18n.t(faultWords[answered.fault])} ${i18n.t("Try again, or search another site.")}`}</p>
          {again({}, i18n.t("Try again"))}
        </Notice>
      )}
    </section>
  );
}

function againFor(asked: SearchAsked, { settings, url }: Visit): Again {
  const method = searchMethod(settings);
  // Settings in the address are passed on; those in cookies need not be.
  const given = givenSettings(url);
  return ({ region, ...change }, label, current = false) => (
    <SearchAgain
      method={method}
      fields={fieldsOf({ ...asked, ...change })}
      settings={region === undefined ? given : { ...given, kl: region }}
      current={current}
    >
      {label}
    </SearchAgain>
  );
}

/** The settings in the address, defaults included: a cookie may say something else. */
function givenSettings({ searchParams }: URL): Readonly<Partial<Record<SettingKey, string>>> {
  const given = settingKeys.flatMap((key) => {
    const value = searchParams.get(key);
    return value === null || !allowsValue(key, value) ? [] : [[key, value] as const];
  });
  return Object.fromEntries(given);
}

interface PartProps {
  readonly again: Again;
  readonly found: FoundResults;
}

function Tabs({ kinds, asked, again }: Pick<WebResultsProps, "kinds" | "asked"> & Pick<PartProps, "again">) {
  return (
    <nav aria-label={i18n.t("Kinds of results")}>
      <ul className={styles.tabs}>
        {kinds.map((kind) => (
          <li key={kind}>{again({ kind, page: 1 }, i18n.t(labels[kind]), kind === asked.kind)}</li>
        ))}
      </ul>
    </nav>
  );
}

/** `kah`: the regions that the visitor switches between. */
function Regions({ settings: { kah, kl }, again }: Pick<PartProps, "again"> & { settings: Settings }) {
  if (kah === "") return null;
  const offered = new Set([kl, ...kah.split(","), defaultSettings.kl]);
  return (
    <nav aria-label={i18n.t("Regions")}>
      <ul className={styles.related}>
        {[...offered].map((region) => (
          <li key={region}>{again({ region, page: 1 }, i18n.t(regions[region] ?? region), region === kl)}</li>
        ))}
      </ul>
    </nav>
  );
}

function Corrections({ found: { corrections }, again }: PartProps) {
  const [words] = corrections;
  if (words === undefined) return null;
  return (
    <div className="acts">
      <span>{i18n.t("Did you mean:")}</span>
      {again({ words, page: 1 }, words)}
    </div>
  );
}

/**
 * Links to the previous and the next page of results, with a line and a number, a line only, or neither (`kv`). `data-more`
 * asks the script to load the next page in their place (`kc` for pictures, else `kav`).
 */
function Pages({ found, asked, again, settings }: PartProps & { asked: SearchAsked; settings: Settings }) {
  const hasNext = found.results.length > 0 && asked.page < lastPage;
  if (asked.page === 1 && !hasNext) return null;
  const loads = settings[asked.kind === "image" ? "kc" : "kav"] === "1";
  return (
    <nav
      aria-label={i18n.t("Pages of results")}
      className={settings.kv === "-1" ? styles.pages : `${styles.pages} ${styles.lined}`}
      data-more={loads && hasNext ? asked.page + 1 : undefined}
    >
      {asked.page > 1 && again({ page: asked.page - 1 }, i18n.t("Previous page"))}
      {settings.kv === "1" && <span>{i18n.t("Page {page}", { page: asked.page })}</span>}
      {hasNext && again({ page: asked.page + 1 }, i18n.t("Next page"))}
    </nav>
  );
}

function Related({ found: { related }, again }: PartProps) {
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related">
      <h3 id="related">{i18n.t("Related searches")}</h3>
      <ul className={styles.related}>
        {related.map((words) => (
          <li key={words}>{again({ words, page: 1 }, words)}</li>
        ))}
      </ul>
    </section>
  );
}
