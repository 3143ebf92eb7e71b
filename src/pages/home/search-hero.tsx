import { Hero } from "../../../client/home/hero.tsx";
import { searchBoxIsland } from "../../../client/search/search-box-island.tsx";
import { type Starter, Starters } from "../../../client/search/suggestions.tsx";
import { brand } from "../../contract/brand.ts";
import { birdCaptions, firstSearch } from "../../contract/brand-story.ts";
import { href } from "../../contract/routes.ts";
import type { Facets } from "../../render/page.ts";
import styles from "./home.module.css";

/** Under the headline, in two lines so that the words stay clear of the landscape: what this host is. */
const leads: Readonly<Record<Facets["host"], string>> = {
  main: `${brand.name} is a search engine and a browser that keep no record of who you are or what you looked for.`,
  start: `${brand.name} opens here: one box, and no record of what you put in it.`,
  noai: `${brand.name} without AI: no chat, no written answers, no links to either. All else is the same.`,
  onion: `${brand.name}’s onion address: your connection stays in the network, and nobody here knows your country.`,
};

interface SearchHeroProps {
  readonly host: Facets["host"];
  readonly theme: Facets["theme"];
  readonly method: Facets["method"];
  /** The box lies open with places to begin, and the second bird is found. */
  readonly open?: boolean;
}

export function SearchHero({ host, theme, method, open = false }: SearchHeroProps) {
  const box = searchBoxIsland.mark({ id: "q", action: href("home"), method });
  return (
    <div data-banner="">
      <Hero
        found={open}
        title={brand.line}
        lead={leads[host]}
        theme={theme}
        search={
          open ? (
            <div className={styles.asks}>
              {box}
              <Starters items={starters} note="Suggestions come from the letters you type; we keep none of them." />
            </div>
          ) : (
            box
          )
        }
        note={open ? undefined : <KeptNote />}
        caption={open ? birdCaptions.homeFound : birdCaptions.home}
      />
    </div>
  );
}

function KeptNote() {
  return (
    <>
      What you type is used to answer you and is not kept. <a href={href("privacy")}>What a search sends</a>
    </>
  );
}

const starters: readonly Starter[] = [
  searchFor("moths that come to light"),
  searchFor(firstSearch),
  { label: "Bang shortcuts", hint: "Search another site from here", href: href("bangs"), icon: "arrow" },
  { label: "Region and safe search", hint: "Settings", href: href("theme"), icon: "settings" },
];

function searchFor(words: string): Starter {
  return { label: words, hint: "Search", href: href("home", { q: words }), icon: "search" };
}
