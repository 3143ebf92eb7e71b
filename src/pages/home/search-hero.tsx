import { Hero } from "../../../client/home/hero.tsx";
import { searchBoxIsland } from "../../../client/search/search-box-island.tsx";
import { type Starter, Starters } from "../../../client/search/suggestions.tsx";
import { brand } from "../../contract/brand.ts";
import { birdCaptions, firstSearch } from "../../contract/brand-story.ts";
import { href } from "../../contract/routes.ts";
import { statements } from "../../contract/statements.ts";
import type { Frame } from "../../render/frame.ts";
import styles from "./search-hero.module.css";

/** What this host is, below the headline; short enough that the words stay clear of the landscape. */
const leads: Readonly<Record<Frame["host"], string>> = {
  main: `Search that keeps no record and a browser that blocks trackers, both free. The paid ${brand.pro} adds a VPN, personal information removal and identity theft help.`,
  start: `${brand.name} opens here: one search box, and no record of your searches.`,
  noai: `${brand.name} without AI: no AI chat, no answers written by AI, and no links to them. The rest is the same.`,
  onion: `${brand.name}’s onion address: your connection stays in the network, and we can’t know your country.`,
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
  const box = searchBoxIsland.mark({ id: "q", action: href("home"), method });
  return (
    <div data-banner="">
      <Hero
        found={open}
        title={brand.line.replace(/\.$/, "")}
        lead={leads[host]}
        theme={theme}
        search={
          open ? (
            <div className={styles.asks}>
              {box}
              <Starters items={starters} note="Suggestions come from the letters you type. We don’t keep them." />
            </div>
          ) : (
            box
          )
        }
        note={open ? undefined : <KeptNote searchesWeb={searchesWeb} />}
        caption={open ? birdCaptions.homeFound : birdCaptions.home}
      />
    </div>
  );
}

function KeptNote({ searchesWeb }: Pick<SearchHeroProps, "searchesWeb">) {
  return (
    <>
      {`${searchesWeb ? "We don’t keep searches." : statements.noWeb} `}
      <a href={href("privacy")}>What a search sends</a>
    </>
  );
}

const starters: readonly Starter[] = [
  searchFor("moths that come to light"),
  searchFor(firstSearch),
  { label: "Bang shortcuts", hint: "Search other sites from here", href: href("bangs"), icon: "arrow" },
  { label: "Region and safe search", hint: "Settings", href: href("theme"), icon: "settings" },
];

function searchFor(words: string): Starter {
  return { label: words, hint: "Search", href: href("home", { q: words }), icon: "search" };
}
