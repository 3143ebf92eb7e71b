import type { ReactNode } from "react";
import { i18n } from "../../src/contract/language/i18n.ts";
import { LinkButton } from "../components/button.tsx";
import styles from "./header.module.css";
import { Wordmark } from "./wordmark.tsx";

export type NavLink = { label: string; href: string };

type SiteHeaderProps = {
  home: string;
  links?: readonly NavLink[];
  /** Address of the page shown, to mark its link. */
  current?: string;
  action?: NavLink;
  /** A search box, on wide screens. */
  search?: ReactNode;
  /** `SiteMenu`, which replaces the links below 960 px. */
  menu?: ReactNode;
  /** On small screens it is shown inside the open menu, if there is a menu. */
  themeSwitch?: ReactNode;
  /** Further links that visitors look for: the account and, around a task, the help. */
  ways?: readonly NavLink[];
};

export function SiteHeader({
  home,
  links = [],
  current,
  action,
  search,
  menu,
  themeSwitch,
  ways = [],
}: SiteHeaderProps) {
  const link = ({ label, href }: NavLink, look?: string) => (
    <a key={href} className={look} href={href} {...(href.split("?")[0] === current && { "aria-current": "page" })}>
      {label}
    </a>
  );
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Wordmark home={home} />
        {search && <div className={styles.find}>{search}</div>}
        {links.length > 0 && (
          <nav className={styles.nav} aria-label={i18n.t("Main")}>
            {links.map((each) => link(each))}
          </nav>
        )}
        {themeSwitch && <div className={styles.theme}>{themeSwitch}</div>}
        {ways.map((each) => link(each, styles.way))}
        {action && (
          <div className={styles.action}>
            <LinkButton variant="ink" small href={action.href}>
              {action.label}
            </LinkButton>
          </div>
        )}
        {menu && <div className={styles.menu}>{menu}</div>}
      </div>
    </header>
  );
}
