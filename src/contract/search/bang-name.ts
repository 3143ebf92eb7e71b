import { i18n, languageNow, perLanguage } from "../language/i18n.ts";

const described = /^(.+) (documentation|packages)$/;
const inLanguage = /^(Wikipedia|Wiktionary) in /;

const languageNames = perLanguage((tag) => new Intl.DisplayNames([tag], { type: "language" }));

/**
 * The name of a bang's site in the language of the request. Names of sites stay as they are; only what describes one is
 * translated. Which language a site has, its domain says.
 */
export function bangName({ s, d }: { readonly s: string; readonly d: string }): string {
  if (languageNow() === "en") return s;
  if (s === "A subreddit") return i18n.t("A subreddit");
  const [, site = "", what] = described.exec(s) ?? [];
  if (what === "documentation") return i18n.t("{site} documentation", { site });
  if (what === "packages") return i18n.t("{site} packages", { site });
  const [, wiki] = inLanguage.exec(s) ?? [];
  if (!wiki) return s;
  return i18n.t("{site} in {language}", { site: wiki, language: languageNames().of(d.slice(0, d.indexOf("."))) });
}
