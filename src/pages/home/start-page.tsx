import { GoLink } from "../../../client/components/go-link.tsx";
import { Wordmark } from "../../../client/frame/wordmark.tsx";
import { HeroScene } from "../../../client/home/hero-scene.tsx";
import { searchBoxIsland } from "../../../client/search/search-box-island.tsx";
import { brand } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href, searchHref } from "../../contract/routes.ts";
import type { SettingGroup } from "../../contract/settings/settings.ts";
import { groupId, groupLabels } from "../../contract/settings/settings-labels.ts";
import { statements } from "../../contract/statements.ts";
import { page } from "../../render/page.ts";
import styles from "./start-page.module.css";

/** The groups of settings that people who search come back to, under the names of the settings page. */
const quickGroups = ["look", "results", "language", "ai"] as const satisfies readonly SettingGroup[];

/** The search box, links to its settings and to what we count, on the landscape of home; nothing else (HOST-2). */
export const searchStartPage = page({
  title: () => i18n.t("{brand} start page", { brand: brand.name }),
  description: () => i18n.t("A search box for new tabs, and nothing else on the page."),
  chrome: "bare",
  indexed: false,
  vary: ({ searchesWeb }) => ({ searchesWeb }),
  body: ({ method, searchesWeb }) => (
    <main id="main" className={styles.start}>
      <h1 className="vh">{i18n.t("Search with {brand}", { brand: brand.name })}</h1>
      <Wordmark home={href("home")} />
      {searchBoxIsland.mark({ id: "q", action: searchHref(), method, first: true })}
      {!searchesWeb && <p className="soft small">{statements.noWeb}</p>}
      <nav className={styles.quick} aria-label={i18n.t("Settings")}>
        <GoLink href={href("theme")} icon="settings">
          {i18n.t("Settings")}
        </GoLink>
        {quickGroups.map((group) => (
          <a key={group} href={href("theme", {}, groupId(group))}>
            {i18n.t(groupLabels[group].title)}
          </a>
        ))}
        <a href={href("whatWeMeasure")}>{i18n.t("What we measure")}</a>
      </nav>
      <HeroScene />
    </main>
  ),
});
