import { GoLink } from "../../../client/components/go-link.tsx";
import { Wordmark } from "../../../client/frame/wordmark.tsx";
import { searchBoxIsland } from "../../../client/search/search-box-island.tsx";
import { brand } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { page } from "../../render/page.ts";
import styles from "./home.module.css";

/** The box and the way to its settings, nothing else (HOST-2). */
export const startPage = page({
  title: `${brand.name} start page`,
  description: "A search box for new tabs, and nothing else on the page.",
  chrome: "bare",
  indexed: false,
  body: ({ method }) => (
    <main id="main" className={styles.start}>
      <h1 className="vh">{`Search with ${brand.name}`}</h1>
      <Wordmark home={href("home")} />
      {searchBoxIsland.mark({ id: "q", action: href("home"), method, placeholder: "Search the web" })}
      <GoLink href={href("theme")} icon="settings">
        Settings
      </GoLink>
    </main>
  ),
});
