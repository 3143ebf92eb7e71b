import { Wrap } from "../../../client/components/band.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { SearchBox } from "../../../client/components/search-box.tsx";
import { brand } from "../../contract/brand.ts";
import { href, type RouteName, routes } from "../../contract/routes.ts";
import { Hole } from "../../render/hole.tsx";
import { page } from "../../render/page.ts";
import { siteLinks } from "../../render/site-links.ts";
import type { Visit } from "../../visit/visit.ts";
import styles from "./home.module.css";
import { type SiteEntry, siteMatches } from "./site-matches.ts";

/** In characters: more than any sensible search has, and what a headline can show of it. */
const longest = { asked: 400, shown: 80 };

/** The words of a submitted search, "" for none. */
export function askedOf(url: URL): string {
  const given = url.searchParams.get("q") ?? "";
  return cut(given.replace(/[\p{Cc}\s]+/gu, " ").trim(), longest.asked);
}

/** Never in the middle of a character. */
function cut(text: string, length: number, end = ""): string {
  const characters = [...text];
  return characters.length > length ? characters.slice(0, length).join("") + end : text;
}

/** A search was sent, and no web index answers it yet: say so, and offer what this site itself has. */
export const resultsPage = page({
  title: `Your search · ${brand.name}`,
  description: "What this site has for the words you searched for.",
  indexed: false,
  holes: { results: (visit) => <Results visit={visit} /> },
  body: () => (
    <div className={styles.results}>
      <Wrap>
        <Hole name="results" />
      </Wrap>
    </div>
  ),
});

function Results({ visit }: { visit: Visit }) {
  const asked = askedOf(visit.url);
  const found = siteMatches(asked, siteEntries(visit));
  return (
    <div className="say">
      <h1>{`“${cut(asked, longest.shown, "…")}”`}</h1>
      <SearchBox id="q" action={href("home")} inputProps={{ defaultValue: asked }} />
      <p className="lead">
        {`This copy of ${brand.name} has no web results connected, so nothing beyond this site was searched.`}
      </p>
      {found.length > 0 && (
        <>
          <h2>On this site</h2>
          <ul className={styles.matches}>
            {found.map(({ label, href }) => (
              <li key={href}>
                <GoLink href={href}>{label}</GoLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <GoLink href={href("home")}>Back to home</GoLink>
    </div>
  );
}

/** What people call a page besides its name in the footer. */
const otherWords: Partial<Record<RouteName, string>> = {
  bangs: "shortcut site search !",
  app: "install download iphone ipad ios android mobile phone",
  mac: "install download apple macos computer",
  windows: "install download pc microsoft computer",
  browser: "tracker block cookie pop-up private browsing",
  email: "mail alias address forward tracker inbox",
  duckai: "ai assistant ask",
  pro: "vpn cost subscribe subscription trial cancel buy",
  dbp: "data broker delete name address people-search",
  identityTheftRestoration: "stolen fraud adviser",
  subscriptionsManage: "cancel renew refund pay plan",
  activationFlow: "code sign in login another device",
  proWelcome: "sign in login account",
  comparePrivacy: "tracking protection private incognito",
  theme: "dark light mode font size colour region language safe search appearance",
  hiring: "job work hire open role",
  about: "company team story who",
  press: "logo media download",
  donations: "donate give money",
  privacy: "policy data cookie tracking collect",
  terms: "conditions legal",
};

/** The pages that header and footer of this host lead to, each once. */
function siteEntries({ host }: Visit): SiteEntry[] {
  const links = siteLinks(host).footer.flatMap((group) => group.links);
  return links
    .filter(({ href }) => href.startsWith("/") && href !== routes.home.path)
    .map((link) => ({ ...link, words: otherWordsOf(link.href) }));
}

function otherWordsOf(address: string): string {
  const path = address.split("?")[0];
  const found = Object.entries(otherWords).find(([name]) => routes[name as RouteName].path === path);
  return found?.[1] ?? "";
}
