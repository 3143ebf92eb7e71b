import { Hero } from "../../../client/home/hero.tsx";
import { searchBoxIsland } from "../../../client/search/search-box-island.tsx";
import { type Starter, Starters } from "../../../client/search/suggestions.tsx";
import { brand } from "../../contract/brand/brand.ts";
import { birdCaptions, firstSearch } from "../../contract/brand/brand-story.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href, searchHref } from "../../contract/routes.ts";
import { statements } from "../../contract/statements.ts";
import type { Frame } from "../../render/frame.ts";
import styles from "./search-hero.module.css";

/** What this host is, below the headline; short enough that the words stay clear of the landscape. */
const leads: Readonly<Record<Frame["host"], () => string>> = {
  main: () =>
    i18n.t(
      "Private search and a browser that blocks trackers, both free. The paid Pro adds a VPN, removal of your details and identity theft help.",
    ),
  start: () => i18n.t("{brand} opens here: one search box, and no record of your searches.", { brand: brand.name }),
  noai: () =>
    i18n.t("{brand} without AI: no AI chat, no answers written by AI, and no links to them. The rest is the same.", {
      brand: brand.name,
    }),
  onion: () =>
    i18n.t("{brand}’s onion address: your connection stays in the network, and we can’t know your country.", {
      brand: brand.name,
    }),
};

interface SearchHeroProps {
  readonly host: Frame["host"];
  readonly theme: Frame["theme"];
  readonly method: Frame["method"];
  readonly searchesWeb: boolean;
  /** The search box is open with starters below it, and the second bird is found. */
  readonly open?: boolean;
}

export function SearchHero({ host, theme, method, searchesWeb, open = false }: SearchHeroProps) {
  const box = searchBoxIsland.mark({ id: "q", action: searchHref(), method });
  return (
    <div data-banner="">
      <Hero
        found={open}
        title={i18n.t(brand.line).replace(/\.$/, "")}
        lead={leads[host]()}
        theme={theme}
        search={
          open ? (
            <div className={styles.asks}>
              {box}
              <Starters
                items={starters()}
                note={i18n.t("As you type, suggestions take the place of these links. We don’t keep what you type.")}
              />
            </div>
          ) : (
            box
          )
        }
        note={open ? undefined : <KeptNote searchesWeb={searchesWeb} />}
        caption={i18n.t(open ? birdCaptions.homeFound : birdCaptions.home)}
      />
    </div>
  );
}

function KeptNote({ searchesWeb }: Pick<SearchHeroProps, "searchesWeb">) {
  return (
    <>
      {`${searchesWeb ? i18n.t("We don’t keep searches.") : statements.noWeb} `}
      <a href={href("privacy")}>{i18n.t("What a search sends")}</a>
    </>
  );
}

const starters = (): readonly Starter[] => [
  searchFor(i18n.t("moths that come to light")),
  searchFor(i18n.t(firstSearch)),
  { label: i18n.t("Bang shortcuts"), hint: i18n.t("Search other sites from here"), href: href("bangs"), icon: "arrow" },
  { label: i18n.t("Region and safe search"), hint: i18n.t("Settings"), href: href("theme"), icon: "settings" },
];

function searchFor(words: string): Starter {
  return { label: words, hint: i18n.t("Search"), href: searchHref(words), icon: "search" };
}
