import { Band } from "../../../client/components/band.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { searchBoxIsland } from "../../../client/search/search-box-island.tsx";
import { brand } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { Hole } from "../../render/hole.tsx";
import { page } from "../../render/page.ts";
import { siteLinks } from "../../render/site-links.ts";
import type { Visit } from "../../visit/visit.ts";
import { nearestPages, type Target } from "./nearest-pages.ts";
import styles from "./not-found-page.module.css";

/** Where most people want to go, for an address that is like none of ours. */
const wellKnown: readonly Target[] = [
  { label: "The start of the site", href: href("home") },
  { label: "The browser", href: href("browser") },
  { label: brand.pro, href: href("pro") },
  { label: "All settings", href: href("theme") },
];

export const notFoundPage = page({
  title: "No page here",
  description:
    "There is no page at this address. Search for what you meant, or take one of the pages with a similar name.",
  status: 404,
  indexed: false,
  holes: { nearest: (visit) => <Nearest visit={visit} /> },
  body: ({ theme, method }) => (
    <>
      <PageHead
        title="Well hidden, or not here."
        lead="There is no page at this address. It may have moved, or a letter in it is wrong. Nothing you did broke anything."
        plate={
          <Plate
            name="lost"
            theme={theme}
            eager
            caption="A field with a bird in it. She can be found; for the page we are less sure."
          />
        }
      >
        {searchBoxIsland.mark({ id: "lost-search", action: href("home"), method, placeholder: "What were you after?" })}
      </PageHead>
      <Band tone="bark">
        <Hole name="nearest" />
      </Band>
    </>
  ),
});

/** Nothing of the address asked for is shown, only pages of ours that resemble it. */
function Nearest({ visit }: { visit: Visit }) {
  const targets = siteLinks(visit.host)
    .footer.flatMap((group) => group.links)
    .filter((link) => link.href.startsWith("/"));
  const near = nearestPages(visit.url.pathname, [...targets, { label: "Subscribe", href: href("subscriptions") }]);
  return (
    <div className="split">
      <div className="say">
        <h2>{near.length > 0 ? "You may have meant:" : "From here:"}</h2>
      </div>
      <ul className={styles.nearest}>
        {(near.length > 0 ? near : wellKnown).map((target) => (
          <li key={target.href}>
            <GoLink href={target.href}>{target.label}</GoLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
