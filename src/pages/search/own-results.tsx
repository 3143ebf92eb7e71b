import { Trans } from "@lingui/react";
import { GoLink } from "../../../client/components/go-link.tsx";
import { WholeWords } from "../../../client/components/line-breaks.tsx";
import { brand } from "../../contract/brand/brand.ts";
import { i18n, languageNow } from "../../contract/language/i18n.ts";
import { splitLanguage } from "../../contract/language/languages.ts";
import { href, searchHref } from "../../contract/routes.ts";
import { type Bang, type Bangs, bangAddress, bangSuggestions, elsewhere } from "../../contract/search/bangs.ts";
import type { Settings } from "../../contract/settings/settings.ts";
import { statements } from "../../contract/statements.ts";
import { inEnglish } from "../../locales/in-english.ts";
import type { HostVariant } from "../../visit/host.ts";
import { shownAddress } from "./result-list.tsx";
import styles from "./results.module.css";
import type { SiteEntry } from "./site-matches.ts";

/** In characters: what a headline can show of a search. */
const longestShown = 80;

interface OwnPagesProps {
  readonly found: readonly SiteEntry[];
  /** None of them is what was asked for; these come nearest. */
  readonly isNear?: boolean;
  readonly settings: Settings;
  readonly host: HostVariant;
}

/** Pages of this site for a search. */
export function OwnPages({ found, isNear = false, settings, host }: OwnPagesProps) {
  if (found.length === 0) return null;
  const id = isNear ? "nearest" : "on-site";
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{isNear ? i18n.t("The nearest pages on this site") : i18n.t("On this site")}</h2>
      <Pages {...{ found, settings, host }} />
    </section>
  );
}

/** Shortens a text for a headline, never in the middle of a character. */
export function shortened(text: string): string {
  const characters = [...text];
  return characters.length > longestShown ? `${characters.slice(0, longestShown).join("")}…` : text;
}

/** Like web results, with the same settings for how addresses are shown and where they open. */
function Pages({ found, settings, host }: Pick<OwnPagesProps, "found" | "settings" | "host">) {
  return (
    <ul className={styles.matches}>
      {found.map(({ label, href, text }) => (
        <li key={href} {...(splitLanguage(href).language === "en" && inEnglish())}>
          <h3>
            <a href={href} {...(settings.kn === "1" && { target: "_blank" })}>
              {label}
            </a>
          </h3>
          <p className={styles.address}>{shownAddress(`https://${brand.hosts[host]}${href}`, settings)}</p>
          <p>
            <WholeWords text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}

interface ElsewhereProps {
  readonly asked: string;
  /** There are no web results beside it. */
  readonly isOnly: boolean;
}

/** Other sites to search with the same words. */
export function Elsewhere({ asked, isOnly }: ElsewhereProps) {
  return (
    <section className={styles.part} aria-labelledby="elsewhere">
      <h2 id="elsewhere">{i18n.t("Search another site")}</h2>
      {isOnly && <p>{`${statements.noWeb} ${i18n.t("If you choose another site, it receives your words.")}`}</p>}
      <p className="soft">
        <Trans
          id="Shortcut: type <code>!w</code> before your words to search Wikipedia. We call this a bang."
          components={{ code: <code /> }}
        />
      </p>
      <ul className={styles.elsewhere}>
        {elsewhere().map(({ kind, isEnglish, ...bang }) => (
          <li key={kind}>
            <a href={bangAddress(bang, asked)}>{i18n.t("Search {kind}", { kind: i18n.t(kind) })}</a>
            <small>
              {`${bang.s} ${isEnglish && languageNow() !== "en" ? `${i18n.t("(in English)")} ` : ""}`}
              <code>{`!${bang.t}`}</code>
            </small>
          </li>
        ))}
      </ul>
      <GoLink href={href("bangs")}>{i18n.t("See all bangs")}</GoLink>
    </section>
  );
}

/** For letters after an exclamation mark that are no bang but may have been meant as one. */
export function UnknownBang({ asked, bangs }: { asked: string; bangs: Bangs | null }) {
  const meant = /(?:^|\s)(![a-z0-9]+)/i.exec(asked)?.[1];
  if (!meant) return null;
  const word = shortened(meant);
  if (!bangs)
    return <p>{i18n.t("We can’t look up bangs at the moment, so we searched for {word} as a word.", { word })}</p>;
  const near = nearBangs(bangs, meant);
  return (
    <p>
      {`${i18n.t("There’s no bang called {word}.", { word })} `}
      {near.length > 0 ? `${i18n.t("Did you mean:")} ` : ""}
      {near.map(({ t, s }, index) => (
        <span key={t}>
          {index > 0 && ", "}
          <a href={searchHref(asked.replace(meant, `!${t}`))}>{`!${t}`}</a>
          {` ${s}`}
        </span>
      ))}
    </p>
  );
}

/** Bangs with the same beginning, which is shortened until some are found. */
function nearBangs(bangs: Bangs, meant: string): readonly Bang[] {
  const beginnings = [meant, meant.slice(0, 4), meant.slice(0, 3), meant.slice(0, 2)];
  return beginnings.map((beginning) => bangSuggestions(bangs, beginning, 4)).find(({ length }) => length > 0) ?? [];
}
